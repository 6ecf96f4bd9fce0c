import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ensureBuilt } from "../../setup/build.ts";
import { endWithParent } from "../../setup/end-with-parent.ts";
import { root } from "../../setup/root.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

beforeAll(() => ensureBuilt("server"));

/** Runs a built command as its npm script does. */
const typed = async (dataDir: string, ...args: readonly string[]) => {
  const child = endWithParent(
    spawn(process.execPath, [`${root}setup/command.ts`, ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, EVENTSTORE_URL: "", MONGODB_URL: "" },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
};

it("backs up, restores and inspects a shop by the commands as typed", async () => {
  const dataDir = filledDirectory();
  const copy = join(temporaryDirectory(), "copy");
  const backup = await typed(dataDir, "backup", copy);
  expect(backup.output).toMatch(/\d+ events are in .*copy\.\n$/);
  expect(backup.code).toBe(0);
  expect(readdirSync(copy).toSorted()).toContain("backup.json");
  expect(existsSync(`${copy}.unfinished`)).toBe(false);

  const restored = temporaryDirectory();
  const restore = await typed(restored, "restore", copy);
  expect(restore.output).toContain("Start the shop; it builds the read models.");
  expect(restore.code).toBe(0);
  expect(readFileSync(join(restored, "events.db")).length).toBeGreaterThan(10_000);

  const doctor = await typed(dataDir, "doctor");
  expect(doctor.output).toMatch(
    /ok {2}log: .*\n {2}ok {2}accounts: .*\n {2}ok {2}files: .*\n {2}ok {2}read models: /,
  );
  expect(doctor.code).toBe(0);
});
