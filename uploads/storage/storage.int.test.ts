import { once } from "node:events";
import { symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { findS3, testKeys, type S3Server } from "../../testing/s3-server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { uploadsPath } from "../paths.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { s3PlaceOf, type S3Place } from "./s3/s3-place.ts";
import { createS3Storage } from "./s3/s3-storage.ts";
import type { Storage } from "./storage.ts";

const s3 = await findS3();
let server: S3Server;

const placeOf = (url: string): S3Place => {
  const place = s3PlaceOf(url);
  if (typeof place === "string") throw new Error(place);
  return place;
};

interface Kind {
  readonly name: string;
  readonly open: (() => Promise<Storage>) | null;
}

const kinds: readonly Kind[] = [
  { name: "a directory", open: async () => createDiskStorage(temporaryDirectory(), 0) },
  {
    name: s3.name,
    open: s3.start && (async () => createS3Storage(placeOf(await server.newUrl()))),
  },
];

beforeAll(async () => {
  if (!s3.start) return;
  server = await s3.start();
  return () => server.kill();
});

describe.each(kinds)("files in $name", ({ open }) => {
  const opened = async (): Promise<Storage> => {
    if (!open) throw new Error("This store is unavailable");
    return open();
  };

  it.skipIf(!open)("are found and read as they were stored", async () => {
    const storage = await opened();
    const before = Date.now() - 2000;
    await storage.put("models/ab.glb", Buffer.from("a model"));
    const file = await storage.find("models/ab.glb");
    expect(file).toMatchObject({ name: "models/ab.glb", bytes: 7 });
    expect(file?.storedAt).toBeGreaterThan(before);
    expect((await storage.read("models/ab.glb"))?.toString()).toBe("a model");
    await storage.put("used/ab", Buffer.alloc(0));
    expect(await storage.find("used/ab")).toMatchObject({ bytes: 0 });
  });

  it.skipIf(!open)("can be read completely or in part", async () => {
    const storage = await opened();
    await storage.put("images/ab.webp", Buffer.from("0123456789"));
    const whole = await storage.open("images/ab.webp", null);
    expect(whole && (await buffer(whole.content)).toString()).toBe("0123456789");
    const part = await storage.open("images/ab.webp", { start: 2, end: 4 });
    expect(part?.bytes).toBe(3);
    expect(part && (await buffer(part.content)).toString()).toBe("234");
  });

  it.skipIf(!open)("can be missing, and removing a missing file succeeds", async () => {
    const storage = await opened();
    for (const name of ["images/none.webp", "parts/none", "none.png"]) {
      expect(await storage.find(name)).toBeNull();
      expect(await storage.read(name)).toBeNull();
      expect(await storage.open(name, null)).toBeNull();
      await storage.remove(name);
    }
    expect(await storage.list("done", "")).toEqual([]);
    expect(await storage.usedBytes()).toBe(0);
  });

  it.skipIf(!open)("are listed by prefix", async () => {
    const storage = await opened();
    for (const name of ["b-2", "a-1", "b-1", "c"])
      await storage.put(`parts/${name}`, Buffer.from(name));
    expect(await storage.list("parts", "b-")).toMatchObject([
      { name: "parts/b-1", bytes: 3 },
      { name: "parts/b-2", bytes: 3 },
    ]);
    expect(await storage.list("parts", "")).toHaveLength(4);
  });

  it.skipIf(!open)("count towards the used bytes if public, until they are removed", async () => {
    const storage = await opened();
    await storage.put("images/ab.webp", Buffer.alloc(100));
    expect(await storage.usedBytes()).toBe(100);
    await storage.put("models/ab.glb", Buffer.alloc(50));
    await storage.put("parts/ab", Buffer.alloc(25));
    expect(await storage.usedBytes()).toBe(150);
    await storage.remove("images/ab.webp");
    expect(await storage.usedBytes()).toBe(50);
    expect(await storage.find("images/ab.webp")).toBeNull();
  });
});

it("doesn't follow a link in a directory", async () => {
  const dataDir = temporaryDirectory();
  const storage = createDiskStorage(dataDir, 0);
  await storage.put("images/ab.webp", Buffer.from("a picture"));
  writeFileSync(join(dataDir, "secret"), "a secret");
  symlinkSync(join(dataDir, "secret"), join(uploadsPath(dataDir), "images/cd.webp"));
  expect(await storage.find("images/cd.webp")).toBeNull();
  expect(await storage.read("images/cd.webp")).toBeNull();
  expect(await storage.open("images/cd.webp", null)).toBeNull();
  expect(await storage.list("images", "")).toMatchObject([{ name: "images/ab.webp" }]);
});

describe.skipIf(!s3.start)(`a bucket of ${s3.name}`, () => {
  it("stores its files under the configured prefix", async () => {
    const url = await server.newUrl();
    const within = createS3Storage(placeOf(url.replace("?", "/shop/one?")));
    await within.put("images/ab.webp", Buffer.from("a"));
    expect(await within.list("images", "")).toMatchObject([{ name: "images/ab.webp" }]);
    expect(await createS3Storage(placeOf(url)).find("shop/one/images/ab.webp")).not.toBeNull();
  });

  it("that doesn't exist refuses, and reports it once", async () => {
    const reported: Error[] = [];
    const gone = { ...placeOf(await server.newUrl()), bucket: "not-there" };
    const storage = createS3Storage(gone, (error) => reported.push(error));
    for (const name of ["images/a", "images/b"]) {
      await expect(storage.put(name, Buffer.from("a"))).rejects.toMatchObject({ why: "access" });
    }
    expect(reported).toHaveLength(1);
  });

  it("refuses access with wrong keys", async () => {
    const { AWS_SECRET_ACCESS_KEY } = process.env;
    onTestFinished(() => void Object.assign(process.env, { AWS_SECRET_ACCESS_KEY }));
    process.env["AWS_SECRET_ACCESS_KEY"] = "wrong";
    const place = { ...placeOf("s3://some-bucket"), endpoint: server.endpoint, pathStyle: true };
    await expect(createS3Storage(place).read("images/a")).rejects.toMatchObject({ why: "access" });
  });

  it("that is down is reported as unavailable, and works again once it is back", async () => {
    const storage = createS3Storage(placeOf(await server.newUrl()));
    await storage.put("images/ab.webp", Buffer.from("a"));
    await server.kill();
    await expect(storage.read("images/ab.webp")).rejects.toThrow(StoreUnavailable);
    await server.restart();
    expect((await storage.read("images/ab.webp"))?.toString()).toBe("a");
  });
});

it.each([
  [403, "QuotaExceeded", "quota"],
  [507, "XMinioStorageFull", "quota"],
  [403, "AccessDenied", "access"],
  [400, "ExpiredToken", "access"],
  [400, "BadDigest", "checksum"],
])("a server's %i %s is reported as %s", async (status, code, why) => {
  Object.assign(process.env, testKeys);
  const refusing = createServer((request, response) => {
    request.resume();
    response
      .writeHead(status, { "content-type": "application/xml" })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
  }).listen(0, "127.0.0.1");
  await once(refusing, "listening");
  onTestFinished(() => void refusing.close());
  const { port } = refusing.address() as { readonly port: number };
  const place = placeOf(`s3://some-bucket?endpoint=http://127.0.0.1:${port}&path-style=true`);
  const storage = createS3Storage(place);
  await expect(storage.put("images/a", Buffer.from("a"))).rejects.toMatchObject({ why });
});
