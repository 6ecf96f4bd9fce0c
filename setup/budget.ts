import { existsSync, readFileSync } from "node:fs";

/** Maximum size of the first page's scripts in bytes, compressed with br. */
export const scriptBudget = 170_000;

interface Script {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Returns the scripts that a built page loads before it shows anything, with their compressed
 * sizes, largest first.
 */
export const firstScripts = (built: string): readonly Script[] => {
  const page = readFileSync(`${built}/index.html`, "utf8");
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)]
    .map(([, file = ""]) => {
      const packed = `${built}/${file}.br`;
      const sent = existsSync(packed) ? packed : `${built}/${file}`;
      return { file, bytes: readFileSync(sent).length };
    })
    .sort((one, other) => other.bytes - one.bytes);
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Returns a message with the scripts of the first page if they exceed the budget; null otherwise.
 */
export const overBudget = (built: string, budget = scriptBudget): string | null => {
  const scripts = firstScripts(built);
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0);
  if (sum <= budget) return null;
  return [
    `The first page loads ${kilobytes(sum)} of compressed scripts; the maximum is ${kilobytes(budget)}.`,
    "Load with `lazy` or `import()` what the page can show later:",
    ...scripts.map(({ file, bytes }) => `${kilobytes(bytes).padStart(10)}  ${file}`),
  ].join("\n");
};
