import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StoreUnavailable } from "#domain/ports.ts";
import { freeBytes, onDisk, writeWhole } from "../disk.ts";
import { unlessMissing } from "../unless-missing.ts";

/** Where pictures and models lie, by names such as `images/ab12-480.avif`. A name says what is in the file. */
export interface Storage {
  has(name: string): Promise<boolean>;
  /** Keeps a file whole, or not at all. Throws StoreUnavailable where there is no room now. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
  /** Names that begin so, in one folder. */
  named(folder: string, beginning: string): Promise<readonly string[]>;
  /** Bytes of all files. */
  taken(): Promise<number>;
}

/** Files in a directory, which leave some bytes of the disk free. */
export const createDiskStorage = (root: string, diskReserveBytes: number): Storage => {
  let taken: Promise<number> | null = null;

  const sizeOf = (path: string) => unlessMissing(async () => (await stat(path)).size, 0);

  const count = async (): Promise<number> => {
    let sum = 0;
    for (const folder of ["images", "models"]) {
      const names = await unlessMissing(() => readdir(join(root, folder)), []);
      for (const name of names) sum += await sizeOf(join(root, folder, name));
    }
    return sum;
  };

  /** Counted once, and then with each change. */
  const counted = (): Promise<number> => (taken ??= count());
  const add = async (bytes: number) => {
    taken = Promise.resolve((await counted()) + bytes);
  };

  return {
    has: async (name) => (await unlessMissing(() => stat(join(root, name)), null)) !== null,
    async put(name, content) {
      const path = join(root, name);
      await onDisk(async () => {
        await counted();
        if ((await freeBytes(root)) - content.byteLength < diskReserveBytes) {
          throw new StoreUnavailable("The disk has no room for files: see DISK_RESERVE_MB");
        }
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeWhole(path, content);
      });
      await add(content.byteLength);
    },
    async remove(name) {
      const bytes = await sizeOf(join(root, name));
      await add(-bytes);
      await rm(join(root, name), { force: true });
    },
    async named(folder, beginning) {
      const names = await unlessMissing(() => readdir(join(root, folder)), []);
      return names.filter((name) => name.startsWith(beginning)).map((name) => `${folder}/${name}`);
    },
    taken: counted,
  };
};
