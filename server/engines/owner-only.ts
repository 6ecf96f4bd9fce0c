import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log/log.ts";

const directoryMode = 0o700;
const fileMode = 0o600;
const others = 0o077;

/**
 * Restricts a data directory, new or existing, to its owner: directories 0700, files 0600. If other
 * users can't enter the directory already, only its direct entries are checked. Targets of links,
 * and files of other users, stay unchanged.
 */
export const restrictToOwner = (dataDir: string, log: Log): void => {
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
  // The directory comes last, so that an interrupted start repeats the whole check.
  close(dataDir, directoryMode);
  if (refused.length > 0) {
    log.warn(
      { paths: refused.slice(0, 10) },
      "Other users of this machine may read some data. Change the owner of these files to the shop's user",
    );
  }
};
