import { writeSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * `--import` it into a process or thread: at its end it prints the packages that it has loaded as
 * CommonJS, as the built server does.
 */
const { cache } = createRequire(import.meta.url);

process.on("exit", () => {
  const files = Object.keys(cache).flatMap((path) => path.split("node_modules/").slice(1));
  const packages = new Set(files.map((file) => file.split("/").slice(0, 2).join("/")));
  writeSync(2, `loaded ${[...packages].join(" ")}\n`);
});
