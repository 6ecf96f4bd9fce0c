import type { Database } from "better-sqlite3";
import type { Db } from "mongodb";
import { emptyProfile } from "#domain/account/profile-input.ts";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import type { StoredMail } from "#mail/queue/mongodb-mail-queue.ts";
import { connectMongoDb, type MongoDbAddress } from "#projections/mongodb/connection.ts";
import { migrate } from "../embedded/schema.ts";
import type { Document } from "../move/account-tables.ts";
import type { StoredAccount } from "../mongodb/account-store.ts";
import type { StoredIdentity } from "../mongodb/identities.ts";
import type { StoredLogIdentity } from "../mongodb/log-identity.ts";
import type { PersonalKey } from "../mongodb/personal-keys.ts";
import type { StoredRole } from "../mongodb/restored.ts";
import type { StoredVapidKeys } from "../mongodb/vapid-keys.ts";
import type { StoredWebhook } from "../mongodb/webhook-store.ts";
import { endWhatEnds } from "./end-what-ends.ts";

type Row = Readonly<Record<string, string | number | Buffer | null>>;

/** A collection, and its documents as rows of the table of the same name. */
interface Collection {
  readonly name: string;
  readonly rowOf: (document: never) => Row;
}

const queue = (name: "outgoing_mail" | "outgoing_push"): Collection => ({
  name,
  rowOf: ({ _id, state, template, createdAt, dueAt, attempts, reason, endedAt }: StoredMail) => ({
    ...{ id: _id, state, template, created_at: createdAt, due_at: dueAt, attempts, reason },
    ended_at: endedAt,
  }),
});

/**
 * All collections but those of sessions, devices and codes. Accounts precede what refers to them.
 */
const collections: readonly Collection[] = [
  {
    name: "personal_keys",
    rowOf: ({ _id, secret }: PersonalKey) => ({
      person_id: _id,
      secret: Buffer.from(secret.value()),
    }),
  },
  {
    name: "accounts",
    rowOf: (account: StoredAccount) => ({
      id: account._id,
      name: account.name,
      email: account.email,
      email_verified_at: account.emailVerifiedAt ?? null,
      password_hash: account.passwordHash,
      role: account.role,
      language: account.language ?? "en",
      created_at: account.createdAt,
      profile: JSON.stringify(account.profile ?? emptyProfile),
      muted_mails: JSON.stringify(account.mutedMails ?? []),
      new_email: account.newEmail ? JSON.stringify(account.newEmail) : null,
      former_email: account.formerEmail ? JSON.stringify(account.formerEmail) : null,
    }),
  },
  {
    name: "identities",
    rowOf: ({ issuer, subject, accountId }: StoredIdentity) => ({
      ...{ issuer, subject, account_id: accountId },
    }),
  },
  queue("outgoing_mail"),
  queue("outgoing_push"),
  {
    name: "vapid_keys",
    rowOf: ({ _id, publicKey, privateKey }: StoredVapidKeys) => ({
      ...{ only: _id, public_key: publicKey, private_key: privateKey },
    }),
  },
  {
    name: "webhooks",
    rowOf: ({ _id, revision, endpoint }: StoredWebhook) => ({
      ...{ id: _id, revision, content: JSON.stringify(endpoint) },
    }),
  },
  { name: "erased_people", rowOf: ({ _id }: Document) => ({ person_id: _id }) },
  { name: "restored_erasures", rowOf: ({ _id }: Document) => ({ person_id: _id }) },
  {
    name: "restored_roles",
    rowOf: ({ _id, role }: StoredRole) => ({ account_id: _id, role }),
  },
  {
    name: "log_identity",
    rowOf: ({ _id, firstEvent }: StoredLogIdentity) => ({ only: _id, first_event: firstEvent }),
  },
];

const rowsAtOnce = 500;

const copyCollection = async (
  { name, rowOf }: Collection,
  source: Db,
  target: Database,
): Promise<void> => {
  const insertAll = target.transaction((rows: readonly Row[]) => {
    for (const row of rows) {
      const names = Object.keys(row);
      target
        .prepare<[Row]>(
          `INSERT INTO ${name} (${names.join(", ")}) VALUES (${names.map((each) => `@${each}`).join(", ")})`,
        )
        .run(row);
    }
  });
  let rows: Row[] = [];
  for await (const document of source.collection<Document>(name).find().batchSize(rowsAtOnce)) {
    rows.push(rowOf(document as never));
    if (rows.length < rowsAtOnce) continue;
    insertAll.immediate(rows);
    rows = [];
  }
  insertAll.immediate(rows);
};

/**
 * Copies the accounts in MongoDB into a new SQLite file, while a shop may be using them. Rejects
 * with MongoUnavailable.
 */
export const copyMongoDbAccounts = async (mongoDb: MongoDbAddress, path: string): Promise<void> => {
  const copy = openDatabase(path);
  try {
    migrate(copy);
    const { database, finish, close } = await connectMongoDb(mongoDb);
    try {
      for (const collection of collections) {
        await finish(async () => {
          copy.exec(`DELETE FROM ${collection.name}`);
          await copyCollection(collection, database, copy);
        });
      }
    } finally {
      await close();
    }
    endWhatEnds(copy);
  } finally {
    copy.close();
  }
};
