import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { compressFiles, type CompressionLevel } from "../server/compression/compress-files.ts";
import { beginSmallestFiles, deleteSmallestFiles } from "../server/compression/smallest-files.ts";
import { explainFailure } from "./disk-problem.ts";
import { exitCodeOf, root } from "./install.ts";
import { requireNoRunningShop } from "./running-shops.ts";
import { buildWithStamp, isBuilt } from "./stamp.ts";

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
  make(compression: CompressionLevel): Promise<void>;
}

const outputs: readonly Output[] = [
  {
    name: "user interface",
    sources: [
      "ui",
      "catalogue/pictures",
      "vite.config.ts",
      "server/compression/compress-files.ts",
      "setup/build-interface.ts",
      "setup/split-documents.ts",
      "setup/offline-worker.ts",
      "setup/own-documents.ts",
      "setup/language.ts",
      "setup/first-view.ts",
      "setup/web-manifest.ts",
      "package-lock.json",
    ],
    async make(compression) {
      const ui = `${dist}/ui`;
      const pictures = `${dist}/pictures`;
      for (const old of [ui, pictures, `${dist}/renderer`]) {
        rmSync(old, { recursive: true, force: true });
      }
      deleteSmallestFiles(dist);
      const build = async (part: "pages" | "renderer") => {
        const code = await exitCodeOf("setup/build-interface.ts", [part]);
        if (code !== 0) process.exit(code ?? 1);
      };
      await Promise.all([build("pages"), build("renderer")]);
      await compressFiles(ui, ui, compression);
      await compressFiles(`${root}catalogue/pictures`, pictures, compression);
      if (compression !== "highest") beginSmallestFiles(dist);
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
 * The results are built in parallel.
 */
export const ensureBuilt = async ({
  only,
  compression = "quick",
}: {
  readonly only?: Output["name"];
  readonly compression?: CompressionLevel;
} = {}): Promise<void> => {
  const changed = outputs
    .filter(({ name }) => only === undefined || name === only)
    .map((output) => ({
      ...output,
      stamp: `${dist}/${output.name.replace(/.* /, "")}.digest`,
      digest: digestOf(output.sources),
    }))
    .filter(({ stamp, digest }) => !isBuilt(stamp, digest));
  if (changed.length === 0) return;
  const names = new Intl.ListFormat("en").format(changed.map(({ name }) => name));
  requireNoRunningShop(`Building the ${names}`);
  console.log(`Building the ${names} …`);
  try {
    if (!existsSync(dist)) mkdirSync(dist);
    accessSync(dist, constants.W_OK);
    await Promise.all(
      changed.map(({ make, stamp, digest }) =>
        buildWithStamp(stamp, digest, () => make(compression)),
      ),
    );
  } catch (error) {
    console.error(explainFailure("The build", error));
    process.exit(1);
  }
};
