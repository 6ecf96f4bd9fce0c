import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StoreUnavailable } from "#domain/ports.ts";
import { freeBytes, onDisk, writeWhole } from "../disk.ts";
import { uploadingPath, uploadsPath } from "../paths.ts";
import { readOrDefault } from "../read-or-default.ts";
import { shownFolders, type Storage, type StoredFile } from "./storage.ts";
import { createUsedBytes } from "./used-bytes.ts";

/** Folders stored apart from public files. */
const apart = /^(parts|done|used|photos)(\/|$)/;

const folders = ["parts", "done", "used", "photos", ...shownFolders] as const;

/** A temporary file older than this belongs to no running write. */
const maxWriteMs = 60 * 60 * 1000;

/** Files in a data directory. Refuses writes that would use up the disk reserve. */
export const createDiskStorage = (dataDir: string, diskReserveBytes: number): Storage => {
  const pathOf = (name: string) =>
    join(apart.test(name) ? uploadingPath(dataDir) : uploadsPath(dataDir), name);

  const find = async (name: string): Promise<StoredFile | null> => {
    const found = await readOrDefault(() => stat(pathOf(name)), null);
    return found?.isFile() ? { name, bytes: found.size, storedAt: found.mtimeMs } : null;
  };

  const list: Storage["list"] = async (folder, beginning) => {
    const names = await readOrDefault(() => readdir(pathOf(folder)), []);
    const files: StoredFile[] = [];
    for (const name of names.toSorted()) {
      // A temporary file may disappear before it is read.
      if (!name.startsWith(beginning) || name.endsWith(".part")) continue;
      const file = await find(`${folder}/${name}`);
      if (file) files.push(file);
    }
    return files;
  };

  const used = createUsedBytes(list);

  const checkRoom = async (bytes: number): Promise<void> => {
    if ((await freeBytes(dataDir)) - bytes < diskReserveBytes) {
      throw new StoreUnavailable("The disk has no room for files: see DISK_RESERVE_MB");
    }
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
      used.add(name, content.byteLength);
    },
    read: (name) => readOrDefault(() => readFile(pathOf(name)), null),
    async open(name, range) {
      const file = await find(name);
      if (!file) return null;
      const content = createReadStream(pathOf(name), range ?? {});
      return { content, bytes: range ? range.end - range.start + 1 : file.bytes };
    },
    async remove(name) {
      const file = await find(name);
      if (!file) return;
      await rm(pathOf(name), { force: true });
      used.add(name, -file.bytes);
    },
    list,
    async sweep() {
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
    usedBytes: used.current,
  };
};
