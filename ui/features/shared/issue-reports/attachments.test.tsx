import { describe, expect, it } from "vitest";
import { limits, messages } from "../../../generated/shop.ts";
import { readAttachments, type Attached } from "./attachments.ts";

const beginnings = {
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff, 0xe0],
  "image/webp": [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31],
};

const fileOf = (name: string, bytes: number[], type = "") =>
  new File([new Uint8Array(bytes)], name, { type });
const pdf = (name: string) => fileOf(name, beginnings["application/pdf"]);

const attachTo = async (before: readonly Attached[], files: readonly File[]) =>
  (await readAttachments(files))(before);

const { attachmentRefused, tooManyAttachments } = messages.report;

describe("a file", () => {
  it.each(Object.entries(beginnings))("is %s by its first bytes", async (mediaType, bytes) => {
    const { attached, problem } = await attachTo([], [fileOf("photo.txt", bytes, "text/html")]);
    const data = `data:${mediaType};base64,${btoa(String.fromCharCode(...bytes))}`;
    expect(attached).toMatchObject([{ name: "photo.txt", mediaType, bytes: bytes.length, data }]);
    expect(problem).toBeNull();
  });

  it.each([
    ["of another kind, whatever it says of itself", [0x47, 0x49, 0x46]],
    ["that is empty", []],
  ])("is refused by its name if it is %s", async (_what, bytes) => {
    const { attached, problem } = await attachTo([], [fileOf("photo.png", bytes, "image/png")]);
    expect(attached).toEqual([]);
    expect(problem).toBe(`photo.png: ${attachmentRefused}`);
  });

  it("may be as large as the shop's maximum, and not a byte larger", async () => {
    const sized = (bytes: number) => {
      const file = pdf("manual.pdf");
      Object.defineProperty(file, "size", { value: bytes });
      return file;
    };
    const largest = limits.reportAttachmentBytes;
    expect((await attachTo([], [sized(largest)])).attached).toHaveLength(1);
    expect((await attachTo([], [sized(largest + 1)])).problem).toMatch(/^manual\.pdf: /);
  });

  it("can be distinguished from another of the same name", async () => {
    const { attached } = await attachTo([], [pdf("manual.pdf"), pdf("manual.pdf")]);
    expect(new Set(attached.map(({ id }) => id)).size).toBe(2);
  });
});

describe("several files", () => {
  it("are limited to three: the first ones stay, and the report explains that", async () => {
    const { attached: before } = await attachTo([], [pdf("1"), pdf("2")]);
    const { attached, problem } = await attachTo(before, [pdf("3"), pdf("4")]);
    expect(attached.map(({ name }) => name)).toEqual(["1", "2", "3"]);
    expect(problem).toBe(tooManyAttachments);
  });

  it("are accepted even if one of them is refused, which is named", async () => {
    const { attached, problem } = await attachTo([], [pdf("1"), fileOf("2.gif", [0x47]), pdf("3")]);
    expect(attached.map(({ name }) => name)).toEqual(["1", "3"]);
    expect(problem).toBe(`2.gif: ${attachmentRefused}`);
  });
});
