// After the page is ready: keep the whole site for times without a network, keep a started Python's memory for a
// faster next visit, and offer a new release when there is one. Nothing here is needed to play.
import { address, memory } from "./runtime.mjs";

// A while after the start, which has enough to do: the computer players' thread wakes just then.
const idle = (task) => setTimeout(() => whenIdle(task), 1500);
const whenIdle = (task) => (globalThis.requestIdleCallback ? requestIdleCallback(task, { timeout: 3000 }) : setTimeout(task, 1000));

function offer(registration) {
  const notice = document.getElementById("update");
  notice.hidden = false;
  document.getElementById("update-now").onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("take over");
  };
  document.getElementById("update-later").onclick = () => (notice.hidden = true);
}

function watch(registration) {
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offer(registration);
    });
  });
  setInterval(() => registration.update().catch(() => {}), 3_600_000);
}

async function keepSite() {
  if (!navigator.serviceWorker) return;
  watch(await navigator.serviceWorker.register(address("sw.js"), { updateViaCache: "none" }));
  await navigator.serviceWorker.ready;
}

async function keepMemory() {
  if (!globalThis.caches) return;
  const kept = () => caches.match(memory.key, { cacheName: memory.cache });
  if (!(await kept())) {
    const keeper = new Worker(new URL("keeper.mjs", import.meta.url), { type: "module" });
    await new Promise((done) => (keeper.onmessage = keeper.onerror = done));
    keeper.terminate();
  }
  if (await kept()) noteMemory();
}

// See `mayBeKept` in interpreter.mjs. Notes of older releases go.
function noteMemory() {
  const [ours] = memory.cache.match(/.* memory /);
  for (const name of Object.keys(localStorage)) if (name.startsWith(ours)) localStorage.removeItem(name);
  localStorage.setItem(memory.cache, "kept");
}

async function keep() {
  try {
    await keepSite();
    await keepMemory();
    document.body.dataset.kept = "all";
  } catch (error) {
    console.info("Outremer is not kept for offline play:", error);
    document.body.dataset.kept = "not";
  }
}

if (document.body.dataset.state === "loading") addEventListener("outremer:ready", () => idle(keep), { once: true });
else idle(keep);
