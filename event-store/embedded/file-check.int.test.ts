import { existsSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { checksumOf } from "./checksum.ts";
import { checkFile } from "./file-check.ts";
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
  expect(await checkFile(path).finding).toBeNull();
  database.exec("UPDATE notes SET checksum = NULL WHERE id = 'note-7'");
  expect(await checkFile(path).finding).toBeNull();
  database.exec("UPDATE notes SET text = 'other text' WHERE id = 'note-19000'");
  expect(await checkFile(path).finding).toMatch(/is damaged at row 19000 of notes/);
  database.close();
});

it("has ended when it has stopped, so that the last connection merges the WAL", async () => {
  const { path, database } = openFilled();
  const check = checkFile(path);
  await check.stop();
  const running = nextTurn("still running");
  expect(await Promise.race([check.finding, running])).toBeNull();
  database.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});
