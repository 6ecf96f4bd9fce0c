import { existsSync, readFileSync } from "node:fs";

/** What the scripts of the first page may weigh over the wire, in bytes, packed with br. */
export const scriptBudget = 170_000;

interface Script {
  readonly file: string;
  readonly bytes: number;
}

/**
 * The scripts that a built page fetches before it shows anything, heaviest first, as they go over
 * the wire.
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
 * What is wrong with the weight of the first page's scripts, and which they are; null where they
 * keep to the budget.
 */
export const overBudget = (built: string, budget = scriptBudget): string | null => {
  const scripts = firstScripts(built);
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0);
  if (sum <= budget) return null;
  return [
    `The first page fetches ${kilobytes(sum)} of script, packed; ${kilobytes(budget)} are allowed.`,
    "Import by `lazy` or `import()` what it can show without:",
    ...scripts.map(({ file, bytes }) => `${kilobytes(bytes).padStart(10)}  ${file}`),
  ].join("\n");
};
