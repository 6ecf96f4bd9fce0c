import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { brotli } from "../server/compression/compress-files.ts";
import { firstScripts, overBudget } from "./budget.ts";

/** Code whose compressed size depends on the level. */
const code = (lines: number): string =>
  Array.from({ length: lines }, (_, line) => `export const lamp${line} = ${line ** 3 % 977};`).join(
    "\n",
  );

const builtPage = (): string => {
  const built = temporaryDirectory();
  mkdirSync(`${built}/assets`);
  writeFileSync(
    `${built}/index.html`,
    `<script src="/early.js"></script>
     <script type="module" crossorigin src="/assets/index-1.js"></script>
     <link rel="modulepreload" crossorigin href="/assets/react-1.js">
     <link rel="stylesheet" href="/assets/index-1.css">`,
  );
  const write = (file: string, text: string) => writeFileSync(`${built}/${file}`, text);
  write("early.js", "x".repeat(300));
  write("assets/index-1.js", code(500));
  // Of a quick build.
  write("assets/index-1.js.br", "x".repeat(90_000));
  write("assets/react-1.js", code(3000));
  write("assets/index-1.css", code(3000));
  write("assets/cart-1.js", code(3000));
  return built;
};

const smallestSize = async (text: string): Promise<number> =>
  (await brotli(Buffer.from(text), "highest"))?.length ?? 0;

it("counts the scripts named by the page in their smallest compressed size", async () => {
  const [index, react] = [await smallestSize(code(500)), await smallestSize(code(3000))];
  expect(react).toBeLessThan((await brotli(Buffer.from(code(3000)), "quick"))?.length ?? 0);
  expect(await firstScripts(builtPage())).toEqual([
    { file: "assets/react-1.js", bytes: react },
    { file: "assets/index-1.js", bytes: index },
    { file: "early.js", bytes: 300 },
  ]);
});

it("names the files of an exceeded budget, and returns null within the budget", async () => {
  const built = builtPage();
  const sum = (await smallestSize(code(500))) + (await smallestSize(code(3000))) + 300;
  expect(await overBudget(built, sum)).toBeNull();
  const message = await overBudget(built, sum - 1);
  expect(message).toMatch(
    /^The first page loads \d+\.\d kB of compressed scripts; the maximum is \d+\.\d kB/,
  );
  expect(message).toMatch(/ kB {2}assets\/react-1\.js\n.* kB {2}assets\/index-1\.js\n.*early\.js/);
});
