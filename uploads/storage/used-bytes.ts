import { countedFolders, type Storage } from "./storage.ts";

/** Recount after an hour: another process may have stored files meanwhile. */
const countedForMs = 60 * 60 * 1000;

/** Bytes used in a store: counted once, then updated with each change of this process. */
export interface UsedBytes {
  current(): Promise<number>;
  /**
   * Records a file that was stored, or removed if `bytes` is negative. Files that aren't public
   * don't count.
   */
  add(name: string, bytes: number): void;
}

/** Counts the pictures and models that `list` returns. */
export const createUsedBytes = (list: Storage["list"]): UsedBytes => {
  let counted: Promise<number> | null = null;
  let countedAt = 0;

  const count = async (): Promise<number> => {
    let sum = 0;
    for (const folder of countedFolders) {
      for (const { bytes } of await list(folder, "")) sum += bytes;
    }
    return sum;
  };

  return {
    current() {
      if (!counted || Date.now() - countedAt > countedForMs) {
        countedAt = Date.now();
        counted = count();
        // The next caller counts again.
        counted.catch(() => (counted = null));
      }
      return counted;
    },
    add(name, bytes) {
      if (!countedFolders.some((folder) => name.startsWith(`${folder}/`))) return;
      counted = counted?.then((sum) => sum + bytes) ?? null;
    },
  };
};
