import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { earlyPresses } from "../components/early-keys.ts";
import { doEarlyClicks, takeEarlyClicks } from "./early-presses.ts";
import { nextTask } from "./next-task.ts";

const inline = readFileSync("ui/inline/early-presses.js", "utf8");

let kept: ReturnType<typeof earlyPresses>;

beforeEach(() => {
  // The page as the server has drawn it, with the script that stands in it.
  document.body.innerHTML = `
    <div id="root">
      <button type="button" id="cart">Add to <b id="word">cart</b></button>
      <button type="button" id="menu">Menu</button>
      <button type="submit" id="send">Send</button>
      <a href="#main" id="link">Skip</a>
    </div>
    <button type="button" id="outside">Outside</button>`;
  // It is no module: pages have it in their first HTML.
  runInThisContext(inline);
  kept = earlyPresses();
});
afterEach(() => {
  kept?.takeButtons();
  kept?.forgetKeys();
  document.body.replaceChildren();
});

const press = (...ids: readonly string[]) => {
  for (const id of ids) document.getElementById(id)?.click();
};

/** React begins to listen; gives what is done from then on. */
const listen = () => {
  const done: string[] = [];
  takeEarlyClicks();
  for (const button of document.querySelectorAll("button, a")) {
    button.addEventListener("click", () => done.push(button.id));
  }
  return done;
};

it("what was pressed before the page had come to life is done once it has, in its order, once for each button", async () => {
  press("menu", "word", "cart", "menu");
  const done = listen();
  await doEarlyClicks();
  expect(done).toEqual(["menu", "cart"]);
  await doEarlyClicks();
  expect(done).toEqual(["menu", "cart"]);
});

it("what works without scripts, and what is not of the page's, is not done a second time", async () => {
  press("send", "link", "outside");
  const done = listen();
  await doEarlyClicks();
  expect(done).toEqual([]);
});

it("what is pressed once React listens is React's own", async () => {
  const done = listen();
  press("cart");
  await doEarlyClicks();
  expect(done).toEqual(["cart"]);
});

it("what has gone meanwhile is not done", async () => {
  press("cart", "menu");
  const done = listen();
  document.getElementById("cart")?.remove();
  await doEarlyClicks();
  expect(done).toEqual(["menu"]);
});

it("is done in a task of its own: the browser does first what has waited", async () => {
  press("cart");
  const done = listen();
  const all = doEarlyClicks();
  await Promise.resolve();
  expect(done).toEqual([]);
  await all;
  expect(done).toEqual(["cart"]);
});

it("a page without the script, as one that is drawn in the browser, has no early clicks", async () => {
  listen();
  Reflect.deleteProperty(window, "earlyPresses");
  const done = listen();
  await doEarlyClicks();
  expect(done).toEqual([]);
});

it("the next task comes after all that is promised now, each time anew", async () => {
  const order: string[] = [];
  const first = nextTask().then(() => order.push("task"));
  void Promise.resolve().then(() => order.push("promised"));
  await first;
  await nextTask().then(() => order.push("another"));
  expect(order).toEqual(["promised", "task", "another"]);
});
