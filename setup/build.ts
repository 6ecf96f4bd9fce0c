import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { languages } from "../domain/constants.ts";
import { exitCodeOf, programOf, root } from "./install.ts";
import { packFiles } from "./pack.ts";
import { requireNoRunningShop } from "./running-shops.ts";

const dist = `${root}dist`;

/** The built server. */
export const serverFile = `${dist}/server.cjs`;

/**
 * Node options of the server: a small young generation, and a heap that grows to twice instead of
 * four times its live size before a collection. Together they halve the memory under orders
 * (docs/decisions/0002).
 */
export const serverFlags = ["--max-semi-space-size=8", "--heap-growing-percent=100"] as const;

/**
 * Environment of the server: two malloc arenas instead of eight per core, because an arena never
 * returns its memory.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2" } as const;

/** Folders with a `#` import alias, which the server consists of. */
const serverFolders = (): readonly string[] => {
  const { imports } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  return Object.values(imports)
    .map((path) => path.split("/")[1] ?? "")
    .filter((folder) => folder !== "ui");
};

/** A build result that is rebuilt if its sources have changed. */
interface Output {
  readonly name: "user interface" | "models" | "server";
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
      "setup/offline-worker.ts",
      "setup/own-documents.ts",
      "setup/language.ts",
      "setup/first-view.ts",
      "package-lock.json",
    ],
    async make() {
      rmSync(`${dist}/renderer`, { recursive: true, force: true });
      const all = languages.map(({ code }) => code);
      const build = async (codes: readonly string[], ...what: readonly string[]) => {
        for (const language of codes) {
          const options = ["--mode", language, "--logLevel", "warn", ...what];
          const code = await exitCodeOf(programOf("vite"), ["build", ...options]);
          if (code !== 0) process.exit(code ?? 1);
        }
      };
      // The first build empties the output folder that all of them share.
      await build(all.slice(0, 1));
      await Promise.all([build(all.slice(1)), build(all, "--ssr", "entry-server.tsx")]);
      await packFiles(`${dist}/ui`);
      rmSync(`${dist}/pictures`, { recursive: true, force: true });
      await packFiles(`${root}catalogue/pictures`, `${dist}/pictures`);
      const { ownDocuments } = await import("./own-documents.ts");
      writeFileSync(`${dist}/own-documents.json`, JSON.stringify(await ownDocuments()));
    },
  },
  {
    name: "models",
    sources: [
      "catalogue/models",
      "catalogue/pictures",
      ...["bathwares", "electronics", "furnitures", "kitchen", "wall-designs"].map(
        (room) => `catalogue/${room}.ts`,
      ),
      "catalogue/make-models.ts",
      "package-lock.json",
    ],
    async make() {
      const { makeModels } = await import("../catalogue/make-models.ts");
      await makeModels(`${dist}/models`);
    },
  },
  {
    name: "server",
    sources: [...serverFolders(), "setup/bundle.ts", "package.json", "package-lock.json"],
    async make() {
      const { buildServer } = await import("./bundle.ts");
      await buildServer(dist);
    },
  },
];

const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );

const isTest = /\.test\.tsx?$/;

const digestOf = (sources: readonly string[]): string => {
  const digest = createHash("sha256");
  for (const source of sources) {
    const path = `${root}${source}`;
    const files = /\.[a-z]+$/.test(source)
      ? [path]
      : [...filesOf(path)].sort().filter((file) => !isTest.test(file));
    for (const file of files) digest.update(file.slice(root.length)).update(readFileSync(file));
  }
  return digest.digest("hex");
};

/**
 * Builds everything whose sources have changed since the last build, or `only` one of the results.
 */
export const ensureBuilt = async (only?: Output["name"]): Promise<void> => {
  for (const { name, sources, make } of outputs) {
    if (only && name !== only) continue;
    const stamp = `${dist}/${name.replace(/.* /, "")}.digest`;
    const digest = digestOf(sources);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) continue;
    requireNoRunningShop(`Building the ${name}`);
    console.log(`Building the ${name} …`);
    await make();
    writeFileSync(stamp, digest);
  }
};
