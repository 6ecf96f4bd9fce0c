import { fork, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, onTestFinished } from "vitest";
import { brotli, compressFiles } from "../server/compression/compress-files.ts";
import { beginSmallestFiles, lacksSmallestFiles } from "../server/compression/smallest-files.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export const count = 8;
export const nameOf = (index: number): string => `part-${String(index).padStart(2, "0")}.js`;

/** Code that the highest level compresses further than the quick one, for some 50 ms a file. */
export const codeOf = (index: number): string =>
  Array.from(
    { length: 1500 },
    (_, line) => `export const lamp${line} = ${(line * (index + 3)) ** 2 % 977};`,
  ).join("\n");

export const quickBuild = async () => {
  const directory = temporaryDirectory();
  const built = `${directory}/dist`;
  const pictures = `${directory}/pictures`;
  mkdirSync(`${built}/ui/assets`, { recursive: true });
  mkdirSync(pictures);
  for (let index = 0; index < count; index += 1) {
    writeFileSync(`${built}/ui/assets/${nameOf(index)}`, codeOf(index));
  }
  writeFileSync(`${built}/ui/service-worker.js`, codeOf(count));
  writeFileSync(`${built}/ui/small.js`, "export {};");
  writeFileSync(`${pictures}/lamp.svg`, `<svg>${codeOf(count + 1)}</svg>`);
  await compressFiles(`${built}/ui`);
  await compressFiles(pictures, `${built}/pictures`);
  beginSmallestFiles(built);
  return { built, pictures };
};

export type QuickBuild = Awaited<ReturnType<typeof quickBuild>>;

/** Starts the process of the shop that writes the smallest files. */
export const startProcess = (build: QuickBuild): ChildProcess => {
  const child = fork(new URL("../server/compression/compression-process.ts", import.meta.url), [], {
    execArgv: [],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.send(build);
  return child;
};

export const compressedAssets = ({ built }: QuickBuild): readonly string[] => {
  const folder = `${built}/smallest/ui/assets`;
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Checks that each file is compressed at the highest level, and that nothing else is there. */
export const expectFinished = async ({ built, pictures }: QuickBuild): Promise<void> => {
  expect(lacksSmallestFiles(built)).toBe(false);
  const wanted = [
    ...Array.from({ length: count }, (_, index) => [
      `${built}/ui/assets/${nameOf(index)}`,
      `ui/assets/${nameOf(index)}.br`,
    ]),
    [`${built}/ui/service-worker.js`, "ui/service-worker.js.br"],
    [`${pictures}/lamp.svg`, "pictures/lamp.svg.br"],
  ] as const;
  for (const [source, file] of wanted) {
    const smallest = await brotli(readFileSync(source), "highest");
    expect(smallest?.equals(readFileSync(`${built}/smallest/${file}`)), file).toBe(true);
  }
  const files = readdirSync(`${built}/smallest`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files).toHaveLength(wanted.length);
};
