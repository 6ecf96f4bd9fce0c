import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { earlyInput } from "../components/early-input.ts";
import { repeatEarlyInput, takeEarlyInput } from "./early-input.ts";
import { nextTask } from "./next-task.ts";

const inline = readFileSync("ui/inline/early-input.js", "utf8");

let kept: ReturnType<typeof earlyInput>;

beforeEach(() => {
  // The server-rendered page with its inline script.
  document.body.innerHTML = `
    <div id="root">
      <button type="button" id="cart">Add to <b id="word">cart</b></button>
      <button type="button" id="menu" aria-haspopup="menu">Menu</button>
      <a href="#main" id="link">Skip</a>
    </div>
    <button type="button" id="outside">Outside</button>`;
  // Not a module: pages have it inline in their first HTML.
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

/** Starts React's listeners; returns the log of actions from then on. */
const listen = () => {
  const done: string[] = [];
  takeEarlyInput();
  for (const button of document.querySelectorAll("button, a")) {
    button.addEventListener("click", () => done.push(button.id));
  }
  return done;
};

it("repeats each press in order, and that of a menu button once", async () => {
  press("menu", "word", "cart", "menu");
  const done = listen();
  await repeatEarlyInput();
  expect(done).toEqual(["menu", "cart", "cart"]);
  await repeatEarlyInput();
  expect(done).toEqual(["menu", "cart", "cart"]);
});

it("repeats no press on a link or outside the page", async () => {
  press("link", "outside");
  const done = listen();
  await repeatEarlyInput();
  expect(done).toEqual([]);
});

it("leaves presses after hydration to React", async () => {
  const done = listen();
  press("cart");
  await repeatEarlyInput();
  expect(done).toEqual(["cart"]);
});

it("skips elements that are gone", async () => {
  press("cart", "menu");
  const done = listen();
  document.getElementById("cart")?.remove();
  await repeatEarlyInput();
  expect(done).toEqual(["menu"]);
});

it("runs in a task of its own, after the browser's pending work", async () => {
  press("cart");
  const done = listen();
  const all = repeatEarlyInput();
  await Promise.resolve();
  expect(done).toEqual([]);
  await all;
  expect(done).toEqual(["cart"]);
});

it("a page without the script, as one rendered in the browser, has no early clicks", async () => {
  listen();
  kept?.end();
  Reflect.deleteProperty(window, "earlyInput");
  const done = listen();
  await repeatEarlyInput();
  expect(done).toEqual([]);
});

it("the next task comes after all pending promises, every time", async () => {
  const order: string[] = [];
  const first = nextTask().then(() => order.push("task"));
  void Promise.resolve().then(() => order.push("promised"));
  await first;
  await nextTask().then(() => order.push("another"));
  expect(order).toEqual(["promised", "task", "another"]);
});
