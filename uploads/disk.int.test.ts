import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { canMountDisks, smallDisk } from "../testing/small-disk.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { onDisk, writeWhole } from "./disk.ts";
import { keepPictureIn } from "./pictures.ts";

it("writes one file whole for any number of callers at once", async () => {
  const directory = temporaryDirectory();
  const path = join(directory, "file");
  const contents = [1, 2, 3, 4, 5].map((byte) => Buffer.alloc(100_000, byte));
  await Promise.all(contents.map((content) => writeWhole(path, content)));
  expect(contents.some((content) => content.equals(readFileSync(path)))).toBe(true);
  expect(readdirSync(directory)).toEqual(["file"]);
});

it("keeps a picture that is there, and one that many send at once", async () => {
  const directory = temporaryDirectory();
  const keepPicture = keepPictureIn(directory, 0);
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(50_000)]);
  const url = `data:image/png;base64,${png.toString("base64")}`;
  const kept = await Promise.all(Array.from({ length: 12 }, () => keepPicture(url)));
  expect(new Set(kept).size).toBe(1);
  const path = join(directory, kept[0] ?? "");
  const { ino } = statSync(path);
  expect(await keepPicture(url)).toBe(kept[0]);
  expect(statSync(path).ino).toBe(ino);
  expect(readdirSync(join(directory, "uploads"))).toHaveLength(1);
});

describe.skipIf(!canMountDisks)("on a full disk (skipped where none can be mounted)", () => {
  it("a file is refused as an outage, and nothing of it stays", async () => {
    const disk = smallDisk(1);
    const write = () => onDisk(() => writeWhole(join(disk.path, "file"), Buffer.alloc(2_000_000)));
    await expect(write()).rejects.toThrow(StoreUnavailable);
    expect(readdirSync(disk.path)).toEqual([]);
  });
});
