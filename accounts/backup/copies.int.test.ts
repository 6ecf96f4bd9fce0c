import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountOf } from "../../testing/accounts.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openEmbeddedAccounts } from "../embedded/embedded-accounts.ts";
import { accountsPath } from "../embedded/path.ts";
import { moveAccounts } from "../move/move-accounts.ts";
import { copyEmbeddedAccounts } from "./copy-embedded.ts";
import { copyMongoDbAccounts } from "./copy-from-mongodb.ts";

type Row = Readonly<Record<string, string | number | Buffer | null>>;

const at = "2026-11-21T10:00:00.000Z";
const until = "2026-12-21T10:00:00.000Z";

const messages: readonly Row[] = [
  {
    ...{ id: "waiting", state: "waiting", template: "verification", account_id: "ann" },
    ...{ to_name: "Ann", to_address: "ann@example.lk", to_language: "ta", data: '{"code":"1"}' },
    ...{ created_at: at, due_at: until, attempts: 2, reason: "busy", ended_at: until },
  },
  {
    ...{ id: "sent", state: "sent", template: "order", account_id: null },
    ...{ to_name: null, to_address: null, to_language: null, data: null },
    ...{ created_at: at, due_at: until, attempts: 1, reason: null, ended_at: until },
  },
];

/** Rows with a value in each column. */
const filled: Readonly<Record<string, readonly Row[]>> = {
  personal_keys: [{ person_id: "ann", secret: Buffer.alloc(32, 7) }],
  accounts: [
    {
      ...{ id: "ann", name: "ඈන්", email: "ann@example.lk", email_verified_at: until },
      ...{ password_hash: "a hash", role: "admin", created_at: at, language: "si" },
      profile: JSON.stringify({ ...accountOf("ann").profile, contactNumber1: "+94771234567" }),
      muted_mails: '["price-drops"]',
      new_email: JSON.stringify({ email: "new@example.lk", until }),
      former_email: JSON.stringify({ email: "former@example.lk", until }),
    },
  ],
  sessions: [
    {
      ...{ token_digest: "digest", account_id: "ann", created_at: at, expires_at: until },
      ...{ last_seen_at: at, device: "Firefox" },
    },
  ],
  identities: [{ issuer: "https://accounts.google.com", subject: "1", account_id: "ann" }],
  codes: [
    {
      ...{ account_id: "ann", purpose: "verify-email", digest: "digest", salt: "salt" },
      ...{ expires_at: until, tries_left: 3 },
    },
  ],
  outgoing_mail: messages,
  outgoing_push: messages,
  erased_people: [{ person_id: "gone" }],
  log_identity: [{ only: "log", first_event: "first" }],
  push_devices: [
    {
      ...{ id: "phone", account_id: "ann", session_digest: "digest", endpoint: "https://push" },
      ...{ p256dh: "key", auth: "secret", device: "Firefox", created_at: at, expires_at: until },
      ...{ last_message_at: at, orders: 1, alerts: 1, new_orders: 1 },
    },
  ],
  vapid_keys: [{ only: "keys", public_key: "public", private_key: "private" }],
  webhooks: [{ id: "hook", revision: 4, content: '{"webhookId":"hook"}' }],
  restored_erasures: [{ person_id: "gone" }],
  restored_roles: [{ account_id: "bob", role: "support" }],
};

const ended = ["codes", "push_devices", "sessions"];

const tablesOf = (database: Database.Database): readonly string[] =>
  database
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();

const columnsOf = (database: Database.Database, table: string): readonly string[] =>
  database.prepare<[], string>(`SELECT name FROM pragma_table_info('${table}')`).pluck().all();

/** A directory with accounts that have a value in each column. */
const filledAccounts = (): string => {
  const dataDir = temporaryDirectory();
  openEmbeddedAccounts(dataDir).close();
  const database = new Database(accountsPath(dataDir));
  database.pragma("foreign_keys = OFF");
  // A new table or column needs a value here, and so a place in the copy.
  expect(Object.keys(filled).toSorted()).toEqual(tablesOf(database));
  for (const [table, rows] of Object.entries(filled)) {
    const columns = columnsOf(database, table);
    for (const column of columns) {
      expect(rows, `${table}.${column}`).not.toEqual(
        rows.map((row) => ({ ...row, [column]: null })),
      );
    }
    for (const row of rows) {
      database
        .prepare<[Row]>(
          `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map((each) => `@${each}`).join(", ")})`,
        )
        .run(row);
    }
  }
  database.close();
  return dataDir;
};

const rowsIn = (path: string): Readonly<Record<string, readonly Row[]>> => {
  const database = new Database(path, { readonly: true });
  const tables = tablesOf(database).map((name) => [
    name,
    database.prepare<[], Row>(`SELECT * FROM ${name} ORDER BY 1`).all(),
  ]);
  database.close();
  return Object.fromEntries(tables) as Readonly<Record<string, readonly Row[]>>;
};

const mongoDb = await findMongoDb();

describe.skipIf(mongoDb.start === null)(`a copy of accounts in ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  it("has each column of each table, as a copy of accounts.db", async () => {
    const dataDir = filledAccounts();
    const url = server.newUrl();
    await moveAccounts(dataDir, { url });
    const [fromMongoDb, fromFile] = [join(dataDir, "from-mongodb"), join(dataDir, "from-file")];
    await copyMongoDbAccounts({ url }, fromMongoDb);
    copyEmbeddedAccounts(dataDir, fromFile);
    const copied = rowsIn(fromMongoDb);
    expect(copied).toEqual(rowsIn(fromFile));
    // Nothing but what must not come back to life is missing.
    expect(Object.keys(copied).filter((name) => copied[name]?.length === 0)).toEqual(ended);
    expect(copied["accounts"]).toEqual(filled["accounts"]);
    expect(JSON.stringify([copied["outgoing_mail"], copied["outgoing_push"]])).not.toContain("Ann");
  });
});
