// The service worker: keeps one whole release of the site, file by file with its hash, all or nothing.
// A new release waits beside the running one until the player takes it or every page is closed.
const SCOPE = new URL(registration.scope).pathname;
const OURS = `outremer ${SCOPE} `; // other sites may live on the same origin, and other caches of ours too
const CACHE = `${OURS}release {{release}}`;
const MEMORY = `${OURS}memory {{memory}}`;
const FILES = {{files}};

const address = (path) => new URL(path, registration.scope).href;

async function hash(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A file as this release has it: from an older release, from the browser's own cache, else from the host.
async function fetched(path) {
  const tries = [
    () => caches.match(address(path)),
    () => fetch(address(path)),
    () => fetch(address(path), { cache: "reload" }),
  ];
  for (const attempt of tries) {
    const response = await attempt();
    if (response?.ok && (await hash(response)) === FILES[path]) return response;
  }
  throw new Error(`${path} is not of this release`);
}

async function install() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(FILES).map(async (path) => cache.put(address(path), await fetched(path))));
    await cache.put(registration.scope, await cache.match(address("index.html")));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// Where a browser can, it answers from the release by itself and need not wake this worker for each file.
function addRoutes(event) {
  if (!event.addRoutes) return;
  const plain = new URLPattern({ baseURL: registration.scope, pathname: `${SCOPE}*`, search: "" });
  return event.addRoutes({ condition: { urlPattern: plain, requestMethod: "get" }, source: { cacheName: CACHE } });
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE && name !== MEMORY);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  url.hash = url.search = "";
  return (await caches.match(url.href, { cacheName: CACHE })) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(Promise.all([install(), addRoutes(event)])));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
