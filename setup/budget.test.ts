import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { firstScripts, overBudget } from "./budget.ts";

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
  const write = (file: string, bytes: number) =>
    writeFileSync(`${built}/${file}`, Buffer.alloc(bytes));
  write("early.js", 300);
  write("assets/index-1.js", 9000);
  write("assets/index-1.js.br", 2000);
  write("assets/react-1.js", 90_000);
  write("assets/react-1.js.br", 30_000);
  write("assets/index-1.css", 90_000);
  write("assets/cart-1.js", 90_000);
  return built;
};

it("counts the scripts named by the page in their compressed size", () => {
  expect(firstScripts(builtPage())).toEqual([
    { file: "assets/react-1.js", bytes: 30_000 },
    { file: "assets/index-1.js", bytes: 2000 },
    { file: "early.js", bytes: 300 },
  ]);
});

it("names the files of an exceeded budget, and returns null within the budget", () => {
  const built = builtPage();
  expect(overBudget(built, 32_300)).toBeNull();
  const message = overBudget(built, 32_299);
  expect(message).toMatch(
    /^The first page loads 32\.3 kB of compressed scripts; the maximum is 32\.3 kB/,
  );
  expect(message).toMatch(/ 30\.0 kB {2}assets\/react-1\.js\n +2\.0 kB {2}assets\/index-1\.js/);
});
