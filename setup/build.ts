import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { programOf, root, run } from "./install.ts";
import { packFiles } from "./pack.ts";

const dist = `${root}dist`;

/** Something that is made of sources, and made again where they have changed. */
interface Output {
  readonly name: string;
  /** Files and folders of the checkout. */
  readonly sources: readonly string[];
  make(): Promise<void>;
}

const outputs: readonly Output[] = [
  {
    name: "user interface",
    sources: [
      "ui",
      "catalogue/pictures",
      "vite.config.ts",
      "setup/pack.ts",
      "setup/split-documents.ts",
      "package-lock.json",
    ],
    async make() {
      run(process.execPath, [programOf("vite"), "build", "--logLevel", "warn"]);
      await packFiles(`${dist}/ui`);
      rmSync(`${dist}/pictures`, { recursive: true, force: true });
      await packFiles(`${root}catalogue/pictures`, `${dist}/pictures`);
    },
  },
];

const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );

const digestOf = (sources: readonly string[]): string => {
  const digest = createHash("sha256");
  for (const source of sources) {
    const path = `${root}${source}`;
    const files = /\.[a-z]+$/.test(source) ? [path] : [...filesOf(path)].sort();
    for (const file of files) digest.update(file.slice(root.length)).update(readFileSync(file));
  }
  return digest.digest("hex");
};

/** Builds what is not built of these very sources. */
export const ensureBuilt = async (): Promise<void> => {
  for (const { name, sources, make } of outputs) {
    const stamp = `${dist}/${name.replace(/.* /, "")}.digest`;
    const digest = digestOf(sources);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) continue;
    console.log(`Building the ${name} …`);
    await make();
    writeFileSync(stamp, digest);
  }
};
