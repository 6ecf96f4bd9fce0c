import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { messages } from "#domain/messages.ts";
import { boxGlb } from "../../testing/glb.ts";
import { findS3, type S3Server } from "../../testing/s3-server.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const s3 = await findS3();
let server: S3Server;

beforeAll(async () => {
  if (!s3.start) return;
  server = await s3.start();
  return () => server.kill();
});

const metadata = `filename ${btoa("box.glb")},purpose ${btoa("model")}`;
const box = boxGlb([1, 1, 1], { asset: { version: "2.0", extras: "a".repeat(400_000) } });
const half = box.subarray(0, 256 * 1024);
const rest = box.subarray(half.length);

const opened = async (settings: Readonly<Record<string, string>>) => {
  const shop = await openTestShop(settings);
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const send = (method: string, path: string, headers: object = {}, body?: Uint8Array) =>
    fetch(`${shop.url}${path}`, {
      method,
      headers: {
        "tus-resumable": "1.0.0",
        authorization: `Bearer ${admin.token}`,
        "content-type": "application/offset+octet-stream",
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    });
  return {
    shop,
    send,
    begin: () =>
      send("POST", "/api/uploads", {
        "upload-length": String(box.length),
        "upload-metadata": metadata,
      }),
    patch: (at: string, offset: number, part: Buffer, sum = part) =>
      send(
        "PATCH",
        at,
        {
          "upload-offset": String(offset),
          "upload-checksum": `sha256 ${createHash("sha256").update(sum).digest("base64")}`,
        },
        part,
      ),
  };
};

const filesIn = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
    /glb|parts|done|used/.test(name),
  );

const served = (shop: TestShop, url: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${shop.url}${url}`, { headers });

describe.skipIf(!s3.start)(`a shop that stores files in ${s3.name}`, () => {
  it("accepts a model in parts, continues after a restart, and serves it from there only", async () => {
    const settings = { DATA_DIR: filledDirectory(), STORAGE_URL: await server.newUrl() };
    const first = await opened(settings);
    const at = (await first.begin()).headers.get("location") ?? "";
    expect((await first.patch(at, 0, half)).status).toBe(204);
    const damaged = await first.patch(at, half.length, Buffer.alloc(9), Buffer.alloc(8));
    expect(damaged.status).toBe(460);
    expect(await damaged.json()).toMatchObject({ message: messages.upload.damaged });
    await first.shop.close();

    const { shop, send, patch } = await opened(settings);
    expect((await send("HEAD", at)).headers.get("upload-offset")).toBe(String(half.length));
    const url = (await patch(at, half.length, rest)).headers.get("content-location") ?? "";
    expect(url).toMatch(/^\/uploads\/models\/[0-9a-f]{32}\.glb$/);
    const whole = await served(shop, url);
    expect(whole.headers.get("content-type")).toBe("model/gltf-binary");
    expect(whole.headers.get("cache-control")).toContain("immutable");
    expect(Buffer.from(await whole.arrayBuffer()).equals(box)).toBe(true);
    const part = await served(shop, url, { range: "bytes=10-19" });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(box.subarray(10, 20))).toBe(true);
    const known = { "if-none-match": whole.headers.get("etag") ?? "" };
    expect((await served(shop, url, known)).status).toBe(304);
    expect((await send("DELETE", at)).status).toBe(204);
    expect((await served(shop, url)).status).toBe(404);
    expect(filesIn(settings.DATA_DIR)).toEqual([]);
  });

  it("reports a refusal of the store, and an outage", async () => {
    const gone = (await server.newUrl()).replace("nivasa-test", "not-there");
    const { begin } = await opened({ STORAGE_URL: gone });
    const refused = await begin();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: messages.upload.storeClosed });

    const { shop, begin: beginHere } = await opened({ STORAGE_URL: await server.newUrl() });
    await server.kill();
    onTestFinished(() => server.restart());
    const away = await beginHere();
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({ code: "UNAVAILABLE" });
    expect((await served(shop, `/uploads/models/${"0".repeat(32)}.glb`)).status).toBe(503);
    expect((await served(shop, "/api/products")).status).toBe(200);
  });
});
