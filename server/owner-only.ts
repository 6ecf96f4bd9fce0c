import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "./log.ts";

const directoryMode = 0o700;
const fileMode = 0o600;
const others = 0o077;

/**
 * Makes a data directory, or one from before, its owner's alone: directories 0700, files 0600.
 * Where nobody else gets into the directory itself, only what lies directly in it is looked at.
 * What links lead to, and what belongs to another user, stays as it is.
 */
export const keepToOwner = (dataDir: string, log: Log): void => {
  mkdirSync(dataDir, { recursive: true, mode: directoryMode });
  const refused: string[] = [];
  const close = (path: string, mode: number) => {
    try {
      if ((statSync(path).mode & others) !== 0) chmodSync(path, mode);
    } catch {
      refused.push(path);
    }
  };
  const entriesOf = (directory: string) => {
    try {
      return readdirSync(directory, { withFileTypes: true });
    } catch {
      refused.push(directory);
      return [];
    }
  };
  const closeWithin = (directory: string, deep: boolean) => {
    for (const entry of entriesOf(directory)) {
      const path = join(directory, entry.name);
      if (entry.isFile()) close(path, fileMode);
      if (!entry.isDirectory()) continue;
      if (deep) closeWithin(path, deep);
      close(path, directoryMode);
    }
  };
  closeWithin(dataDir, (statSync(dataDir).mode & others) !== 0);
  // The directory last: a start that is cut off before it goes through everything again.
  close(dataDir, directoryMode);
  if (refused.length > 0) {
    log.warn({ paths: refused.slice(0, 10) }, "Other users of this machine may read some data");
  }
};
