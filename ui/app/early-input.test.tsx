import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { earlyInput } from "../components/early-input.ts";
import { repeatEarlyInput, takeEarlyInput } from "./early-input.ts";
import { nextTask } from "./next-task.ts";

const inline = readFileSync("ui/inline/early-input.js", "utf8");

let kept: ReturnType<typeof earlyInput>;

beforeEach(() => {
  // The page as the server has drawn it, with the script that stands in it.
  document.body.innerHTML = `
    <div id="root">
      <button type="button" id="cart">Add to <b id="word">cart</b></button>
      <button type="button" id="menu" aria-haspopup="menu">Menu</button>
      <a href="#main" id="link">Skip</a>
    </div>
    <button type="button" id="outside">Outside</button>`;
  // It is no module: pages have it in their first HTML.
  runInThisContext(inline);
  kept = earlyInput();
});
afterEach(() => {
  kept?.end();
  document.body.replaceChildren();
});

const press = (...ids: readonly string[]) => {
  for (const id of ids) document.getElementById(id)?.click();
};

/** React begins to listen; gives what is done from then on. */
const listen = () => {
  const done: string[] = [];
  takeEarlyInput();
  for (const button of document.querySelectorAll("button, a")) {
    button.addEventListener("click", () => done.push(button.id));
  }
  return done;
};

it("repeats each press in its order, and an opener's once", async () => {
  press("menu", "word", "cart", "menu");
  const done = listen();
  await repeatEarlyInput();
  expect(done).toEqual(["menu", "cart", "cart"]);
  await repeatEarlyInput();
  expect(done).toEqual(["menu", "cart", "cart"]);
});

it("repeats no press on a link, nor outside the page", async () => {
  press("link", "outside");
  const done = listen();
  await repeatEarlyInput();
  expect(done).toEqual([]);
});

it("what is pressed once React listens is React's own", async () => {
  const done = listen();
  press("cart");
  await repeatEarlyInput();
  expect(done).toEqual(["cart"]);
});

it("what has gone meanwhile is not done", async () => {
  press("cart", "menu");
  const done = listen();
  document.getElementById("cart")?.remove();
  await repeatEarlyInput();
  expect(done).toEqual(["menu"]);
});

it("is done in a task of its own: the browser does first what has waited", async () => {
  press("cart");
  const done = listen();
  const all = repeatEarlyInput();
  await Promise.resolve();
  expect(done).toEqual([]);
  await all;
  expect(done).toEqual(["cart"]);
});

it("a page without the script, as one that is drawn in the browser, has no early clicks", async () => {
  listen();
  kept?.end();
  Reflect.deleteProperty(window, "earlyInput");
  const done = listen();
  await repeatEarlyInput();
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
