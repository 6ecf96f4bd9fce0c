import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import type { Language } from "#domain/constants.ts";
import { defaultShop } from "../../../testing/default-shop.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { createPageRenderer, type PageRenderer, type PageRendererOptions } from "./renderer.ts";
import type { ShopOfPages } from "./shop-data.ts";

/** Renders the answer to its query and counts the renderings. Some addresses cause errors. */
const pageModule = `
let drawn = 0;
export const renderPage = async (address, ask) => {
  if (address === "/broken") throw new Error("No such page");
  if (address === "/dead") process.exit(1);
  if (address === "/loop") for (;;);
  if (address === "/late") await new Promise(() => undefined);
  const { data } = await ask({ query: "{ name }", variables: { address } });
  return { head: "", body: address + " shows " + data.name + " in drawing " + ++drawn, data: "" };
};
`;

const opened: PageRenderer[] = [];
afterEach(async () => {
  for (const renderer of opened.splice(0)) await renderer.close();
});

const openRenderer = (options: Partial<PageRendererOptions> = {}) => {
  const built = temporaryDirectory();
  mkdirSync(join(built, "renderer", "en"), { recursive: true });
  writeFileSync(join(built, "package.json"), '{ "type": "module" }');
  writeFileSync(join(built, "renderer", "en", "entry-server.js"), pageModule);
  const failures: string[] = [];
  const renderer = createPageRenderer({
    built,
    ask: async () => ({ name: "Uva Kettle" }),
    position: () => "1",
    onFailure: (message) => failures.push(message),
    ...options,
  });
  opened.push(renderer);
  return { renderer, failures, built };
};

const shop: ShopOfPages = { view: defaultShop.shop, script: "" };

const draw = async (
  { render }: PageRenderer,
  address: string,
  language: Language = "en",
  visitor = "",
) => (await render(address, language, visitor, shop))?.page ?? null;

const bodyOf = async (renderer: PageRenderer, address: string): Promise<string | undefined> =>
  (await draw(renderer, address))?.body;

it("renders a page with its query once for all requests at the same position", async () => {
  const { renderer } = openRenderer();
  const both = await Promise.all([bodyOf(renderer, "/"), bodyOf(renderer, "/")]);
  const first = "/ shows Uva Kettle in drawing 1";
  expect([...both, await bodyOf(renderer, "/")]).toEqual([first, first, first]);
  expect(await bodyOf(renderer, "/terms")).toBe("/terms shows Uva Kettle in drawing 2");
});

it("renders each language with its own module and caches them separately", async () => {
  const { renderer, built } = openRenderer();
  const folder = join(built, "renderer", "si");
  mkdirSync(folder);
  writeFileSync(join(folder, "entry-server.js"), pageModule.replace(" shows ", " පෙන්වයි "));
  const drawn = async (language: "en" | "si") => (await draw(renderer, "/", language))?.body;
  expect([await drawn("si"), await drawn("en"), await drawn("si")]).toEqual([
    "/ පෙන්වයි Uva Kettle in drawing 1",
    "/ shows Uva Kettle in drawing 1",
    "/ පෙන්වයි Uva Kettle in drawing 1",
  ]);
});

it("renders again after the read models have changed, within a second", async () => {
  let position = "1";
  const { renderer } = openRenderer({ position: () => position });
  const first = await bodyOf(renderer, "/");
  position = "2";
  await expect.poll(() => bodyOf(renderer, "/")).not.toBe(first);
});

it("returns nothing and reports the error if the page fails or can't read its data", async () => {
  const { renderer, failures } = openRenderer({ ask: async () => null });
  expect([await draw(renderer, "/"), await draw(renderer, "/broken")]).toEqual([null, null]);
  expect(failures).toEqual(["The shop did not answer", "No such page"]);
});

it("returns nothing if its thread has ended, and starts another one for the next page", async () => {
  const { renderer } = openRenderer();
  expect(await draw(renderer, "/dead")).toBeNull();
  expect(await bodyOf(renderer, "/")).toBe("/ shows Uva Kettle in drawing 1");
});

it("doesn't wait longer than its timeout for a page", async () => {
  const { renderer } = openRenderer();
  expect(await draw(renderer, "/late")).toBeNull();
});

it("ends a blocked thread, and renders the next page with another one", async () => {
  const { renderer, failures } = openRenderer();
  expect(await bodyOf(renderer, "/")).toContain("in drawing 1");
  expect(await draw(renderer, "/loop")).toBeNull();
  expect(failures).toEqual(["it did not answer within 3 s"]);
  expect(await bodyOf(renderer, "/terms")).toBe("/terms shows Uva Kettle in drawing 1");
});

it("lets a thread finish loading that takes longer than the timeout of a page", async () => {
  const { renderer, failures, built } = openRenderer();
  const slow = "const until = Date.now() + 3500; while (Date.now() < until);";
  writeFileSync(join(built, "renderer", "en", "entry-server.js"), `${slow}\n${pageModule}`);
  expect(await draw(renderer, "/")).toBeNull();
  expect(await bodyOf(renderer, "/terms")).toBe("/terms shows Uva Kettle in drawing 2");
  expect(failures).toEqual([]);
});

it("leaves capacity for others if one visitor requests many pages", async () => {
  const { renderer } = openRenderer();
  for (let page = 0; page < 10; page += 1) await draw(renderer, `/a?q=${page}`, "en", "10.0.0.1");
  expect(await draw(renderer, "/b", "en", "10.0.0.2")).not.toBeNull();
});

it("renders a limited number of pages per second", async () => {
  const { renderer } = openRenderer();
  const addresses = Array.from({ length: 40 }, (_, index) => `/category?q=${index}`);
  const pages = await Promise.all(
    addresses.map((address, visitor) => draw(renderer, address, "en", `10.0.0.${visitor}`)),
  );
  const drawn = pages.filter((page) => page !== null).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(20);
});

it("returns nothing if no pages were built", async () => {
  const { renderer } = openRenderer({ built: temporaryDirectory() });
  expect(await draw(renderer, "/")).toBeNull();
});
