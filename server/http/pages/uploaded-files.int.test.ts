import Fastify from "fastify";
import { beforeAll, expect, it } from "vitest";
import { createDiskStorage } from "#uploads/storage/disk-storage.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { rangeOf, serveUploadedFiles } from "./uploaded-files.ts";

const app = Fastify();
const file = "/uploads/images/ab-240.webp";

beforeAll(async () => {
  const storage = createDiskStorage(temporaryDirectory(), 0);
  await storage.put("images/ab-240.webp", Buffer.from("0123456789"));
  await storage.put("used/ab", Buffer.from("private"));
  await storage.put("old.png", Buffer.from("from before"));
  const owned = "0123456789abcdef0123456789abcdef";
  await storage.put(`images/${owned}p-240.webp`, Buffer.from("shown"));
  await storage.put(`withheld/${owned.replace("0", "f")}p-240.webp`, Buffer.from("hidden"));
  serveUploadedFiles(
    app,
    storage,
    async ({ headers }, _reply, file) => headers.authorization === `May see ${file}`,
  );
  return () => app.close();
});

const ask = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET" as const,
) => app.inject({ method, url, headers });

it("a file has its type, is cacheable permanently, and is not sent again to a client that has it", async () => {
  const answer = await ask(file);
  expect(answer).toMatchObject({ statusCode: 200, body: "0123456789" });
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": "10",
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    etag: '"ab-240.webp"',
  });
  const again = await ask(file, { "if-none-match": 'W/"other", "ab-240.webp"' });
  expect(again).toMatchObject({ statusCode: 304, body: "" });
  expect((await ask("/uploads/old.png")).body).toBe("from before");
});

it("a person's photo is cached for minutes, and a withheld one only served to who may see it", async () => {
  const shown = "/uploads/images/0123456789abcdef0123456789abcdefp-240.webp";
  expect(await ask(shown)).toMatchObject({
    body: "shown",
    headers: { "cache-control": "public, max-age=300" },
  });
  const withheld = shown.replace("/0", "/f");
  for (const headers of [{}, { "if-none-match": "*" }, { range: "bytes=0-1" }]) {
    expect(await ask(withheld, headers)).toMatchObject({ statusCode: 404 });
  }
  expect((await ask(withheld.replace("images", "withheld"))).statusCode).toBe(404);
  const file = withheld.replace("/uploads/images/", "");
  const seen = await ask(withheld, { authorization: `May see ${file}` });
  expect(seen).toMatchObject({
    statusCode: 200,
    body: "hidden",
    headers: { "cache-control": "private, no-store", "content-type": "image/webp" },
  });
  expect(seen.headers).not.toHaveProperty("etag");
});

it("HEAD returns the length only", async () => {
  const answer = await app.inject({ method: "HEAD", url: file });
  expect(answer).toMatchObject({ statusCode: 200, body: "" });
  expect(answer.headers["content-length"]).toBe("10");
});

it.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=4-2", 200, "0123456789", undefined],
  ["bytes=0-1,4-5", 200, "0123456789", undefined],
  ["lines=1-2", 200, "0123456789", undefined],
])("%s is answered %i", async (range, statusCode, body, contentRange) => {
  const answer = await ask(file, { range });
  expect(answer).toMatchObject({ statusCode, body });
  expect(answer.headers["content-range"]).toBe(contentRange);
});

it("a range with the ETag of another file is answered with the whole file", async () => {
  const answer = await ask(file, { range: "bytes=2-4", "if-range": '"other"' });
  expect(answer).toMatchObject({ statusCode: 200, body: "0123456789" });
});

it.each([
  "/uploads/images/none.webp",
  "/uploads/used/ab",
  "/uploads/images/ab-240",
  "/uploads/images/a.html",
  "/uploads/..%2fevents.png",
  "/uploads/images/..%2f..%2fevents.png",
  "/uploads/",
])("answers 404 at %s without caching", async (url) => {
  const answer = await ask(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["cache-control"]).toBeUndefined();
});

it("an empty file has no valid range", () => expect(rangeOf("bytes=-5", 0)).toBe("beyond"));
