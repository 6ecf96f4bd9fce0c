import { shownFolders, type Storage } from "./storage.ts";

/** Another process may have stored files meanwhile: after so long they are counted again. */
const countedForMs = 60 * 60 * 1000;

/** How many bytes a store holds: counted at first, and then with each change of this process. */
export interface TakenBytes {
  current(): Promise<number>;
  /**
   * A file of so many bytes was stored, or, with less than none, removed; what is not shown does
   * not count.
   */
  add(name: string, bytes: number): void;
}

/** Counts the pictures and models that `list` tells. */
export const createTakenBytes = (list: Storage["list"]): TakenBytes => {
  let counted: Promise<number> | null = null;
  let countedAt = 0;

  const count = async (): Promise<number> => {
    let sum = 0;
    for (const folder of shownFolders) {
      for (const { bytes } of await list(folder, "")) sum += bytes;
    }
    return sum;
  };

  return {
    current() {
      if (!counted || Date.now() - countedAt > countedForMs) {
        countedAt = Date.now();
        counted = count();
        // Whoever asks next counts.
        counted.catch(() => (counted = null));
      }
      return counted;
    },
    add(name, bytes) {
      if (!shownFolders.some((folder) => name.startsWith(`${folder}/`))) return;
      counted = counted?.then((sum) => sum + bytes) ?? null;
    },
  };
};
