import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { rolldown, type OutputChunk, type Plugin } from "rolldown";
import { root } from "./install.ts";

/** Packages with platform-specific parts, and those that most starts never load. */
const fromPackages = [
  "better-sqlite3",
  "@node-rs/argon2",
  "sharp",
  "@aws-sdk/client-s3",
  "gltf-validator",
  "draco3dgltf",
  "mongodb",
  "@eventstore/db-client",
  // With its files, such as the generated messages.
  /^@kurrent\/kurrentdb-client(?:\/|$)/,
  // With its compression filter.
  /^@grpc\/grpc-js(?:\/|$)/,
  "nodemailer",
  "web-push",
  "oidc-provider",
  "openid-client",
  "jose",
  /^@opentelemetry\//,
];

/**
 * The first lines of a process or thread. They enable source maps for code loaded later, because
 * Node's own option costs a start 0.2 s and 9 MiB more, and enable the compile cache for the next
 * start.
 */
const beginningOf = (file: string): string =>
  [
    "process.setSourceMapsEnabled(true);",
    'require("node:module").enableCompileCache(`${__dirname}/compiled`);',
    `require("./${file}");`,
    "",
  ].join("\n");

const workerFile = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;
const nameOf = (file: string): string => basename(file, ".ts");

/**
 * Builds each worker thread and child process into a file next to the server's, and passes the file
 * name to the code that starts it.
 */
const buildWorkers = (): Plugin => ({
  name: "build-workers",
  transform: {
    filter: { code: /new URL\("\.[^"]+\.ts", import\.meta\.url\)/ },
    async handler(code, importer) {
      for (const [, file = ""] of code.matchAll(workerFile)) {
        const resolved = await this.resolve(file, importer);
        if (!resolved) throw new Error(`${importer} starts ${file}, which does not exist`);
        const fileName = `${nameOf(file)}-code.cjs`;
        this.emitFile({ type: "chunk", id: resolved.id, fileName });
        const source = beginningOf(fileName);
        this.emitFile({ type: "asset", fileName: `${nameOf(file)}.cjs`, source });
      }
      // Keeps the line structure, so the source map stays valid.
      const renamed = code.replaceAll(
        workerFile,
        (_all, file: string) => `new URL("./${nameOf(file)}.cjs", import.meta.url)`,
      );
      return { code: renamed, map: null };
    },
  },
});

/** Whether a chunk has only packages. A map for it is useless, and each start would load it. */
const ofPackages = ({ moduleIds }: OutputChunk): boolean =>
  moduleIds.every((id) => id.includes("node_modules"));

/**
 * Escapes non-ASCII letters, because a single one makes Node store the whole file in twice the
 * memory.
 */
const inAscii = (code: string): string =>
  code.replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Scripts of `server/commands` that operators run next to a shop, with its packages. */
export const operatorCommands = [
  ...(["backup", "backup-key", "doctor", "erase-account", "history"] as const),
  ...(["migrate-log", "projections", "restore"] as const),
] as const;

const commandCode = (name: string): string => `${name}-command`;

/**
 * Builds the server into a folder one below the root, so that every `../` in a module stays valid.
 * `server.cjs` starts it, and one file per operator command runs the command. The files are
 * CommonJS, because importing a Node module as ESM evaluates all of it, including `fetch`. Own code
 * has source maps, packages have none.
 */
export const buildServer = async (directory: string): Promise<void> => {
  mkdirSync(directory, { recursive: true });
  for (const file of readdirSync(directory)) {
    if (/\.cjs(?:\.map)?$/.test(file)) rmSync(`${directory}/${file}`);
  }
  rmSync(`${directory}/compiled`, { recursive: true, force: true });
  const build = await rolldown({
    cwd: root,
    input: {
      main: "server/main.ts",
      ...Object.fromEntries(
        operatorCommands.map((name) => [commandCode(name), `server/commands/${name}.ts`]),
      ),
    },
    platform: "node",
    external: fromPackages,
    plugins: [buildWorkers()],
    checks: { bundlerTimings: false },
    logLevel: "warn",
  });
  const { output } = await build.write({
    dir: directory,
    format: "cjs",
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: "[name].cjs",
    chunkFileNames: "[name]-[hash].cjs",
    codeSplitting: {
      groups: [{ name: "packages", test: /node_modules/, tags: ["$initial"], entriesAware: true }],
    },
  });
  await build.close();
  for (const chunk of output) {
    if (chunk.type !== "chunk" || !ofPackages(chunk)) continue;
    const path = `${directory}/${chunk.fileName}`;
    rmSync(`${path}.map`, { force: true });
    const code = readFileSync(path, "utf8");
    writeFileSync(path, inAscii(code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n")));
  }
  writeFileSync(`${directory}/server.cjs`, beginningOf("main.cjs"));
  for (const name of operatorCommands) {
    writeFileSync(`${directory}/${name}.cjs`, beginningOf(`${commandCode(name)}.cjs`));
  }
};
