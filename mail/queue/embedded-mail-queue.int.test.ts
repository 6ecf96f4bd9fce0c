import Database from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "#accounts/embedded/schema.ts";
import { embeddedMailQueue } from "#mail/queue/embedded-mail-queue.ts";
import { mailOf } from "../../testing/accounts.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

/** SQLite's value of `PRAGMA synchronous` for a flush with every commit. */
const full = 2;

const now = "2026-11-21T10:00:00.000Z";
const later = "2026-11-21T10:01:00.000Z";

const opened = () => {
  const database = new Database(`${temporaryDirectory()}/accounts.db`);
  onTestFinished(() => {
    database.close();
  });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  migrate(database);
  const flushing = () => database.pragma("synchronous", { simple: true });
  return { database, queue: embeddedMailQueue(database, "outgoing_mail"), flushing };
};

it("restores a flush with every commit after updates that need none", async () => {
  const { database, queue, flushing } = opened();
  await queue.put(mailOf("one", { accountId: null }));
  expect(await queue.claim(now, later, 5)).toHaveLength(1);
  expect(flushing()).toBe(full);
  expect(await queue.sent("one", now)).toBe(true);
  expect(flushing()).toBe(full);

  database.exec("DROP TABLE outgoing_mail");
  await expect(queue.sent("one", now)).rejects.toThrow("no such table");
  expect(flushing()).toBe(full);
});
