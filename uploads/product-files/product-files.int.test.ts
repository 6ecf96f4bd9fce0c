import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { messages } from "#domain/messages.ts";
import { StoreUnavailable } from "#domain/ports.ts";
import { boxGlb, glbOf } from "../../testing/glb.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { checkModel } from "./check-files.ts";
import type { FetchFile } from "./fetch-file.ts";
import type { Purpose, SentFor } from "./kinds.ts";
import { alignedZip } from "#catalogue/models/assembly/aligned-zip.ts";
import { createDiskStorage } from "../storage/disk-storage.ts";
import { createProductFiles } from "./product-files.ts";

const opened = (diskReserveBytes = 0) => {
  const dataDir = temporaryDirectory();
  const root = join(dataDir, "uploads");
  const files = createProductFiles(createDiskStorage(dataDir, diskReserveBytes));
  const stored = () =>
    ["images", "models"].flatMap((folder) =>
      existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [],
    );
  const pathOf = (url: string) => join(root, url.replace("/uploads/", ""));
  return { files, stored, pathOf };
};

const sent = (purpose: Purpose, model: string | null = null): SentFor => ({ purpose, model });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#987654" } })
    .withExif({ IFD0: { Copyright: "Ann Perera", Software: "A camera" } })
    .jpeg()
    .toBuffer();

const taken = async (bytes: Promise<Buffer> | Buffer, purpose: Purpose = "picture") => {
  const shop = opened();
  const file = await shop.files.take(sent(purpose), await bytes);
  if (file.outcome === "refused") throw new Error(file.message);
  return { ...shop, file };
};

describe("a picture", () => {
  it("is stored in several sizes as AVIF and WebP, none larger than the original, and nothing else of it", async () => {
    const { file, stored, pathOf } = await taken(photo(1000, 1250));
    expect(file.url).toMatch(/^\/uploads\/images\/[0-9a-f]{32}-1000\.webp$/);
    const endings = stored().map((name) => name.slice(32));
    expect(endings.toSorted()).toEqual(
      [
        "-blur.webp",
        ...[240, 480, 960, 1000].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]),
      ].toSorted(),
    );
    const bytes = readFileSync(pathOf(file.url));
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "webp",
      width: 1000,
      height: 1250,
    });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes("Ann Perera")).toBe(false);
  });

  it("is stored upright", async () => {
    const lying = await sharp(await photo(600, 300))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { file, pathOf } = await taken(lying);
    expect(await sharp(readFileSync(pathOf(file.url))).metadata()).toMatchObject({
      width: 300,
      height: 600,
    });
  });

  it("loses data appended to it", async () => {
    const page = Buffer.from("<script>alert(1)</script>");
    const { file, stored, pathOf } = await taken(Buffer.concat([await photo(300, 300), page]));
    expect(
      stored().some((name) => readFileSync(pathOf(`/uploads/images/${name}`)).includes("script")),
    ).toBe(false);
    expect(file.findings.every(({ tone }) => tone !== "bad")).toBe(true);
  });

  it("may be an AVIF that declares a general image brand first", async () => {
    const avif = await sharp(await photo(64, 64))
      .avif()
      .toBuffer();
    avif.write("mif1", 8, "latin1");
    const { file } = await taken(avif);
    expect(file.findings[0]?.text).toContain("AVIF");
    avif.fill("heic", 16, avif.readUInt32BE(0), "latin1");
    expect(await opened().files.take(sent("picture"), avif)).toMatchObject({
      message: messages.upload.notAPicture,
    });
  });

  it("replaces a copy that a power loss truncated", async () => {
    const { files, file, pathOf } = await taken(photo(300, 300));
    const path = pathOf(file.url);
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, 0));
    await files.take(sent("picture"), await photo(300, 300));
    expect(readFileSync(path).equals(whole)).toBe(true);
  });

  it("is stored once, for any sender", async () => {
    const { files, stored, file } = await taken(photo(300, 300));
    const before = stored();
    expect(await files.take(sent("picture"), await photo(300, 300))).toMatchObject({
      url: file.url,
    });
    expect(stored()).toEqual(before);
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  /** A PNG that declares sixty thousand pixels per side but contains none. */
  const bomb = () => {
    const header = Buffer.from("89504e470d0a1a0a0000000d494844520000ea600000ea600802000000", "hex");
    return Buffer.concat([header, Buffer.alloc(64)]);
  };

  it.each([
    ["an SVG", async () => svg, messages.upload.notAPicture],
    [
      "an SVG that is called a PNG",
      async () => Buffer.concat([Buffer.from("\n"), svg]),
      messages.upload.notAPicture,
    ],
    [
      "a page",
      async () => Buffer.from("<!doctype html><script>1</script>"),
      messages.upload.notAPicture,
    ],
    ["nothing", async () => Buffer.alloc(0), messages.upload.emptyFile],
    ["a model", async () => boxGlb([1, 1, 1]), messages.upload.notAPicture],
    [
      "a truncated picture",
      async () => (await photo(900, 900)).subarray(0, 900),
      messages.upload.pictureUnreadable,
    ],
    [
      "too many bytes",
      async () => Buffer.concat([await photo(9, 9), Buffer.alloc(20 * 1024 * 1024)]),
      messages.upload.tooLarge,
    ],
  ])("that is %s is refused and leaves no file", async (_what, bytes, message) => {
    const { files, stored } = opened();
    expect(await files.take(sent("picture"), await bytes())).toMatchObject({
      outcome: "refused",
      message,
    });
    expect(stored()).toEqual([]);
  });

  it("with more pixels than fit into memory is refused", async () => {
    const { files, stored } = opened();
    expect(await files.take(sent("picture"), bomb())).toMatchObject({ outcome: "refused" });
    const wide = await sharp({
      create: { width: 16_000, height: 4000, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    expect(await files.take(sent("picture"), wide)).toMatchObject({
      outcome: "refused",
      message: messages.upload.pictureTooManyPixels,
    });
    expect(stored()).toEqual([]);
  });

  it.each([
    ["a tall JPEG", 270, 17_000, "jpeg", 260],
    ["a taller PNG", 200, 20_000, "png", 163],
    ["a line", 1, 30_000, "png", 1],
    ["a wide PNG", 20_000, 200, "png", 1440],
  ] as const)(
    "that is %s is reduced to the limits of WebP",
    async (_, width, height, format, kept) => {
      const picture = await sharp({ create: { width, height, channels: 3, background: "#987654" } })
        .toFormat(format)
        .toBuffer();
      const { file, pathOf } = await taken(picture);
      expect(file.url).toContain(`-${kept}.webp`);
      const made = await sharp(readFileSync(pathOf(file.url))).metadata();
      expect(made.width).toBe(kept);
      expect(made.height).toBeLessThanOrEqual(16_383);
      expect(file.findings.some(({ text }) => text.startsWith("Very tall"))).toBe(height > width);
    },
  );

  it("counts more pixels if its colours have 16 bits", async () => {
    const { files } = opened();
    const side = 5200;
    const deep = await sharp(new Uint16Array(side * side), {
      raw: { width: side, height: side, channels: 1 },
    })
      .toColourspace("grey16")
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    expect(await files.take(sent("picture"), deep)).toMatchObject({
      outcome: "refused",
      message: messages.upload.pictureTooManyDeepPixels,
    });
  });

  it("of 49 megapixels is decoded once", async () => {
    const square = (side: number) =>
      sharp({
        create: { width: side, height: side, channels: 4, background: "#98765480" },
      })
        .png({ compressionLevel: 1 })
        .toBuffer();
    const [large, small] = [await square(7000), await square(1440)];
    const spentOn = async (work: () => Promise<unknown>) => {
      const began = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    };
    await taken(await photo(9, 9));
    const once = await spentOn(() => sharp(large).resize({ width: 1440 }).raw().toBuffer());
    const written = await spentOn(() => taken(small));
    // Decoding the picture for each of the nine files would take longer.
    expect((await spentOn(() => taken(large))) - written).toBeLessThan(once * 4);
  });

  it("is refused if it would use up the disk reserve", async () => {
    const { files, stored } = opened(Number.MAX_SAFE_INTEGER);
    await expect(files.take(sent("picture"), await photo(300, 300))).rejects.toThrow(
      StoreUnavailable,
    );
    expect(stored()).toEqual([]);
  });
});

describe("a model", () => {
  it("is stored unchanged and measured", async () => {
    const box = boxGlb([0.75, 0.98, 1.2]);
    const { file, pathOf } = await taken(box, "model");
    expect(file.url).toMatch(/^\/uploads\/models\/[0-9a-f]{32}\.glb$/);
    expect(file.measured).toEqual({ widthCm: 75, depthCm: 120, heightCm: 98 });
    expect(readFileSync(pathOf(file.url)).equals(box)).toBe(true);
  });

  it("is measured as it appears, however its parts are scaled and rotated", async () => {
    const half = Math.SQRT1_2;
    const turned = boxGlb([1, 2, 0.5], {
      nodes: [
        { children: [1], scale: [0.5, 0.5, 0.5] },
        { mesh: 0, rotation: [0, 0, half, half], translation: [3, 0, 0] },
      ],
    });
    const { file } = await taken(turned, "model");
    expect(file.measured).toEqual({ widthCm: 100, depthCm: 25, heightCm: 50 });
  });

  const flipped = () => {
    const bytes = boxGlb([1, 1, 1]);
    bytes.writeUInt32LE(bytes.length + 1, 8);
    return bytes;
  };

  /** A minimal GLB, with the 32-bit number at `offset` changed by `by`. */
  const changed = (offset: number, by: number) => () => {
    const bytes = glbOf('{"asset":{"version":"2.0"}}');
    bytes.writeUInt32LE(bytes.readUInt32LE(offset) + by, offset);
    return bytes;
  };
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const twoPictures = () =>
    glbOf(
      JSON.stringify({
        asset: { version: "2.0" },
        images: [0, 1].map((bufferView) => ({ bufferView, mimeType: "image/png" })),
        buffers: [{ byteLength: 144 }],
        bufferViews: [0, 72].map((byteOffset) => ({
          buffer: 0,
          byteOffset,
          byteLength: png.length,
        })),
      }),
      Buffer.concat([png, Buffer.alloc(72 - png.length), png, Buffer.alloc(72 - png.length)]),
    );

  it.each([
    ["a chunk longer than the file", changed(12, 4), /does not fit total GLB length/],
    ["a length that is too large by one", changed(8, 1), /Declared length \(49\)/],
    ["no GLB signature", changed(0, 1), /isn’t a GLB/],
    [
      "its last byte missing",
      () => changed(0, 0)().subarray(0, 47),
      /Unexpected end of chunk data/,
    ],
    ["unclosed brackets", () => glbOf("{]"), /error in the file: Invalid JSON data\.$/],
    [
      "an invalid data URI",
      () =>
        glbOf(
          '{"asset":{"version":"2.0"},"buffers":[{"byteLength":4,"uri":"data:"}]}',
          Buffer.alloc(4, 255),
        ),
      /error in the file: Invalid URI 'data:'\.$/,
    ],
    ["pictures that no material uses", twoPictures, /model is empty/],
    ["only its version", changed(0, 0), /model is empty/],
    ["a wrong length", flipped, /One error in the file: Declared length/],
    ["a missing part", () => boxGlb([1, 1, 1]).subarray(0, 500), /error/],
    [
      "invalid JSON",
      () => Buffer.concat([boxGlb([1, 1, 1]).subarray(0, 20), Buffer.alloc(64, "{")]),
      /error/,
    ],
    [
      "an external file",
      () => boxGlb([1, 1, 1], { images: [{ uri: "https://evil.example/a.png" }] }),
      /It loads other files/,
    ],
    [
      "centimetres instead of metres",
      () => boxGlb([74, 98, 120]),
      /longest side is 120 m: Was it drawn in centimetres/,
    ],
    ["a microscopic size", () => boxGlb([0.001, 0.001, 0.001]), /longest side is 1 mm/],
    ["nothing visible", () => boxGlb([1, 1, 1], { scenes: [{}] }), /model is empty/],
    [
      "too many materials",
      () => boxGlb([1, 1, 1], { materials: Array.from({ length: 21 }, () => ({})) }),
      /21 materials: At most 20/,
    ],
    ["glTF as text", () => Buffer.from('{"asset":{"version":"2.0"}}     '), /isn’t a GLB/],
    [
      "version 1",
      () => Buffer.concat([Buffer.from("glTF"), Buffer.from([1, 0, 0, 0]), Buffer.alloc(20)]),
      /isn’t a GLB/,
    ],
  ])("with %s is refused and leaves no file", async (_what, bytes, message) => {
    const { files, stored } = opened();
    const file = await files.take(sent("model"), bytes());
    expect(file).toMatchObject({
      outcome: "refused",
      message: expect.stringMatching(message) as string,
    });
    expect(stored()).toEqual([]);
  });

  it("that takes too long to check is refused", async () => {
    // Its bytes alone take longer than the timer to reach the process.
    const large = boxGlb([1, 1, 1], {}, Buffer.alloc(8 * 1024 * 1024));
    expect(await checkModel(large, { timeoutMs: 0 })).toMatchObject({
      outcome: "refused",
      message: messages.upload.modelUnreadable,
    });
  });
});

describe("a file that no product has shown", () => {
  it("can be deleted completely", async () => {
    const { files, file, stored } = await taken(photo(300, 300));
    expect(await files.usedBytes()).toBeGreaterThan(0);
    await files.forget(file.url);
    expect(stored()).toEqual([]);
    expect(await files.usedBytes()).toBe(0);
    expect(await files.use(file.url)).toBe("unknown");
  });

  it("is retained once a product has shown it", async () => {
    const { files, file, stored } = await taken(photo(300, 300));
    expect(await files.use(file.url)).toBe("newly used");
    expect(await files.use(file.url)).toBe("used before");
    const before = stored();
    await files.forget(file.url);
    expect(stored()).toEqual(before);
    await files.unuse(file.url);
    await files.forget(file.url);
    expect(stored()).toEqual([]);
  });

  it("is not the shop's own if its address leads elsewhere", async () => {
    const { files } = opened();
    expect(await files.use("https://example.lk/a.png")).toBe("elsewhere");
    expect(await files.use("/uploads/images/../../secret.webp")).toBe("unknown");
  });
});

describe("the Quick Look form of a model", () => {
  const scene = '#usda 1.0\ndef Xform "Root" { asset a = @./geometries/A.usda@</G> }';
  const parts = [
    ["model.usda", strToU8(scene)],
    ["geometries/A.usda", strToU8('#usda 1.0\ndef Mesh "G" {}')],
    ["textures/T.png", Buffer.from("89504e470d0a1a0a00", "hex")],
  ] as const;
  const archive = (files: readonly (readonly [string, Uint8Array])[] = parts) =>
    Buffer.from(alignedZip(files));

  const withModel = async () => {
    const shop = await taken(boxGlb([0.4, 0.5, 0.3]), "model");
    const take = (bytes: Buffer, model: string | null = shop.file.url) =>
      shop.files.take(sent("quick-look", model), bytes);
    return { ...shop, take };
  };

  it("is stored next to its model, found through it, and deleted alone or with it", async () => {
    const { files, file, take, stored } = await withModel();
    expect(await files.quickLookOf(file.url)).toBeNull();
    const quickLook = await take(archive());
    const url = file.url.replace(".glb", ".usdz");
    expect(quickLook).toMatchObject({ outcome: "taken", url });
    expect(await files.quickLookOf(file.url)).toBe(url);
    await files.forget(url);
    expect(await files.quickLookOf(file.url)).toBeNull();
    expect(stored()).toHaveLength(1);
    await take(archive());
    await files.forget(file.url);
    expect(stored()).toEqual([]);
    expect(await files.quickLookOf(file.url)).toBeNull();
  });

  it("is never replaced", async () => {
    const { file, take, pathOf } = await withModel();
    await take(archive());
    await take(archive([["other.usda", strToU8("#usda 1.0\n")]]));
    const kept = readFileSync(pathOf(file.url.replace(".glb", ".usdz")));
    expect(kept.equals(archive())).toBe(true);
  });

  it.each<[what: string, bytes: () => Buffer]>([
    ["packed", () => Buffer.from(zipSync({ "model.usda": strToU8(scene.repeat(9)) }))],
    ["not aligned", () => Buffer.from(zipSync({ "model.usda": strToU8(scene) }, { level: 0 }))],
    ["cut off", () => archive().subarray(0, -30)],
    ["another file in its comment", () => commented(archive(), "<script>1</script>")],
    ["a wrong length", () => Buffer.concat([archive(), Buffer.from("<script>")])],
    ["a page", () => archive([...parts, ["page.html", strToU8("<script>")]])],
    ["a name with a path out of the archive", () => archive([...parts, ["../T.png", parts[2][1]]])],
    ["no scene first", () => archive(parts.slice(1).toReversed())],
    ["a scene in another format", () => archive([["model.usda", strToU8("PXR-USDC")]])],
    ["an invalid picture", () => archive([...parts, ["a.png", strToU8("<svg>")]])],
    ["a name that differs in the directory", () => renamed(archive())],
  ])("is refused if it is or has %s", async (_what, bytes) => {
    const { take } = await withModel();
    expect(await take(bytes())).toMatchObject({
      outcome: "refused",
      message: messages.upload.notAQuickLook,
    });
  });

  it("is refused if it loads external files or its model isn't in the shop", async () => {
    const { take } = await withModel();
    const leading = strToU8("#usda 1.0\nasset a = @https://elsewhere.example/a.usda@");
    expect(await take(archive([["model.usda", leading]]))).toMatchObject({
      message: "It loads other files: https://elsewhere.example/a.usda",
    });
    for (const model of [null, "/models/uva-kettle.glb", `/uploads/models/${"0".repeat(32)}.glb`]) {
      expect(await take(archive(), model)).toMatchObject({ message: messages.upload.modelMissing });
    }
  });
});

/** The same archive with a comment at its end. */
const commented = (archive: Buffer, comment: string): Buffer => {
  const other = Buffer.concat([archive, Buffer.from(comment)]);
  other.writeUInt16LE(comment.length, archive.length - 2);
  return other;
};

/** The same archive with another name for its second file in the central directory. */
const renamed = (archive: Buffer): Buffer => {
  const other = Buffer.from(archive);
  other.write("B", other.lastIndexOf("A.usda"), "latin1");
  return other;
};

describe("a file of another host", () => {
  const shopThatFetches = (fetchFile: FetchFile) =>
    createProductFiles(createDiskStorage(temporaryDirectory(), 0), {
      fetchFile,
      ownOrigins: ["https://nivasa.example"],
    });

  it("is checked like an upload and stored under an address of the shop", async () => {
    const bytes = await photo(100, 100);
    const files = shopThatFetches(async () => ({ bytes }));
    const copy = await files.keepCopy("picture", "https://cdn.example/chair.jpg");
    expect(copy).toEqual({
      url: expect.stringMatching(/^\/uploads\/images\/[0-9a-f]{32}-100\.webp$/),
    });
    expect(await files.keepCopy("model", "https://cdn.example/chair.glb")).toEqual({
      message: messages.upload.notAModel,
    });
  });

  it("is refused with the reason if it can't be fetched", async () => {
    const files = shopThatFetches(async () => ({ problem: "cdn.example answers 404" }));
    expect(await files.keepCopy("picture", "https://cdn.example/chair.jpg")).toEqual({
      message: "The picture could not be fetched: cdn.example answers 404. Please upload it.",
    });
  });

  it("is not fetched if the shop already has it, whatever the host's name", async () => {
    const files = shopThatFetches(() => {
      throw new Error("nothing is fetched");
    });
    const file = await files.take(sent("picture"), await photo(100, 100));
    if (file.outcome === "refused") throw new Error(file.message);
    expect(await files.keepCopy("picture", `http://shop.local:81${file.url}`)).toEqual({
      url: file.url,
    });
    expect(await files.keepCopy("picture", "https://nivasa.example/pictures/a.svg")).toEqual({
      url: "/pictures/a.svg",
    });
  });
});
