// The table's reflexes, which must not wait for Python: zoom and drag, explanations, arrow keys, menus and flying pieces.
import { Idiomorph } from "../runtime/idiomorph/idiomorph.esm.js";

{
  const find = (id) => document.getElementById(id);
  const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  // -- zoom and drag: the board's frame is scaled and moved inside the stage ----------------------------------
  const look = { scale: 1, x: 0, y: 0 };
  const fingers = new Map();
  let dragged = false;
  let asked = false; // a long press asks, it does not act

  function show(smooth) {
    const frame = find("board-frame");
    const stage = find("stage");
    if (!frame || !stage) return;
    const spare = (size, room) => Math.max(0, size * look.scale - room);
    look.x = Math.min(0, Math.max(-spare(frame.offsetWidth, frame.offsetWidth), look.x));
    look.y = Math.min(0, Math.max(-spare(frame.offsetHeight, frame.offsetHeight), look.y));
    frame.style.transition = smooth && !calm() ? "transform 320ms ease-out" : "none";
    frame.style.transform = look.scale === 1 ? "" : `translate(${look.x}px, ${look.y}px) scale(${look.scale})`;
  }

  function zoom(factor, x, y, smooth) {
    const scale = Math.min(5, Math.max(1, look.scale * factor));
    look.x = x - ((x - look.x) * scale) / look.scale;
    look.y = y - ((y - look.y) * scale) / look.scale;
    look.scale = scale;
    show(smooth);
  }

  function fit() {
    Object.assign(look, { scale: 1, x: 0, y: 0 });
    show(true);
  }

  // The smallest box round some elements.
  function around(elements) {
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter((box) => box.width);
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
  }

  // On a small screen the board comes closer to where something is asked.
  function zoomTo(id) {
    const frame = find("board-frame");
    const target = id && find(id);
    if (!frame || !matchMedia("(max-width: 720px)").matches) return;
    if (!target) return fit();
    const outer = frame.getBoundingClientRect();
    const inner = target.getBoundingClientRect();
    const now = outer.width / frame.offsetWidth; // not look.scale: it may be on its way there still
    const all = around([target, ...frame.querySelectorAll("[data-action]")]); // nothing that can be chosen is left outside
    // data-zoom="close": the target fills the frame, for it is full of small choices; else it is shown with what lies round it.
    const [most, share] = target.dataset.zoom === "close" ? [5, 0.94] : [2.6, 0.5];
    const room = (box, side, part) => (part * frame[`offset${side}`] * now) / Math.max(box[side.toLowerCase()], 1);
    const wanted = share > 0.5 ? Math.min(room(inner, "Width", share), room(inner, "Height", share)) : room(inner, "Width", share);
    const possible = Math.min(room(all, "Width", 0.96), room(all, "Height", 0.96));
    const scale = Math.max(1, Math.min(most, wanted, possible));
    const middleX = (all.left + all.width / 2 - outer.left) / now;
    const middleY = (all.top + all.height / 2 - outer.top) / now;
    Object.assign(look, { scale, x: frame.offsetWidth / 2 - middleX * scale, y: frame.offsetHeight / 2 - middleY * scale });
    show(true);
  }

  const onStage = (event) => event.target.closest && event.target.closest("#stage");
  const place = (event) => {
    const box = find("stage").getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  document.addEventListener(
    "wheel",
    (event) => {
      if (!onStage(event) || !(event.ctrlKey || look.scale > 1)) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), ...place(event), false);
    },
    { passive: false }
  );
  document.addEventListener("pointerdown", (event) => {
    if (!onStage(event)) return;
    fingers.set(event.pointerId, place(event));
    dragged = false;
  });
  document.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before || !find("stage")) return;
    const now = place(event);
    if (fingers.size === 2) {
      const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)[1];
      const apart = (a) => Math.hypot(a[0] - other[0], a[1] - other[1]);
      zoom(apart(now) / Math.max(1, apart(before)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2, false);
      dragged = true;
    } else if (look.scale > 1) {
      if (Math.hypot(now[0] - before[0], now[1] - before[1]) < 6 && !dragged) return;
      dragged = true;
      look.x += now[0] - before[0];
      look.y += now[1] - before[1];
      show(false);
    }
    fingers.set(event.pointerId, now);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => fingers.delete(event.pointerId));
  document.addEventListener(
    "click",
    (event) => {
      if (!asked && !(dragged && onStage(event))) return;
      asked = dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true
  );
  // Art often lies over what can be chosen: a click goes through it to the first target below, else to that of its own thing.
  // A thumb is broad: what it misses by little is chosen too.
  const LIVE = "[data-action], [data-menu]";
  const THUMB = 44; // pixels
  function nearest(x, y) {
    let [best, least] = [null, Infinity];
    for (const target of find("board").querySelectorAll(LIVE)) {
      const box = target.getBoundingClientRect();
      const [aside, above] = [Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)];
      const small = box.width && Math.min(box.width, box.height) < THUMB;
      const reached = small && 2 * aside <= Math.max(0, THUMB - box.width) && 2 * above <= Math.max(0, THUMB - box.height);
      if (reached && Math.hypot(aside, above) < least) [best, least] = [target, Math.hypot(aside, above)];
    }
    return best;
  }
  function aim(x, y) {
    const pile = document.elementsFromPoint(x, y);
    const below = pile.map((element) => element.closest(LIVE)).find((element) => element);
    const own = pile[0]?.closest("[data-thing]")?.querySelector(":scope > [data-action]");
    return below ?? own ?? (matchMedia("(pointer: coarse)").matches ? nearest(x, y) : null);
  }
  document.addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted || !onStage(event) || event.target.closest(LIVE)) return;
      const target = aim(event.clientX, event.clientY);
      if (!target) return;
      event.stopPropagation();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    },
    true
  );
  // Focus brings a target back that lies outside of what is shown.
  document.addEventListener("focusin", (event) => {
    if (look.scale === 1 || !onStage(event) || !event.target.closest(LIVE)) return;
    const [box, stage] = [event.target.getBoundingClientRect(), find("stage").getBoundingClientRect()];
    if (box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= stage.bottom) return;
    look.x += stage.left + stage.width / 2 - box.left - box.width / 2;
    look.y += stage.top + stage.height / 2 - box.top - box.height / 2;
    show(true);
  });
  document.addEventListener("dblclick", (event) => {
    if (!onStage(event) || event.target.closest("[data-action], [data-menu]")) return;
    if (look.scale > 1) fit();
    else zoom(2.2, ...place(event), true);
  });

  // -- explanations: on hover, focus and long press --------------------------------------------------------------
  let pressed = 0;
  let resting = 0; // the mouse rests on something: then it is explained, but not where it has just clicked
  let clickedAt = null;
  // What tells its own tale when it is looked at (data-tells) is explained only on a long press.
  function explain(element, asked) {
    const tip = find("tip");
    let owner = element && element.closest && element.closest("[data-explain]");
    if (!tip) return;
    if (owner && "tells" in owner.dataset && !asked) owner = null;
    tip.hidden = !owner;
    if (!owner) return;
    if (owner === document.activeElement) owner.setAttribute("aria-describedby", "tip");
    tip.textContent = owner.dataset.explain;
    const box = owner.getBoundingClientRect();
    const size = tip.getBoundingClientRect();
    const above = box.top - size.height - 8;
    tip.style.left = `${Math.max(8, Math.min(innerWidth - size.width - 8, box.left + box.width / 2 - size.width / 2))}px`;
    tip.style.top = `${above > 4 ? above : Math.min(innerHeight - size.height - 8, box.bottom + 8)}px`;
  }
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || clickedAt) return;
    clearTimeout(resting);
    if (!event.target.closest("[data-explain]")) explain(null);
    else resting = setTimeout(() => explain(event.target), find("tip")?.hidden ? 300 : 0);
  });
  document.addEventListener("pointermove", (event) => {
    if (clickedAt && Math.hypot(event.clientX - clickedAt[0], event.clientY - clickedAt[1]) > 8) clickedAt = null;
  });
  document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && explain(event.target));
  document.addEventListener("focusout", () => explain(null));
  document.addEventListener("pointerdown", (event) => {
    explain(null);
    clearTimeout(resting);
    asked = false;
    if (event.pointerType === "mouse") {
      clickedAt = [event.clientX, event.clientY];
      return;
    }
    pressed = setTimeout(() => {
      explain(event.target, true);
      asked = true;
    }, 500);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, () => clearTimeout(pressed));

  // -- menus: an element with data-menu opens the element of that id, one at a time --------------------------------
  function closeMenus(but) {
    for (const open of document.querySelectorAll(".menu-open")) if (open !== but) open.classList.remove("menu-open");
  }
  function toggleMenu(opener) {
    const menu = find(opener.dataset.menu);
    if (!menu) return;
    closeMenus(menu);
    if (menu.classList.toggle("menu-open")) menu.querySelector("[data-action]")?.focus();
  }
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-menu]");
    if (opener) toggleMenu(opener);
    else closeMenus(null);
  });

  // -- keys: arrows go to the nearest target in their direction, Enter and space press it --------------------------
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  function move([dx, dy]) {
    const targets = [...document.querySelectorAll("#play [data-action], #play [data-menu]")].filter(
      (one) => one.getClientRects().length && !one.closest("#moves")
    );
    const here = targets.includes(document.activeElement) ? middle(document.activeElement) : null;
    if (!here) return targets[0]?.focus();
    let best = null;
    let least = Infinity;
    for (const target of targets) {
      const [x, y] = middle(target);
      const ahead = (x - here[0]) * dx + (y - here[1]) * dy;
      const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
      if (ahead > 3 && ahead + 2 * aside < least) [best, least] = [target, ahead + 2 * aside];
    }
    best?.focus();
  }
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, select, textarea");
    if (typing || !find("play")) return;
    if (ways[event.key] && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      move(ways[event.key]);
    } else if ((event.key === "Enter" || event.key === " ") && event.target.closest("[role=button]")) {
      event.preventDefault();
      event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    } else if (event.key === "Escape") closeMenus(null);
    else if (event.key === "+") zoom(1.4, find("stage").offsetWidth / 2, find("stage").offsetHeight / 2, true);
    else if (event.key === "-") zoom(1 / 1.4, find("stage").offsetWidth / 2, find("stage").offsetHeight / 2, true);
    else if (event.key === "0") fit();
  });

  // -- flights: a ghost of a piece goes from one element to another, and stays there until the table is drawn anew ---
  function middleInBoard(id) {
    const board = find("sky");
    const element = find(id);
    if (!board || !element) return null;
    const box = element.getBoundingClientRect();
    const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
    const matrix = board.getScreenCTM();
    return matrix ? point.matrixTransform(matrix.inverse()) : null;
  }
  async function fly(piece, start, end, unseen, milliseconds) {
    const from = middleInBoard(start);
    const to = middleInBoard(end);
    if (!from || !to || calm()) return;
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
    ghost.innerHTML = piece;
    find("sky").append(ghost);
    for (const id of unseen.split(" ")) find(id)?.classList.add("flown");
    const spot = (point) => ({ transform: `translate(${point.x}px, ${point.y}px)` });
    const motion = ghost.animate([spot(from), spot(to)], { duration: milliseconds, easing: "ease-out", fill: "forwards" });
    await motion.finished.catch(() => {});
  }
  function land() {
    find("sky")?.replaceChildren();
    for (const piece of document.querySelectorAll(".flown")) piece.classList.remove("flown");
  }

  // -- scores count up ----------------------------------------------------------------------------------------------
  const COUNTING = 480; // milliseconds
  const counters = (element) => [...element.querySelectorAll("[id] [data-count]")];
  const owner = (counter) => counter.closest("[id]").id;

  function count(counter, from, to) {
    const start = performance.now();
    const step = (now) => {
      if (Number(counter.dataset.count) !== to) return; // it counts to a newer score already
      const share = Math.min(1, Math.max(0, now - start) / COUNTING);
      counter.textContent = Math.round(from + share * (to - from));
      if (share < 1) requestAnimationFrame(step);
    };
    counter.animate([{ color: "var(--vermilion)" }, {}], { duration: 3 * COUNTING });
    step(start);
  }

  // -- drawing: an element is brought to new markup without losing focus, what is open, or pieces on their way --------
  function morph(id, markup) {
    const element = find(id);
    if (!element) return;
    if (id === "overlay" && !element.firstChild) before = document.activeElement;
    const scores = new Map(counters(element).map((counter) => [owner(counter), Number(counter.dataset.count)]));
    const wanted = element.cloneNode(false);
    wanted.innerHTML = markup; // parsed in the element's own namespace, hence right for SVG too
    Idiomorph.morph(element, wanted, {
      ignoreActiveValue: Boolean(document.activeElement?.matches("input, select, textarea")), // what is being typed stays
      callbacks: { beforeAttributeUpdated: (name, node) => !(name === "open" && node.localName === "details") },
    });
    if (id === "overlay" && !element.contains(document.activeElement)) element.querySelector("[data-first]")?.focus({ preventScroll: true });
    for (const counter of calm() ? [] : counters(element)) {
      const [from, to] = [scores.get(owner(counter)), Number(counter.dataset.count)];
      if (from !== undefined && from !== to) count(counter, from, to);
    }
    if (id === "log") follow(element);
    if (id === "hand") bringIntoSight(element);
  }

  // A hand wider than the screen is swiped: what is hinted, or the first choice if none is in sight, is brought there.
  function bringIntoSight(hand) {
    const row = hand.firstElementChild;
    if (!row || row.scrollWidth <= row.clientWidth) return;
    const frame = row.getBoundingClientRect();
    const isSeen = (box) => box.left >= frame.left && box.right <= frame.right;
    const boxes = (selector) => [...row.querySelectorAll(selector)].map((card) => card.getBoundingClientRect()).filter((box) => box.width);
    const choices = boxes("[data-action]");
    const wanted = boxes(".hinted")[0] ?? (choices.some(isSeen) ? undefined : choices[0]);
    if (wanted && !isSeen(wanted)) row.scrollBy({ left: wanted.left - frame.left - 12, behavior: calm() ? "instant" : "smooth" });
  }

  // The log ends with its latest line, also when its height changes or it comes to light, unless somebody reads further up.
  let readingUp = false;
  let followed = null;
  const toEnd = () => !readingUp && followed?.scrollTo({ top: followed.scrollHeight, behavior: "instant" });
  const heights = new ResizeObserver(toEnd);
  function follow(log) {
    if (followed !== log) {
      heights.disconnect();
      heights.observe(log);
      [followed, readingUp] = [log, false];
    }
    toEnd();
  }
  const isAway = (log) => log.scrollTop + log.clientHeight < log.scrollHeight - 24;
  for (const sign of ["wheel", "touchmove", "keyup", "pointerup"])
    document.addEventListener(sign, ({ target }) => {
      if (followed?.contains(target)) setTimeout(() => (readingUp = isAway(followed)), 200); // when it has come to rest
    });

  // While something lies over the page, the rest can't be reached; then focus goes back to where it was.
  let before = null;
  function cover(covered) {
    const app = find("app");
    if (app.inert === covered) return;
    app.inert = covered;
    if (!covered && before?.isConnected) before.focus();
  }

  // The ribbon over the board tells what a computer player just did, as long as it takes to read.
  let unroll = 0;
  function ribbon(text, pace) {
    const place = find("ribbon");
    if (!place) return;
    place.textContent = text;
    place.classList.toggle("told", Boolean(text));
    clearTimeout(unroll);
    unroll = setTimeout(() => place.classList.remove("told"), pace + 900);
  }

  // When what was drawn can be seen. A hidden page is never painted and does not wait.
  function painted() {
    if (document.hidden) return Promise.resolve();
    return new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
  }

  function download(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  Object.assign(window.outremer, { aim, zoomTo, fit, fly, land, morph, cover, ribbon, painted, download });
}
