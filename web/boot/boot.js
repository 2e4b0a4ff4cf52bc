// Runs before everything else, in any browser: says honestly how far the loading has come, and what went wrong.
// It keeps to old syntax, so that an old browser can run it and be told that it is too old.
(function () {
  "use strict";
  var body = document.body;
  var bar = document.getElementById("progress");
  var status = document.getElementById("boot-status");

  // The visitor's language: the one chosen before, else the browser's. English needs no dictionary.
  var dictionaries = {{dictionaries}};
  var words = dictionaries[language()] || {};

  function language() {
    var wished = navigator.languages ? [].slice.call(navigator.languages) : [navigator.language];
    try {
      wished.unshift(JSON.parse(localStorage.getItem("outremer.settings")).language);
    } catch (nothingKept) {}
    var known = wished
      .map(function (tag) {
        return String(tag).split("-")[0].toLowerCase();
      })
      .filter(function (tag) {
        return tag === "en" || dictionaries[tag];
      });
    return known[0] || "en";
  }

  function say(english) {
    return words[english] || english;
  }

  // The value as it is: `replace` would read a $ in it as a sign of its own.
  function filled(sentence, gap, value) {
    return sentence.split(gap).join(value);
  }

  // What the page shows already, sentence by sentence.
  function translate() {
    document.documentElement.lang = language();
    var texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      var english = texts.currentNode.data.trim();
      if (words[english]) texts.currentNode.data = words[english];
    }
    [].forEach.call(body.querySelectorAll("[aria-label]"), function (element) {
      element.setAttribute("aria-label", say(element.getAttribute("aria-label")));
    });
  }

  // The real steps, with their share of the whole: files by their address, then what PyScript and the page report.
  var steps = [
    { file: /\/pyscript\/core-/, share: 5, text: "Unrolling the parchment…" },
    { file: /pyodide\.asm\.mjs/, share: 10, text: "Sharpening the quill…" },
    { file: /python_stdlib\.zip/, share: 10, text: "Opening the library…" },
    { file: /pyodide\.asm\.wasm/, share: 40, text: "Waking the scribe…" },
    { file: /\.whl/, share: 10, text: "Fetching the rule books…" },
    { event: "Loaded interpreter", share: 15, text: "The scribe is reading…" },
    { event: "ready", share: 10, text: "Setting the table…" },
  ];

  function loading() {
    return body.getAttribute("data-state") === "loading" && !body.hasAttribute("data-failed");
  }

  function show() {
    var done = 0;
    var next = null;
    steps.forEach(function (step) {
      if (step.done) done += step.share;
      else next = next || step;
    });
    bar.value = done;
    if (next && loading()) status.textContent = say(next.text);
  }

  function reach(matches) {
    steps.forEach(function (step) {
      if (matches(step)) step.done = true;
    });
    show();
  }

  function failed(reason) {
    if (!loading()) return;
    body.setAttribute("data-failed", "");
    status.textContent = filled(say("The page could not be loaded: {reason}."), "{reason}", reason);
  }

  function ready() {
    reach(function () {
      return true;
    });
    window.dispatchEvent(new Event("outremer:ready"));
  }

  // What the interpreter and the page's Python call; that the page is ready is seen by body's data-state.
  window.outremer = window.outremer || {}; // Python may be quicker than this page
  window.outremer.failed = failed;

  if (document.createTreeWalker) translate();
  if (!("noModule" in document.createElement("script")) || !window.WebAssembly || !window.PerformanceObserver || !window.BigInt64Array) {
    body.setAttribute("data-failed", "");
    body.setAttribute("data-old", "");
    status.textContent = say("This browser is too old for Outremer. A current Firefox, Chrome, Edge or Safari plays it.");
    return;
  }

  var watcher = new MutationObserver(function () {
    if (body.getAttribute("data-state") === "loading") return;
    watcher.disconnect();
    ready();
  });
  watcher.observe(body, { attributes: true, attributeFilter: ["data-state"] });
  document.getElementById("retry").addEventListener("click", function () {
    location.reload();
  });
  window.addEventListener(
    "error",
    function (event) {
      if (event.target && event.target.as === "font") return; // the page can be read in another hand
      var file = event.target && (event.target.src || event.target.href);
      failed(file ? filled(say("{file} did not arrive"), "{file}", file.split("/").pop()) : event.message || say("an unknown error"));
    },
    true
  );
  window.addEventListener("unhandledrejection", function (event) {
    failed(String((event.reason && event.reason.message) || event.reason));
  });
  window.addEventListener("py:progress", function (event) {
    reach(function (step) {
      return step.event === event.detail;
    });
  });
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      reach(function (step) {
        return step.file && step.file.test(entry.name);
      });
    });
  }).observe({ type: "resource", buffered: true });
  show();
})();
