import { existsSync, rmSync } from "node:fs";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, root } from "./install.ts";

/**
 * The Dockerfile's only build step: installs the packages that the image runs with, builds the
 * shop, and deletes sources that only the build reads.
 */
if (existsSync(`${root}.git`)) {
  throw new Error("This deletes sources. It runs only in the Dockerfile's copy of the checkout.");
}
await ensureInstalled({ development: false });
await ensureBuilt({ compression: "highest" });
for (const source of ["ui", "setup", "vite.config.ts"]) {
  rmSync(`${root}${source}`, { recursive: true });
}
