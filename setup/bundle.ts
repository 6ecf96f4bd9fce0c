import { readdirSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { rolldown, type Plugin } from "rolldown";
import { root } from "./install.ts";

/** Packages with a part of their own for each platform, and those that most starts never ask for. */
const fromPackages = [
  "better-sqlite3",
  "@node-rs/argon2",
  "mongodb",
  "@eventstore/db-client",
  "@grpc/grpc-js",
  "nodemailer",
  "oidc-provider",
  "openid-client",
  "jose",
];

const workerFile = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;

/** Gives the file of each worker thread a file of its own beside the server's, and names that one to whoever starts it. */
const buildWorkers = (): Plugin => ({
  name: "build-workers",
  transform: {
    filter: { code: "new Worker(new URL(" },
    async handler(code, importer) {
      for (const [, file = ""] of code.matchAll(workerFile)) {
        const resolved = await this.resolve(file, importer);
        if (!resolved) throw new Error(`${importer} starts ${file}, which is not there`);
        this.emitFile({
          type: "chunk",
          id: resolved.id,
          fileName: `${basename(file, ".ts")}.cjs`,
        });
      }
      // On one line as before, so that the map stays right enough to name it.
      const renamed = code.replaceAll(workerFile, (_all, file: string) => {
        return `new URL("./${basename(file, ".ts")}.cjs", import.meta.url)`;
      });
      return { code: renamed, map: null };
    },
  },
});

/** Leaves packages without a map: each start would read it, and it takes more memory than the packages. */
const mapOwnCodeOnly = (): Plugin => ({
  name: "map-own-code-only",
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== "chunk" || output.map === null) continue;
      if (!output.moduleIds.every((id) => id.includes("node_modules"))) continue;
      delete bundle[`${output.fileName}.map`];
      output.map = null;
    }
  },
});

/**
 * Builds the server into a folder one below the root, where every `../` of a module leads as it does in its own folder.
 */
export const buildServer = async (directory: string): Promise<void> => {
  for (const file of readdirSync(directory)) {
    if (/\.c?js(?:\.map)?$/.test(file)) rmSync(`${directory}/${file}`);
  }
  const build = await rolldown({
    cwd: root,
    input: { server: "server/main.ts" },
    platform: "node",
    external: fromPackages,
    plugins: [buildWorkers(), mapOwnCodeOnly()],
    checks: { pluginTimings: false },
    logLevel: "warn",
  });
  await build.write({
    dir: directory,
    format: "cjs",
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: "[name].cjs",
    chunkFileNames: "[name]-[hash].cjs",
    codeSplitting: {
      groups: [{ name: "packages", test: /node_modules/, tags: ["$initial"] }],
    },
  });
  await build.close();
};
