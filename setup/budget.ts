import { readFileSync } from "node:fs";
import { brotli } from "../server/compression/compress-files.ts";

/** Maximum size of the first page's scripts in bytes, compressed with br at the highest level. */
export const scriptBudget = 170_000;

interface Script {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Returns the scripts that a built page loads before it shows anything, with their compressed
 * sizes, largest first.
 */
export const firstScripts = async (built: string): Promise<readonly Script[]> => {
  const page = readFileSync(`${built}/index.html`, "utf8");
  const scripts = await Promise.all(
    [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(async ([, file = ""]) => {
      const content = readFileSync(`${built}/${file}`);
      return { file, bytes: ((await brotli(content, "highest")) ?? content).length };
    }),
  );
  return scripts.sort((one, other) => other.bytes - one.bytes);
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Returns a message with the scripts of the first page if they exceed the budget; null otherwise.
 */
export const overBudget = async (built: string, budget = scriptBudget): Promise<string | null> => {
  const scripts = await firstScripts(built);
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0);
  if (sum <= budget) return null;
  return [
    `The first page loads ${kilobytes(sum)} of compressed scripts; the maximum is ${kilobytes(budget)}.`,
    "Load with `lazy` or `import()` what the page can show later:",
    ...scripts.map(({ file, bytes }) => `${kilobytes(bytes).padStart(10)}  ${file}`),
  ].join("\n");
};
