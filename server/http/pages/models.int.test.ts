import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { createDiskStorage } from "#uploads/storage/disk-storage.ts";
import { sampleProducts } from "#catalogue/products.ts";
import { boxGlb } from "../../../testing/glb.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { registerFiles } from "./files.ts";

it("serves a model with its type, compressed if the client accepts it", async () => {
  const directory = temporaryDirectory();
  const model = boxGlb([1, 1, 1]);
  mkdirSync(`${directory}/built/models`, { recursive: true });
  writeFileSync(`${directory}/built/models/box.glb`, model);
  writeFileSync(`${directory}/built/models/box.glb.gz`, gzipSync(model));
  const app = fastify();
  onTestFinished(() => app.close());
  await registerFiles(
    app,
    createDiskStorage(`${directory}/data`, 0),
    async () => false,
    `${directory}/built`,
  );
  const plain = await app.inject("/models/box.glb");
  expect(plain.headers).toMatchObject({ "content-type": "model/gltf-binary" });
  expect(plain.rawPayload.equals(model)).toBe(true);
  const packed = await app.inject({
    url: "/models/box.glb",
    headers: { "accept-encoding": "br, gzip" },
  });
  expect(packed.headers).toMatchObject({
    "content-type": "model/gltf-binary",
    "content-encoding": "gzip",
    "cache-control": "public, max-age=3600",
  });
  const again = await app.inject({
    url: "/models/box.glb",
    headers: { "if-none-match": String(plain.headers["etag"]) },
  });
  expect(again.statusCode).toBe(304);
  expect((await app.inject("/models/gone.glb")).statusCode).toBe(404);
  writeFileSync(`${directory}/built/models/box.usdz`, "stored");
  const forPhones = await app.inject("/models/box.usdz");
  expect(forPhones.headers).toMatchObject({
    "content-type": "model/vnd.usdz+zip",
    "cache-control": "public, max-age=3600",
  });
});

it("serves a model for every sample product", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  for (const { slug } of sampleProducts) {
    expect((await shop.rest(null, "GET", `/products/${slug}`)).body).toMatchObject({
      modelImageUrl: `/models/${slug}.glb`,
    });
  }
});
