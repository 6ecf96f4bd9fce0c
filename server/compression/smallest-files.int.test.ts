import { once } from "node:events";
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { createDiskStorage } from "#uploads/storage/disk-storage.ts";
import {
  codeOf,
  expectFinished,
  nameOf,
  quickBuild,
  startProcess,
} from "../../testing/quick-build.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { registerFiles } from "../http/pages/files.ts";
import { finishSmallestFiles, lacksSmallestFiles } from "./smallest-files.ts";

it("compresses every file at the highest level, readable by other users", async () => {
  const build = await quickBuild();
  const [code] = (await once(startProcess(build), "exit")) as [number];
  expect(code).toBe(0);
  await expectFinished(build);
  const modes = ["ui/assets", `ui/assets/${nameOf(0)}.br`].map(
    (file) => statSync(`${build.built}/smallest/${file}`).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o644]);
}, 60_000);

it.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
  "reports a folder that is not writable",
  async () => {
    const { built, pictures } = await quickBuild();
    chmodSync(`${built}/smallest`, 0o555);
    await expect(finishSmallestFiles(built, pictures)).rejects.toThrow("not writable");
  },
);

it.skipIf(!existsSync("/dev/full"))("reports a full disk, and keeps the quick files", async () => {
  const { built, pictures } = await quickBuild();
  symlinkSync("/dev/full", `${built}/smallest/partial-${process.pid}`);
  await expect(finishSmallestFiles(built, pictures)).rejects.toThrow("The disk is full");
  expect(lacksSmallestFiles(built)).toBe(true);
  expect(existsSync(`${built}/ui/assets/${nameOf(0)}.br`)).toBe(true);
});

it("is served as soon as it exists, and the quick file until then", async () => {
  const { built, pictures } = await quickBuild();
  const app = Fastify();
  onTestFinished(() => app.close());
  await registerFiles(app, createDiskStorage(temporaryDirectory(), 0), async () => false, built);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const get = (path: string, encoding: string) =>
    new Promise<{ readonly bytes: Buffer; readonly etag: string; readonly encoding: string }>(
      (resolve, reject) => {
        request(`${url}${path}`, { headers: { "accept-encoding": encoding } }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const { etag = "", "content-encoding": sent = "" } = response.headers;
            resolve({ bytes: Buffer.concat(chunks), etag, encoding: sent });
          });
        })
          .on("error", reject)
          .end();
      },
    );
  const path = `/assets/${nameOf(1)}`;
  const quick = await get(path, "gzip, br");
  expect(quick.bytes.equals(readFileSync(`${built}/ui${path}.br`))).toBe(true);
  await finishSmallestFiles(built, pictures);
  const smallest = await get(path, "gzip, br");
  expect(smallest.bytes.equals(readFileSync(`${built}/smallest/ui${path}.br`))).toBe(true);
  expect(smallest.bytes.length).toBeLessThan(quick.bytes.length);
  expect(brotliDecompressSync(smallest.bytes).toString()).toBe(codeOf(1));
  expect(smallest.etag).not.toBe(quick.etag);
  expect((await get(path, "gzip")).encoding).toBe("gzip");
  expect((await get("/service-worker.js", "br")).bytes).toEqual(
    readFileSync(`${built}/smallest/ui/service-worker.js.br`),
  );
}, 60_000);
