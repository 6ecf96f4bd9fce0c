// A page drawn by the server shows its buttons before they can do anything. What is pressed until React listens is kept, once
// for each button, and done as soon as the page has come to life (app/early-clicks.ts). Links and forms work without scripts.
(() => {
  const pressed = new Set();
  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest("#root button[type=button]");
    if (button) pressed.add(button);
  };
  document.addEventListener("click", keep, true);
  window.takeEarlyClicks = () => {
    document.removeEventListener("click", keep, true);
    return pressed;
  };
})();
