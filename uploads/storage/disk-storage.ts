import { join } from "node:path";
import { uploadingPath, uploadsPath } from "../paths.ts";
import { createFolderStorage } from "./folder-storage.ts";
import type { Storage } from "./storage.ts";
import { createUsedBytes } from "./used-bytes.ts";

/** Folders stored apart from public files. */
const apart = /^(parts|done|used|photos)(\/|$)/;

/** Files in a data directory. Refuses writes that would use up the disk reserve. */
export const createDiskStorage = (dataDir: string, diskReserveBytes: number): Storage => {
  const files = createFolderStorage({
    disk: dataDir,
    reserveBytes: diskReserveBytes,
    noRoom: "The disk has no room for files: see DISK_RESERVE_MB",
    pathOf: (name) => join(apart.test(name) ? uploadingPath(dataDir) : uploadsPath(dataDir), name),
  });
  const used = createUsedBytes(files.list);
  return {
    ...files,
    async put(name, content) {
      await files.put(name, content);
      used.add(name, content.byteLength);
    },
    async remove(name) {
      const file = await files.find(name);
      if (!file) return;
      await files.remove(name);
      used.add(name, -file.bytes);
    },
    usedBytes: used.current,
  };
};
