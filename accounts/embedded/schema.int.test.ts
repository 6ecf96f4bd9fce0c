import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import { AccountsTooNew } from "#accounts/embedded/schema.ts";
import { accountOf, mailOf, sessionOf } from "../../testing/accounts.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const opened = (directory: string) => {
  const stores = openEmbeddedAccounts(directory);
  onTestFinished(() => stores.close());
  return stores;
};

/** The tables of the first releases, before migrations were counted. */
const firstTables = `
  CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, created_at TEXT NOT NULL) STRICT;
  CREATE TABLE sessions (token_digest TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    created_at TEXT NOT NULL, expires_at TEXT NOT NULL) STRICT;
  CREATE TABLE personal_keys (person_id TEXT PRIMARY KEY, secret BLOB NOT NULL) STRICT;
  INSERT INTO accounts VALUES
    ('ann', 'ann', 'ann@example.lk', 'hash', 'shopper', '2026-11-21T10:00:00.000Z');
  INSERT INTO sessions VALUES
    ('digest', 'ann', '2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z');
  INSERT INTO personal_keys VALUES ('ann', zeroblob(32));
`;

it("keeps all data of a file from before migrations were counted", async () => {
  const directory = temporaryDirectory();
  const early = new Database(join(directory, "accounts.db"));
  early.exec(firstTables);
  early.close();

  const first = openEmbeddedAccounts(directory);
  expect(await first.accounts.byEmail("ann@example.lk")).toEqual(accountOf("ann"));
  expect(await first.sessions.byDigest("digest")).toEqual(
    sessionOf("digest", "ann", { device: "" }),
  );
  expect((await first.personalKeys.keysOf(["ann"])).get("ann")).toHaveLength(32);
  expect(await first.accounts.insert(accountOf("bob", { passwordHash: null }))).toBe(true);
  first.close();

  const again = opened(directory);
  expect((await again.accounts.byEmail("bob@example.lk"))?.passwordHash).toBeNull();
  await again.erase("ann");
  expect(await again.sessions.byDigest("digest")).toBeNull();
});

it("still refuses a session without an account", async () => {
  const { sessions } = opened(temporaryDirectory());
  await expect(sessions.insert(sessionOf("digest", "nobody"))).rejects.toThrow(/FOREIGN KEY/);
});

it("leaves a file of a later version unchanged", () => {
  const directory = temporaryDirectory();
  const later = new Database(join(directory, "accounts.db"));
  later.pragma("user_version = 99");
  later.close();
  expect(() => openEmbeddedAccounts(directory)).toThrow(AccountsTooNew);
});

it("leaves no data of a mail in the files after it is sent", async () => {
  const directory = temporaryDirectory();
  const { mails, erase } = opened(directory);
  const secrets = ["Quxann", "quxann@planted.example", "918273"];
  const filesHolding = (word: string) =>
    readdirSync(directory).filter((file) => readFileSync(join(directory, file)).includes(word));
  const to = { name: "Quxann", address: "quxann@planted.example" };
  await mails.put(mailOf("one", { to, data: { code: "918273" } }));
  for (const word of secrets) expect(filesHolding(word)).not.toEqual([]);
  await mails.sent("one", "2026-11-21T10:01:00.000Z");
  await erase("nobody");
  for (const word of secrets) expect(filesHolding(word)).toEqual([]);
});
