import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  compressedAssets,
  count,
  expectFinished,
  quickBuild,
  startProcess,
} from "../../testing/quick-build.ts";
import { lacksSmallestFiles } from "./smallest-files.ts";

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
