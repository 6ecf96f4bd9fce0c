import type { Database } from "better-sqlite3";
import { Binary } from "mongodb";
import type { Language } from "#domain/constants.ts";
import type { Account, AccountRole, Profile, ProviderIdentity } from "#domain/account/account.ts";
import type { OneTimeCode } from "#domain/account/ports/code-store.ts";
import type { WebhookEndpoint } from "#domain/webhook/endpoint.ts";
import { emptyProfile } from "#domain/account/profile-input.ts";
import type { StoredMail } from "#mail/queue/mongodb-mail-queue.ts";
import { identityName, type StoredIdentity } from "../mongodb/identities.ts";
import type { StoredAccount } from "../mongodb/account-store.ts";
import type { StoredLogIdentity } from "../mongodb/log-identity.ts";
import type { StoredRole } from "../mongodb/restored.ts";
import type { StoredPushDevice } from "../mongodb/push-device-store.ts";
import type { StoredVapidKeys } from "../mongodb/vapid-keys.ts";
import type { StoredWebhook } from "../mongodb/webhook-store.ts";
import type { PersonalKey } from "../mongodb/personal-keys.ts";
import { codeName, type StoredCode } from "../mongodb/code-store.ts";
import type { StoredSession } from "../mongodb/session-store.ts";

/** A document with an id. */
export interface Document {
  readonly _id: string;
}

/** A table of accounts.db, and its rows as documents of the collection of the same name. */
export interface Table {
  readonly name: string;
  documents(database: Database): Iterable<Document>;
}

/** Only the statement knows the row's type. */
const table = (name: string, columns: string, documentOf: (row: never) => Document): Table => ({
  name,
  *documents(database) {
    const rows = database.prepare<[], never>(`SELECT ${columns} FROM ${name}`);
    for (const row of rows.iterate()) yield documentOf(row);
  },
});

type MailRow = Omit<StoredMail, "content"> & {
  readonly to_name: string;
  readonly to_address: string;
  readonly to_language: Language | null;
  /** JSON; null once the mail's content is erased. */
  readonly data: string | null;
};

const queueTable = (name: string): Table =>
  table(
    name,
    'id AS _id, state, template, account_id AS "accountId", to_name, to_address, to_language, data, ' +
      'created_at AS "createdAt", due_at AS "dueAt", attempts, reason, ended_at AS "endedAt"',
    ({
      to_name: name,
      to_address: address,
      to_language: language,
      data,
      ...rest
    }: MailRow): StoredMail => ({
      ...rest,
      content:
        data === null
          ? null
          : {
              to: { name, address, ...(language && { language }) },
              data: JSON.parse(data) as Readonly<Record<string, unknown>>,
            },
    }),
  );

type AccountRow = Omit<Account, "profile" | "mutedMails" | "newEmail" | "formerEmail"> & {
  /** JSON. */
  readonly newEmail: string | null;
  /** JSON. */
  readonly formerEmail: string | null;
  /** JSON. */
  readonly profile: string | null;
  /** JSON. */
  readonly mutedMails: string;
};

type PushDeviceRow = Omit<StoredPushDevice, "topics"> & {
  readonly orders: number;
  readonly alerts: number;
  readonly newOrders: number;
};

/** All tables of accounts.db. Keys come first: the data of a lost key is erased permanently. */
export const accountTables: readonly Table[] = [
  table(
    "personal_keys",
    "person_id, secret",
    ({ person_id, secret }: { person_id: string; secret: Buffer }): PersonalKey => ({
      _id: person_id,
      secret: new Binary(secret),
    }),
  ),
  table(
    "accounts",
    'id, name, email, email_verified_at AS "emailVerifiedAt", password_hash AS "passwordHash", role, language, ' +
      'created_at AS "createdAt", profile, muted_mails AS "mutedMails", new_email AS "newEmail", ' +
      'former_email AS "formerEmail"',
    ({ id, profile, mutedMails, newEmail, formerEmail, ...rest }: AccountRow): StoredAccount => ({
      _id: id,
      ...rest,
      newEmail: JSON.parse(newEmail ?? "null") as Account["newEmail"],
      formerEmail: JSON.parse(formerEmail ?? "null") as Account["formerEmail"],
      profile: profile === null ? emptyProfile : (JSON.parse(profile) as Profile),
      mutedMails: JSON.parse(mutedMails) as Account["mutedMails"],
    }),
  ),
  table(
    "identities",
    'issuer, subject, account_id AS "accountId"',
    (row: ProviderIdentity & { accountId: string }): StoredIdentity => ({
      _id: identityName(row),
      ...row,
    }),
  ),
  table(
    "sessions",
    'token_digest AS _id, account_id AS "accountId", created_at AS "createdAt", ' +
      'expires_at AS "expiresAt", coalesce(last_seen_at, created_at) AS "lastSeenAt", device',
    (row: StoredSession) => row,
  ),
  table(
    "codes",
    'account_id AS "accountId", purpose, digest, salt, expires_at AS "expiresAt", ' +
      'tries_left AS "triesLeft"',
    (row: OneTimeCode): StoredCode => ({ _id: codeName(row.accountId, row.purpose), ...row }),
  ),
  queueTable("outgoing_mail"),
  table(
    "push_devices",
    'id AS _id, account_id AS "accountId", session_digest AS "sessionDigest", endpoint, p256dh, auth, device, ' +
      'created_at AS "createdAt", expires_at AS "expiresAt", last_message_at AS "lastMessageAt", ' +
      'orders, alerts, new_orders AS "newOrders"',
    ({ orders, alerts, newOrders, ...device }: PushDeviceRow): StoredPushDevice => ({
      ...device,
      topics: { orders: orders === 1, alerts: alerts === 1, newOrders: newOrders === 1 },
    }),
  ),
  queueTable("outgoing_push"),
  table(
    "vapid_keys",
    'only AS _id, public_key AS "publicKey", private_key AS "privateKey"',
    (row: StoredVapidKeys) => row,
  ),
  table(
    "webhooks",
    "id, revision, content",
    ({
      id,
      revision,
      content,
    }: {
      id: string;
      revision: number;
      content: string;
    }): StoredWebhook => ({
      _id: id,
      revision,
      endpoint: JSON.parse(content) as WebhookEndpoint,
    }),
  ),
  table("erased_people", "person_id", ({ person_id }: { person_id: string }): Document => ({
    _id: person_id,
  })),
  table("restored_erasures", "person_id", ({ person_id }: { person_id: string }): Document => ({
    _id: person_id,
  })),
  table(
    "restored_roles",
    "account_id, role",
    ({ account_id, role }: { account_id: string; role: AccountRole }): StoredRole => ({
      _id: account_id,
      role,
    }),
  ),
  table(
    "log_identity",
    'only AS _id, first_event AS "firstEvent"',
    (row: StoredLogIdentity) => row,
  ),
];
