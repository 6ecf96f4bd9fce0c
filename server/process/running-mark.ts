import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtPath } from "../built-files.ts";
import type { Log } from "../log/log.ts";

/**
 * Marks the files of this checkout as used while this process runs. Scripts that would install
 * packages or build files check the mark and refuse (`setup/running-shops.ts`).
 */
export const markRunning = (log: Log): void => {
  const folder = join(builtPath, "running");
  const note = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(note, "");
  } catch (error) {
    // Images are read-only, and no script changes their files.
    log.debug({ err: error }, "Could not mark the shop's files as used");
    return;
  }
  process.once("exit", () => rmSync(note, { force: true }));
};
