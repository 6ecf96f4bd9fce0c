import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { StoreUnavailable } from "#domain/ports.ts";
import { freeBytes, onDisk, writeWhole } from "./disk.ts";

const maxBytes = 10 * 1024 * 1024;

/** Pictures the shop takes, told by their first bytes and not by what they claim to be. */
const formats = [
  {
    extension: "png",
    begins: (bytes: Buffer) => bytes.subarray(0, 8).toString("hex") === "89504e470d0a1a0a",
  },
  {
    extension: "jpg",
    begins: (bytes: Buffer) => bytes.subarray(0, 3).toString("hex") === "ffd8ff",
  },
  {
    extension: "webp",
    begins: (bytes: Buffer) =>
      bytes.subarray(0, 4).toString("latin1") === "RIFF" &&
      bytes.subarray(8, 12).toString("latin1") === "WEBP",
  },
] as const;

/** Directory of uploaded files in a data directory. */
export const uploadsPath = (dataDir: string): string => join(dataDir, "uploads");

/**
 * Stores the picture of a data URL once, under its digest, and gives its URL; null where it is no picture the shop
 * takes. Throws StoreUnavailable where it would take the disk's last `diskReserveBytes`, or the disk takes nothing.
 */
export const keepPictureIn =
  (dataDir: string, diskReserveBytes: number) =>
  async (dataUrl: string): Promise<string | null> => {
    const encoded = /^data:image\/[a-z+]+;base64,([A-Za-z0-9+/]+=*)$/.exec(dataUrl)?.[1];
    if (encoded === undefined) return null;
    const bytes = Buffer.from(encoded, "base64");
    const format = formats.find(({ begins }) => begins(bytes));
    if (!format || bytes.length > maxBytes) return null;
    const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${format.extension}`;
    const directory = uploadsPath(dataDir);
    // Its name is its digest: what is there is the same picture, and whole.
    if (!existsSync(join(directory, name))) {
      await onDisk(async () => {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        if ((await freeBytes(directory)) - bytes.length < diskReserveBytes) {
          throw new StoreUnavailable("The disk has no room for pictures: see DISK_RESERVE_MB");
        }
        await writeWhole(join(directory, name), bytes);
      });
    }
    return `/uploads/${name}`;
  };
