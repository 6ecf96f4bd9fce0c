import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { createDiskStorage } from "#uploads/storage/disk-storage.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { registerFiles } from "../http/pages/files.ts";
import { brotli, compressFiles } from "./compress-files.ts";
import { beginSmallestFiles, finishSmallestFiles, lacksSmallestFiles } from "./smallest-files.ts";

const count = 8;
const nameOf = (index: number): string => `part-${String(index).padStart(2, "0")}.js`;

/** Code that the highest level compresses further than the quick one, for some 50 ms a file. */
const codeOf = (index: number): string =>
  Array.from(
    { length: 1500 },
    (_, line) => `export const lamp${line} = ${(line * (index + 3)) ** 2 % 977};`,
  ).join("\n");

const quickBuild = async () => {
  const directory = temporaryDirectory();
  const built = `${directory}/dist`;
  const pictures = `${directory}/pictures`;
  mkdirSync(`${built}/ui/assets`, { recursive: true });
  mkdirSync(pictures);
  for (let index = 0; index < count; index += 1) {
    writeFileSync(`${built}/ui/assets/${nameOf(index)}`, codeOf(index));
  }
  writeFileSync(`${built}/ui/service-worker.js`, codeOf(count));
  writeFileSync(`${built}/ui/small.js`, "export {};");
  writeFileSync(`${pictures}/lamp.svg`, `<svg>${codeOf(count + 1)}</svg>`);
  await compressFiles(`${built}/ui`);
  await compressFiles(pictures, `${built}/pictures`);
  beginSmallestFiles(built);
  return { built, pictures };
};

type Build = Awaited<ReturnType<typeof quickBuild>>;

/** Starts the process of the shop that writes the smallest files. */
const startProcess = (build: Build): ChildProcess => {
  const child = fork(new URL("./compression-process.ts", import.meta.url), [], { execArgv: [] });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.send(build);
  return child;
};

const compressedAssets = ({ built }: Build): readonly string[] => {
  const folder = `${built}/smallest/ui/assets`;
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Checks that each file is compressed at the highest level, and that nothing else is there. */
const expectFinished = async ({ built, pictures }: Build): Promise<void> => {
  expect(lacksSmallestFiles(built)).toBe(false);
  const wanted = [
    ...Array.from({ length: count }, (_, index) => [
      `${built}/ui/assets/${nameOf(index)}`,
      `ui/assets/${nameOf(index)}.br`,
    ]),
    [`${built}/ui/service-worker.js`, "ui/service-worker.js.br"],
    [`${pictures}/lamp.svg`, "pictures/lamp.svg.br"],
  ] as const;
  for (const [source, file] of wanted) {
    const smallest = await brotli(readFileSync(source), "highest");
    expect(smallest?.equals(readFileSync(`${built}/smallest/${file}`)), file).toBe(true);
  }
  const files = readdirSync(`${built}/smallest`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files).toHaveLength(wanted.length);
};

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

it("continues after a kill, without a partial file at any moment", async () => {
  const build = await quickBuild();
  const killed = startProcess(build);
  await expect.poll(() => compressedAssets(build).length, { interval: 5 }).toBeGreaterThan(1);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const first = compressedAssets(build);
  expect(first.length).toBeLessThan(count);
  expect(lacksSmallestFiles(build.built)).toBe(true);
  const timeOf = (file: string) => statSync(`${build.built}/smallest/ui/assets/${file}`).mtimeMs;
  const times = first.map(timeOf);
  // What a process that was killed while it wrote leaves behind.
  writeFileSync(`${build.built}/smallest/partial-${killed.pid}`, "half a fi");

  await once(startProcess(build), "exit");
  expect(first.map(timeOf)).toEqual(times);
  await expectFinished(build);
}, 60_000);

it("ends with its parent, and two processes finish the same build", async () => {
  const build = await quickBuild();
  const orphan = startProcess(build);
  await expect.poll(() => compressedAssets(build).length, { interval: 5 }).toBeGreaterThan(0);
  orphan.disconnect();
  await once(orphan, "exit");
  expect(compressedAssets(build).length).toBeLessThan(count);

  const both = [startProcess(build), startProcess(build)];
  const codes = await Promise.all(both.map((child) => once(child, "exit")));
  expect(codes.map(([code]) => code as number)).toEqual([0, 0]);
  await expectFinished(build);
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
