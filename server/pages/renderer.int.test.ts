import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { createPageRenderer, type PageRenderer, type PageRendererOptions } from "./renderer.ts";

/**
 * A page that shows what it asked for, and the number of its drawing; some addresses lead to
 * faults.
 */
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
  mkdirSync(join(built, "renderer"));
  writeFileSync(join(built, "package.json"), '{ "type": "module" }');
  writeFileSync(join(built, "renderer", "entry-server.js"), pageModule);
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

const bodyOf = async (renderer: PageRenderer, address: string): Promise<string | undefined> =>
  (await renderer.render(address))?.body;

it("draws a page with what it asks for, once for all who come at the same position", async () => {
  const { renderer } = openRenderer();
  const both = await Promise.all([bodyOf(renderer, "/"), bodyOf(renderer, "/")]);
  const first = "/ shows Uva Kettle in drawing 1";
  expect([...both, await bodyOf(renderer, "/")]).toEqual([first, first, first]);
  expect(await bodyOf(renderer, "/terms")).toBe("/terms shows Uva Kettle in drawing 2");
});

it("draws each language by what was built of it, and keeps them apart", async () => {
  const { renderer, built } = openRenderer();
  const folder = join(built, "renderer", "si");
  mkdirSync(folder);
  writeFileSync(join(folder, "entry-server.js"), pageModule.replace(" shows ", " පෙන්වයි "));
  const drawn = async (language: "en" | "si") => (await renderer.render("/", language))?.body;
  expect([await drawn("si"), await drawn("en"), await drawn("si")]).toEqual([
    "/ පෙන්වයි Uva Kettle in drawing 1",
    "/ shows Uva Kettle in drawing 1",
    "/ පෙන්වයි Uva Kettle in drawing 1",
  ]);
});

it("draws it anew where the read models have gone on, a second later at the latest", async () => {
  let position = "1";
  const { renderer } = openRenderer({ position: () => position });
  const first = await bodyOf(renderer, "/");
  position = "2";
  await expect.poll(() => bodyOf(renderer, "/"), { timeout: 10_000 }).not.toBe(first);
});

it("gives nothing where the page is at fault or cannot read, and says why", async () => {
  const { renderer, failures } = openRenderer({ ask: async () => null });
  expect([await renderer.render("/"), await renderer.render("/broken")]).toEqual([null, null]);
  expect(failures).toEqual(["The shop did not answer", "No such page"]);
});

it("gives nothing where its thread has ended, and starts another for the next", async () => {
  const { renderer } = openRenderer();
  expect(await renderer.render("/dead")).toBeNull();
  expect(await bodyOf(renderer, "/")).toBe("/ shows Uva Kettle in drawing 1");
});

it("keeps nobody waiting for a page that does not come", async () => {
  const { renderer } = openRenderer();
  expect(await renderer.render("/late")).toBeNull();
});

it("ends a thread that a page keeps busy, and draws the next page with another", async () => {
  const { renderer, failures } = openRenderer();
  expect(await bodyOf(renderer, "/")).toContain("in drawing 1");
  expect(await renderer.render("/loop")).toBeNull();
  expect(failures).toEqual(["it did not answer within 3 s"]);
  expect(await bodyOf(renderer, "/terms")).toBe("/terms shows Uva Kettle in drawing 1");
});

it("leaves others their share where one visitor asks for one page after another", async () => {
  const { renderer } = openRenderer();
  for (let page = 0; page < 10; page += 1) await renderer.render(`/a?q=${page}`, "en", "10.0.0.1");
  expect(await renderer.render("/b", "en", "10.0.0.2")).not.toBeNull();
});

it("draws a bounded number of pages a second", async () => {
  const { renderer } = openRenderer();
  const addresses = Array.from({ length: 40 }, (_, index) => `/category?q=${index}`);
  const pages = await Promise.all(
    addresses.map((address, visitor) => renderer.render(address, "en", `10.0.0.${visitor}`)),
  );
  const drawn = pages.filter((page) => page !== null).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(20);
});

it("gives nothing where no pages were built", async () => {
  const { renderer } = openRenderer({ built: temporaryDirectory() });
  expect(await renderer.render("/")).toBeNull();
});
