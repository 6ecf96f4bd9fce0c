import { createReadStream } from "node:fs";
import { lstat, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StoreUnavailable } from "#domain/ports.ts";
import { freeBytes, onDisk, writeWhole } from "../disk.ts";
import { readOrDefault } from "../read-or-default.ts";
import type { FileStore, StoredFile } from "./storage.ts";

/** A temporary file older than this belongs to no running write. */
const maxWriteMs = 60 * 60 * 1000;

/** The place of files on a disk. */
export interface FolderPlace {
  /** An existing directory on the disk. */
  readonly disk: string;
  /** Bytes of the disk that files leave free. */
  readonly reserveBytes: number;
  /** Why there is no room, for the operator. */
  readonly noRoom: string;
  pathOf(name: string): string;
}

/** Files on a disk. Refuses writes that would use up the disk reserve. */
export const createFolderStorage = ({
  disk,
  reserveBytes,
  noRoom,
  pathOf,
}: FolderPlace): FileStore => {
  const find = async (name: string): Promise<StoredFile | null> => {
    // A link isn't followed: it may lead to any file that the process can read.
    const found = await readOrDefault(() => lstat(pathOf(name)), null);
    return found?.isFile() ? { name, bytes: found.size, storedAt: found.mtimeMs } : null;
  };

  const checkRoom = async (bytes: number): Promise<void> => {
    if ((await freeBytes(disk)) - bytes < reserveBytes) throw new StoreUnavailable(noRoom);
  };

  return {
    find,
    async put(name, content) {
      const path = pathOf(name);
      await onDisk(async () => {
        // Empty marks need no check.
        if (content.byteLength > 0) await checkRoom(content.byteLength);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeWhole(path, content);
      });
    },
    async read(name) {
      const file = await find(name);
      return file && readOrDefault(() => readFile(pathOf(name)), null);
    },
    async open(name, range) {
      const file = await find(name);
      if (!file) return null;
      const content = createReadStream(pathOf(name), range ?? {});
      return { content, bytes: range ? range.end - range.start + 1 : file.bytes };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async list(folder, beginning) {
      const names = await readOrDefault(() => readdir(pathOf(folder)), []);
      const files: StoredFile[] = [];
      for (const name of names.toSorted()) {
        // A temporary file may disappear before it is read.
        if (!name.startsWith(beginning) || name.endsWith(".part")) continue;
        const file = await find(`${folder}/${name}`);
        if (file) files.push(file);
      }
      return files;
    },
    async sweep(folders) {
      for (const folder of folders) {
        const names = await readOrDefault(() => readdir(pathOf(folder)), []);
        for (const name of names.filter((each) => each.endsWith(".part"))) {
          const path = pathOf(`${folder}/${name}`);
          const left = await readOrDefault(() => stat(path), null);
          if (left && left.mtimeMs < Date.now() - maxWriteMs) await rm(path, { force: true });
        }
      }
    },
    checkRoom,
  };
};
