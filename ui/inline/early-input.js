// Server-rendered pages show their fields and buttons before React listens. This script records the
// input until then, in order, and app/early-input.ts repeats it. Links work without scripts and are
// not recorded.
(() => {
  const log = [];
  const keys = new Set();
  let words = null;
  let composing = null;
  let onLate = null;
  let repeating = false;

  const within = (target, selector) => {
    const found = target instanceof Element ? target.closest(selector) : null;
    return found?.closest("#root") ? found : null;
  };
  const isField = (target) =>
    target instanceof Element && target.matches("#root :is(input, textarea, select)");
  const isReacts = (field) => Object.keys(field).some((key) => key.startsWith("__reactProps$"));
  const add = (entry) => {
    log.push(entry);
    onLate?.();
  };

  // React receives an input event, but detects no change if it did not control the field before.
  const keepField = ({ target }) => {
    if (repeating || !isField(target)) return;
    const last = log.at(-1);
    const again = last?.kind === "field" && last.target === target;
    if (!again && onLate && isReacts(target)) {
      // Text typed while the log is being repeated overrides the recorded state.
      for (const entry of log)
        if (entry.target === target && entry.kind === "field") entry.state = stateOf(target);
      return;
    }
    if (again) last.state = stateOf(target);
    else add({ kind: "field", target, state: stateOf(target) });
  };
  // React may reset the field to its own value before the recorded text is repeated. The letter
  // typed next joins that text.
  const restoreText = ({ target }) => {
    if (composing || !isField(target) || !isReacts(target)) return;
    const recorded = log.findLast((entry) => entry.kind === "field" && entry.target === target);
    const text = recorded?.state.value;
    if (text === undefined || text === target.value) return;
    // The field's own setter would hide the change from React.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value").set.call(target, text);
  };
  const stateOf = (field) => {
    if (field.type === "checkbox" || field.type === "radio") return { checked: field.checked };
    if (field.type === "file") return {};
    if (field.multiple && field.options)
      return { options: [...field.options].map(({ selected }) => selected) };
    return { value: field.value };
  };

  const keepClick = ({ target, detail }) => {
    const button = within(target, "button, [role=button], [role=tab], [role=switch]");
    if (!button || (button.type === "submit" && button.form)) return;
    // The menu has not opened yet: a second press on its button only repeats the first.
    const opens = button.matches("[aria-haspopup], [aria-expanded]");
    if (opens && log.some((entry) => entry.target === button)) return;
    add({ kind: "press", target: button, byPointer: detail > 0 });
  };
  const keepSubmit = (event) => {
    const { target, submitter } = event;
    if (!within(target, "form")) return;
    // The shop's forms have no action: the browser would only reload the page.
    event.preventDefault();
    // A second press must not submit twice.
    const last = log.at(-1);
    if (last?.kind !== "submit" || last.target !== target)
      add({ kind: "submit", target, submitter });
  };
  const keepFocus = ({ type, target }) => {
    if (isField(target)) add({ kind: type, target });
  };
  const keepFieldKey = (event) => {
    const { target, key, isComposing, ctrlKey, metaKey, altKey } = event;
    if (isComposing || ctrlKey || metaKey || altKey || !isField(target)) return;
    if (["Enter", "Escape", "ArrowUp", "ArrowDown"].includes(key))
      add({ kind: "key", target, key });
  };
  const keepComposing = ({ type, target }) => {
    composing = type === "compositionend" ? null : target;
  };

  const keepKey = (event) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || event.repeat || event.altKey) return;
    if (target instanceof Element && target.matches("input, textarea, select, [contenteditable]"))
      return;
    const alone = !ctrlKey && !metaKey;
    const ofMenu =
      !alone && key.toLowerCase() === "k" && /^\/admin(?:\/|$)/i.test(location.pathname);
    if (alone && words !== null && key !== "/") {
      // After "/" the letters belong to the search field, which the page does not show yet.
      if (key === "Backspace") words = words.slice(0, -1);
      else if (key === "Escape") {
        words = null;
        keys.delete("/");
      } else if (/^.$/u.test(key)) words = String(words) + String(key);
      // Otherwise the page would scroll.
      if (key === " ") event.preventDefault();
      return;
    }
    if (ofMenu) keys.add("ctrl+k");
    else if (alone && /^[^\s]$/u.test(key)) keys.add(key.toLowerCase());
    else return;
    if (key === "/") {
      const field = document.querySelector("#root input[type=search]");
      field?.focus();
      if (!field || document.activeElement !== field) words = "";
    }
    // Otherwise Firefox would open its quick find, and browsers would focus the address bar.
    if (ofMenu || key === "/") event.preventDefault();
  };

  const untilReact = [
    ["click", keepClick],
    ["submit", keepSubmit],
    ["focusin", keepFocus],
    ["focusout", keepFocus],
    ["keydown", keepFieldKey],
  ];
  for (const [type, listener] of untilReact) document.addEventListener(type, listener, true);
  for (const type of ["input", "change"]) document.addEventListener(type, keepField, true);
  document.addEventListener("beforeinput", restoreText, true);
  for (const type of ["compositionstart", "compositionend"])
    document.addEventListener(type, keepComposing, true);
  addEventListener("keydown", keepKey);

  window.earlyInput = {
    log,
    keys,
    isComposing: (field) => composing === field,
    takeWords() {
      const taken = words ?? "";
      words = null;
      return taken;
    },
    // React handles all input from now on, except text typed into fields that it does not control
    // yet.
    endPresses(late) {
      for (const [type, listener] of untilReact) document.removeEventListener(type, listener, true);
      onLate = late;
    },
    repeat(act) {
      repeating = true;
      try {
        act();
      } finally {
        repeating = false;
      }
    },
    forgetKeys() {
      removeEventListener("keydown", keepKey);
      keys.clear();
      words = null;
    },
    end() {
      this.endPresses(null);
      this.forgetKeys();
      log.length = 0;
      for (const type of ["input", "change"]) document.removeEventListener(type, keepField, true);
      document.removeEventListener("beforeinput", restoreText, true);
      for (const type of ["compositionstart", "compositionend"])
        document.removeEventListener(type, keepComposing, true);
    },
  };
})();
