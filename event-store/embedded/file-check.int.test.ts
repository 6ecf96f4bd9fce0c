import { existsSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { checksumOf } from "./checksum.ts";
import { checkFiles, damageOf, type FileCheck } from "./file-check.ts";
import { openDatabase } from "./open-database.ts";

const rows = 20_000;

/** An open database with many rows that have checksums. */
const openFilled = () => {
  const path = join(temporaryDirectory(), "notes.db");
  const database = openDatabase(path, { timeout: 0 });
  database.pragma("journal_mode = WAL");
  database.exec("CREATE TABLE notes (id TEXT PRIMARY KEY, text TEXT, checksum INTEGER) STRICT");
  const insert = database.prepare("INSERT INTO notes VALUES (?, ?, ?)");
  database.transaction(() => {
    for (let row = 1; row <= rows; row += 1) {
      const columns = [`note-${row}`, "some text "];
      insert.run(...columns, checksumOf(columns));
    }
  })();
  return { path, database };
};

it("finds nothing in a sound file, and the row whose checksum does not match", async () => {
  const { path, database } = openFilled();
  expect(await damageOf(path)).toBeNull();
  database.exec("UPDATE notes SET checksum = NULL WHERE id = 'note-7'");
  expect(await damageOf(path)).toBeNull();
  database.exec("UPDATE notes SET text = 'other text' WHERE id = 'note-19000'");
  expect(await damageOf(path)).toMatch(/is damaged at row 19000 of notes/);
  database.close();
});

it("checks the next file after one that can't be opened", async () => {
  const { path, database } = openFilled();
  const missing = join(temporaryDirectory(), "missing.db");
  const checks: FileCheck[] = [];
  await checkFiles([missing, path], (check) => checks.push(check)).ended;
  expect(checks).toMatchObject([
    { path: missing, finding: null, failure: expect.stringContaining("unable to open") },
    { path, finding: null },
  ]);
  expect(checks[1]).not.toHaveProperty("failure");
  await expect(damageOf(missing)).rejects.toThrow("unable to open");
  database.close();
});

it("has ended when it has stopped, so that the last connection merges the WAL", async () => {
  const { path, database } = openFilled();
  const checks: FileCheck[] = [];
  const check = checkFiles([path], (each) => checks.push(each));
  await check.stop();
  const running = nextTurn("still running");
  expect(await Promise.race([check.ended, running])).toBeUndefined();
  expect(checks).toEqual([]);
  database.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});
