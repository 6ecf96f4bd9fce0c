import { utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { uploadingPath } from "./paths.ts";
import { createProductFiles } from "./product-files/product-files.ts";
import { createReviewPhotos, type ReviewPhotoLimits } from "./review-photos.ts";
import { createDiskStorage } from "./storage/disk-storage.ts";

const megabyte = 1024 * 1024;
const wide = { photosPerPerson: 60, bytesPerPerson: 200 * megabyte, bytesInAll: 999 * megabyte };

const photoOf = (shade: number) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer();

const opened = (limits: Partial<ReviewPhotoLimits> = {}) => {
  const directory = temporaryDirectory();
  const storage = createDiskStorage(directory, 0);
  const files = createProductFiles(storage);
  /** Photos of all reviews, and whether they are shown; null while the read models are behind. */
  const reviews: { photos: ReadonlyMap<string, boolean> | null } = { photos: new Map() };
  const photos = createReviewPhotos(storage, files, async () => reviews.photos, {
    ...wide,
    ...limits,
  });
  const take = async (userId: string, shade: number) => {
    const taken = await photos.take(userId, await photoOf(shade));
    if (!("url" in taken)) throw new Error(taken.message);
    return taken.url;
  };
  const stored = async (url: string) => (await storage.find(url.replace("/uploads/", ""))) !== null;
  /** Makes all marks two days old. */
  const age = async () => {
    const past = new Date(Date.now() - 48 * 60 * 60 * 1000);
    for (const { name } of await storage.list("photos", "")) {
      utimesSync(join(uploadingPath(directory), name), past, past);
    }
  };
  return { storage, files, photos, reviews, take, stored, age };
};

it("the same photo of two people is stored for each, apart from a product's", async () => {
  const { files, photos, take, stored } = opened();
  const [ann, ben] = [await take("ann", 10), await take("ben", 10)];
  expect(ann).not.toBe(ben);
  expect(await take("ann", 10)).toBe(ann);
  const product = await files.take({ purpose: "picture", model: null }, await photoOf(10));
  if (product.outcome === "refused") throw new Error(product.message);
  await photos.use("ann", [ann]);
  await photos.forget("ann");
  expect(await stored(ann)).toBe(false);
  expect(await stored(ben)).toBe(true);
  expect(await stored(product.url)).toBe(true);
});

it("photos are used by their own person only, and all or none", async () => {
  const { photos, take, stored, age } = opened();
  const [ann, ben] = [await take("ann", 10), await take("ben", 60)];
  expect(await photos.use("ann", [ann, ben])).toBeNull();
  await age();
  await photos.sweep();
  expect(await stored(ann)).toBe(false);
});

it("deletes a photo a day after the last review that used it, and not while that is unknown", async () => {
  const { photos, reviews, take, stored, age } = opened();
  const [replaced, kept] = [await take("ann", 10), await take("ann", 60)];
  await photos.use("ann", [replaced, kept]);
  reviews.photos = new Map([[kept, true]]);
  await photos.sweep();
  expect(await stored(replaced)).toBe(true);
  await age();
  reviews.photos = null;
  await photos.sweep();
  expect(await stored(replaced)).toBe(true);
  reviews.photos = new Map([[kept, true]]);
  await photos.use("ann", [replaced]);
  await photos.sweep();
  expect(await stored(replaced)).toBe(true);
  await age();
  await photos.sweep();
  expect(await Promise.all([replaced, kept].map(stored))).toEqual([false, true]);
  expect(await stored(replaced.replace(/-\d+\.webp$/, "-blur.webp"))).toBe(false);
});

it("withholds a hidden photo with all its forms, and publishes it again", async () => {
  const { storage, photos, reviews, take, stored } = opened();
  const [hidden, other] = [await take("ann", 10), await take("ann", 60)];
  const files = await storage.list("images", "");
  reviews.photos = new Map([
    [hidden, false],
    [other, true],
  ]);
  await photos.settle("ann");
  expect(await Promise.all([hidden, other].map(stored))).toEqual([false, true]);
  expect(await stored(hidden.replace(/-\d+\.webp$/, "-blur.webp"))).toBe(false);
  // Its owner may keep it in a review, and sending it again doesn't publish it.
  expect(await photos.use("ann", [hidden])).not.toBeNull();
  expect(await take("ann", 10)).toBe(hidden);
  expect(await stored(hidden)).toBe(false);
  // Nor does a revision without it.
  reviews.photos = new Map([[other, true]]);
  await photos.settle("ann");
  expect(await stored(hidden)).toBe(false);
  expect(await photos.isOf("ann", hidden.replace("/uploads/images/", ""))).toBe(true);
  expect(await photos.isOf("ben", hidden.replace("/uploads/images/", ""))).toBe(false);
  reviews.photos = new Map([
    [hidden, true],
    [other, true],
  ]);
  await photos.settle("ann");
  expect(await storage.list("images", "")).toEqual(
    files.map(({ name, bytes }) => ({ name, bytes, storedAt: expect.any(Number) as number })),
  );
  expect(await storage.list("withheld", "")).toEqual([]);
});

it("an interrupted hiding is finished by the sweep, and an erasure deletes withheld photos", async () => {
  const { storage, photos, reviews, take, stored, age } = opened();
  const hidden = await take("ann", 10);
  await photos.use("ann", [hidden]);
  reviews.photos = new Map([[hidden, false]]);
  await age();
  await photos.sweep();
  expect(await stored(hidden)).toBe(false);
  expect(await storage.list("withheld", "")).not.toEqual([]);
  await photos.forget("ann");
  expect(await storage.list("withheld", "")).toEqual([]);
});

it("deletes photos after a day that belong to no review", async () => {
  const { storage, photos, reviews, take, stored, age } = opened();
  const [kept, unused, refused] = [
    await take("ann", 10),
    await take("ann", 60),
    await take("ann", 110),
  ];
  await photos.use("ann", [kept]);
  reviews.photos = new Map([[kept, true]]);
  const revert = await photos.use("ann", [refused]);
  await revert?.();
  await photos.sweep();
  expect(await stored(unused)).toBe(true);
  await age();
  await photos.sweep();
  expect(await Promise.all([kept, unused, refused].map(stored))).toEqual([true, false, false]);
  expect(await storage.list("photos", "")).toHaveLength(1);
});

it.each([
  ["the number of a person", { photosPerPerson: 1 }, "maximum number of photos"],
  ["the bytes of a person", { bytesPerPerson: 700 }, "maximum number of photos"],
  ["the bytes of all files", { bytesInAll: 10 }, "can’t store photos right now"],
] as const)("limits %s", async (_what, limits, message) => {
  const { photos } = opened(limits);
  const answers = [];
  for (const shade of [10, 60]) answers.push(await photos.take("ann", await photoOf(shade)));
  expect(answers.at(-1)).toMatchObject({
    code: "TOO_LARGE",
    message: expect.stringContaining(message) as string,
  });
});

it("refuses a file that only claims to be a picture", async () => {
  const { photos, storage } = opened();
  const png = Buffer.from("89504e470d0a1a0a0000000000000000", "hex");
  expect(await photos.take("ann", png)).toMatchObject({ code: "UNSUPPORTED" });
  expect(await storage.list("photos", "")).toEqual([]);
  expect(await storage.list("images", "")).toEqual([]);
});
