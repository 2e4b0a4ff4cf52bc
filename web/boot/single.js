// The one-file page: everything is inside, so that it plays when opened from a disk, where browsers let a page fetch
// nothing and a worker not even what the page has made. Modules find each other by data: addresses, which are allowed
// everywhere; and a fetch of a file of ours, in the page or in a worker, is answered from the page's own store.
(async () => {
  const site = new URL("./", document.baseURI).href;
  const files = {}; // path → Blob
  const modules = {}; // path → address

  const gunzipped = (bytes) => new Response(bytes.pipeThrough(new DecompressionStream("gzip")));
  const plain = async (element) => (await fetch(`data:;base64,${element.textContent.trim()}`)).body;

  // Runs in the page and in each worker.
  function answerFrom(files, site) {
    const fetched = globalThis.fetch;
    globalThis.fetch = async (input, options) => {
      const address = new URL(input.url ?? input, site).href;
      const file = address.startsWith(site) && files[address.slice(site.length)];
      if (!file) return fetched(input, options);
      return new Response(file, { headers: { "Content-Type": address.endsWith(".wasm") ? "application/wasm" : "text/plain" } });
    };
    // What Pyodide would import by its address.
    globalThis.outremerOptions = {
      createPyodideModule: async (settings) => {
        const text = await files["runtime/pyodide/pyodide.asm.mjs"].text();
        const { default: create } = await import("data:text/javascript;charset=utf-8," + encodeURIComponent(text));
        return create(settings);
      },
    };
  }

  // The head of each worker. PyScript wants a module, which a disk's page can't start as a worker: so a plain worker
  // starts, takes our files, and imports the module; what is said to it meanwhile is told once somebody listens.
  function workerHead(answerFrom) {
    const held = [];
    const hold = (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      held.push(event);
    };
    // One at a time: who hears the first then listens for the second.
    const tell = () => {
      const { data, ports } = held.shift() ?? {};
      if (!ports) return removeEventListener("message", hold);
      dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
      setTimeout(tell);
    };
    const begin = ({ data: { files, site, module } }) => {
      answerFrom(files, site);
      Object.defineProperty(globalThis, "location", { value: new URL(site) }); // or addresses had nothing to stand on
      globalThis.importScripts = () => {
        throw new TypeError("as in a module"); // by which Pyodide knows
      };
      addEventListener("message", hold);
      const listen = globalThis.addEventListener;
      globalThis.addEventListener = (type, ...rest) => {
        listen.call(globalThis, type, ...rest);
        if (type !== "message") return;
        globalThis.addEventListener = listen;
        setTimeout(tell);
      };
      import(module).catch((error) => postMessage(error));
    };
    addEventListener("message", begin, { once: true });
  }

  const head = URL.createObjectURL(new Blob([`(${workerHead})(${answerFrom})`], { type: "text/javascript" }));
  globalThis.Worker = class extends Worker {
    #begun;
    constructor(address) {
      super(head);
      this.#begun = this.#begin(address);
    }
    async #begin(address) {
      const text = await (await fetch(address)).text();
      super.postMessage({ files, site, module: dataAddress(text) });
    }
    postMessage(...message) {
      this.#begun.then(() => super.postMessage(...message));
    }
  };

  const dataAddress = (text) => "data:text/javascript;charset=utf-8," + encodeURIComponent(text).replaceAll("'", "%27");

  // A module's text with addresses that work from anywhere.
  function rewritten(path, text) {
    return text
      .replaceAll("import.meta", `({url:${JSON.stringify(site + path)}})`)
      .replace(/(from\s*|import\()(["'])(\.[^"']+)\2/g, (whole, word, quote, name) => {
        const address = modules[new URL(name, site + path).href.slice(site.length)];
        return address ? `${word}${quote}${address}${quote}` : whole;
      });
  }

  const packed = [...document.querySelectorAll("script[data-file]")];
  const starts = packed.filter((element) => "start" in element.dataset).map((element) => element.dataset.file);
  for (const element of packed) {
    files[element.dataset.file] = await gunzipped(await plain(element)).blob();
    element.remove();
  }
  answerFrom(files, site);
  // They come in the order in which they need each other.
  for (const path of Object.keys(files).filter((path) => /\.m?js$/.test(path) && !path.includes(".asm.")))
    modules[path] = dataAddress(rewritten(path, await files[path].text()));
  for (const config of document.querySelectorAll("py-config, mpy-config"))
    config.textContent = config.textContent.replace("./boot/interpreter.mjs", modules["boot/interpreter.mjs"]);
  for (const path of starts) await import(modules[path]);
})().catch((error) => outremer.failed(`${error}`));
