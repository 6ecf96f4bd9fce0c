import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { canMountDisks, smallDisk } from "../testing/small-disk.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { onDisk, writeWhole } from "./disk.ts";
import { createDiskStorage } from "./storage/disk-storage.ts";

it("writes a file completely for any number of parallel callers", async () => {
  const directory = temporaryDirectory();
  const path = join(directory, "file");
  const contents = [1, 2, 3, 4, 5].map((byte) => Buffer.alloc(100_000, byte));
  await Promise.all(contents.map((content) => writeWhole(path, content)));
  expect(contents.some((content) => content.equals(readFileSync(path)))).toBe(true);
  expect(readdirSync(directory)).toEqual(["file"]);
});

describe.skipIf(!canMountDisks)("on a full disk (skipped if none can be mounted)", () => {
  it("a file is refused as an outage and leaves no partial file", async () => {
    const disk = smallDisk(1);
    const write = () => onDisk(() => writeWhole(join(disk.path, "file"), Buffer.alloc(2_000_000)));
    await expect(write()).rejects.toThrow(StoreUnavailable);
    expect(readdirSync(disk.path)).toEqual([]);
  });
});

it("sweeps up interrupted writes, but not running ones", async () => {
  const dataDir = temporaryDirectory();
  const storage = createDiskStorage(dataDir, 0);
  await storage.put("parts/a", Buffer.from("a"));
  const old = join(dataDir, "uploading", "parts", "b.1.part");
  const fresh = join(dataDir, "uploading", "parts", "c.1.part");
  for (const path of [old, fresh]) writeFileSync(path, "half");
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  utimesSync(old, yesterday, yesterday);
  await storage.sweep(["parts"]);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(fresh)).toBe(true);
  expect(await storage.find("parts/a")).not.toBeNull();
});
