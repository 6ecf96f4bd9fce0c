// A page drawn by the server shows its buttons before they can do anything. What is pressed until React listens is kept, once
// for each button and key, and done as soon as the page has come to life (app/early-presses.ts, components/early-keys.ts). Links
// and forms work without scripts, and so do keys that the browser has something to do with.
(() => {
  const buttons = new Set();
  const keys = new Set();
  const keepClick = ({ target }) => {
    const button = target instanceof Element && target.closest("#root button[type=button]");
    if (button) buttons.add(button);
  };
  const keepKey = (event) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || event.repeat || event.altKey) return;
    if (target instanceof Element && target.matches("input, textarea, select, [contenteditable]"))
      return;
    const alone = !ctrlKey && !metaKey;
    const ofMenu =
      !alone && key.toLowerCase() === "k" && /^\/admin(?:\/|$)/i.test(location.pathname);
    if (ofMenu) keys.add("ctrl+k");
    else if (alone && /^[^\s]$/u.test(key)) keys.add(key.toLowerCase());
    else return;
    // Firefox would look for words in the page, and every browser lead to its address bar.
    if (ofMenu || key === "/") event.preventDefault();
  };
  document.addEventListener("click", keepClick, true);
  addEventListener("keydown", keepKey);
  window.earlyPresses = {
    keys,
    takeButtons() {
      document.removeEventListener("click", keepClick, true);
      return buttons;
    },
    forgetKeys() {
      removeEventListener("keydown", keepKey);
      keys.clear();
    },
  };
})();
