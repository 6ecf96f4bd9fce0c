import type { Database } from "better-sqlite3";

/** The file was written by a later version of the shop. This version would corrupt it. */
export class AccountsTooNew extends Error {
  override readonly name = "AccountsTooNew";
}

/**
 * All migrations of the tables, oldest first. The file stores the number of applied ones
 * (`user_version`). Migrations are only ever added. The first one also handles files from before
 * they were counted.
 */
const steps: readonly string[] = [
  `
  CREATE TABLE IF NOT EXISTS accounts (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    email         TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    role          TEXT NOT NULL,
    created_at    TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    token_digest TEXT PRIMARY KEY,
    account_id   TEXT NOT NULL REFERENCES accounts (id),
    created_at   TEXT NOT NULL,
    expires_at   TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS personal_keys (
    person_id TEXT PRIMARY KEY,
    secret    BLOB NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE accounts_with_profile (
    id                TEXT PRIMARY KEY,
    name              TEXT NOT NULL,
    email             TEXT NOT NULL UNIQUE,
    email_verified_at TEXT,
    password_hash     TEXT,
    role              TEXT NOT NULL,
    created_at        TEXT NOT NULL,
    profile           TEXT
  ) STRICT;
  INSERT INTO accounts_with_profile (id, name, email, password_hash, role, created_at)
    SELECT id, name, email, password_hash, role, created_at FROM accounts;
  DROP TABLE accounts;
  ALTER TABLE accounts_with_profile RENAME TO accounts;

  ALTER TABLE sessions ADD COLUMN last_seen_at TEXT;
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  CREATE INDEX sessions_of_account ON sessions (account_id);

  CREATE TABLE identities (
    issuer     TEXT NOT NULL,
    subject    TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (issuer, subject)
  ) STRICT;
  CREATE INDEX identities_of_account ON identities (account_id);

  CREATE TABLE codes (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    purpose    TEXT NOT NULL,
    digest     TEXT NOT NULL,
    salt       TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    tries_left INTEGER NOT NULL,
    PRIMARY KEY (account_id, purpose)
  ) STRICT;
  CREATE INDEX codes_by_digest ON codes (purpose, digest);

  CREATE TABLE outgoing_mail (
    id         TEXT PRIMARY KEY,
    state      TEXT NOT NULL,
    template   TEXT NOT NULL,
    account_id TEXT,
    to_name    TEXT,
    to_address TEXT,
    data       TEXT,
    created_at TEXT NOT NULL,
    due_at     TEXT NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    reason     TEXT,
    ended_at   TEXT
  ) STRICT;
  CREATE INDEX outgoing_mail_due ON outgoing_mail (state, due_at);
  CREATE INDEX outgoing_mail_of_account ON outgoing_mail (account_id);
  `,
  `
  CREATE TABLE erased_people (
    person_id TEXT PRIMARY KEY
  ) STRICT;
  `,
  `
  ALTER TABLE accounts ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
  ALTER TABLE outgoing_mail ADD COLUMN to_language TEXT;
  `,
  `
  CREATE TABLE log_identity (
    only        TEXT PRIMARY KEY CHECK (only = 'log'),
    first_event TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE INDEX accounts_with_other_letters ON accounts (email) WHERE email GLOB '*[^ -~]*';
  `,
  `
  ALTER TABLE accounts ADD COLUMN muted_mails TEXT NOT NULL DEFAULT '[]';
  `,
  `
  CREATE TABLE push_devices (
    id              TEXT PRIMARY KEY,
    account_id      TEXT NOT NULL REFERENCES accounts (id),
    session_digest  TEXT NOT NULL UNIQUE REFERENCES sessions (token_digest) ON DELETE CASCADE,
    endpoint        TEXT NOT NULL UNIQUE,
    p256dh          TEXT NOT NULL,
    auth            TEXT NOT NULL,
    device          TEXT NOT NULL,
    created_at      TEXT NOT NULL,
    expires_at      TEXT NOT NULL,
    last_message_at TEXT,
    orders          INTEGER NOT NULL,
    alerts          INTEGER NOT NULL,
    new_orders      INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX push_devices_of_account ON push_devices (account_id);
  CREATE INDEX push_devices_for_new_orders ON push_devices (new_orders) WHERE new_orders = 1;

  CREATE TABLE outgoing_push (
    id         TEXT PRIMARY KEY,
    state      TEXT NOT NULL,
    template   TEXT NOT NULL,
    account_id TEXT,
    to_name    TEXT,
    to_address TEXT,
    to_language TEXT,
    data       TEXT,
    created_at TEXT NOT NULL,
    due_at     TEXT NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    reason     TEXT,
    ended_at   TEXT
  ) STRICT;
  CREATE INDEX outgoing_push_due ON outgoing_push (state, due_at);
  CREATE INDEX outgoing_push_of_account ON outgoing_push (account_id);

  CREATE TABLE vapid_keys (
    only        TEXT PRIMARY KEY CHECK (only = 'keys'),
    public_key  TEXT NOT NULL,
    private_key TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE webhooks (
    id       TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    content  TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE accounts ADD COLUMN new_email TEXT;
  ALTER TABLE accounts ADD COLUMN former_email TEXT;
  CREATE INDEX accounts_by_former_email ON accounts (former_email ->> 'email')
    WHERE former_email IS NOT NULL;
  `,
  `
  CREATE TABLE restored_erasures (
    person_id TEXT PRIMARY KEY
  ) STRICT;
  CREATE TABLE restored_roles (
    account_id TEXT PRIMARY KEY,
    role       TEXT NOT NULL
  ) STRICT;
  `,
];

/** Number of the newest version of the tables. */
export const accountsVersion = steps.length;

/** Migrates the tables atomically. Throws AccountsTooNew. */
export const migrate = (database: Database): void => {
  const seen = database.pragma("user_version", { simple: true }) as number;
  if (seen > steps.length) {
    throw new AccountsTooNew("accounts.db was written by a later version of the shop; start that.");
  }
  if (seen === steps.length) return;
  // A table with references to it can be replaced only while foreign keys are off.
  database.pragma("foreign_keys = OFF");
  database
    .transaction(() => {
      for (const step of steps.slice(seen)) database.exec(step);
      database.pragma(`user_version = ${steps.length}`);
    })
    .immediate();
};
