import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtPath } from "./built-files.ts";
import type { Log } from "./log.ts";

/**
 * Notes for as long as this process runs that a shop uses the files of this checkout. Scripts that
 * would install packages or build files look for the note and refuse (`setup/running-shops.ts`).
 */
export const noteRunning = (log: Log): void => {
  const folder = join(builtPath, "running");
  const note = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(note, "");
  } catch (error) {
    // An image is read-only, and no script changes its files.
    log.debug({ err: error }, "The shop's files cannot be marked as used");
    return;
  }
  process.once("exit", () => rmSync(note, { force: true }));
};
