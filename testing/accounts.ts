import type { Account } from "#domain/account/account.ts";
import type { OneTimeCode } from "#domain/account/ports/code-store.ts";
import type { PushDevice } from "#domain/account/ports/push-device-store.ts";
import type { Session } from "#domain/account/ports/session-store.ts";
import { emptyProfile } from "#domain/account/profile-input.ts";
import type { OutgoingMail } from "#mail/queue/mail-queue.ts";

/** Complete, valid accounts and their records; a test passes only the fields that matter to it. */

export const accountOf = (id: string, changes: Partial<Account> = {}): Account => ({
  id,
  name: id,
  email: `${id}@example.lk`,
  emailVerifiedAt: null,
  newEmail: null,
  formerEmail: null,
  passwordHash: "hash",
  role: "shopper",
  language: "en",
  mutedMails: [],
  createdAt: "2026-11-21T10:00:00.000Z",
  profile: emptyProfile,
  ...changes,
});

export const sessionOf = (
  tokenDigest: string,
  accountId: string,
  changes: Partial<Session> = {},
): Session => ({
  tokenDigest,
  accountId,
  createdAt: "2026-11-21T10:00:00.000Z",
  expiresAt: "2026-12-21T10:00:00.000Z",
  lastSeenAt: "2026-11-21T10:00:00.000Z",
  device: "Firefox on Linux",
  ...changes,
});

export const codeOf = (accountId: string, changes: Partial<OneTimeCode> = {}): OneTimeCode => ({
  accountId,
  purpose: "verify-email",
  digest: `digest for ${accountId}`,
  salt: "salt",
  expiresAt: "2026-11-21T10:10:00.000Z",
  triesLeft: 5,
  ...changes,
});

/** A device whose messages can be decrypted by no one. */
export const pushDeviceOf = (
  id: string,
  accountId: string,
  changes: Partial<PushDevice> = {},
): PushDevice => ({
  id,
  accountId,
  sessionDigest: `${id}'s session`,
  endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
  p256dh: `key of ${id}`,
  auth: `secret of ${id}`,
  device: "Firefox on Linux",
  createdAt: "2026-11-21T10:00:00.000Z",
  expiresAt: "2026-12-21T10:00:00.000Z",
  lastMessageAt: null,
  topics: { orders: true, alerts: true, newOrders: false },
  ...changes,
});

export const mailOf = (id: string, changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id,
  template: "verification",
  accountId: "ann",
  to: { name: "Ann", address: "ann@example.lk", language: "ta" },
  data: { code: "123456" },
  createdAt: "2026-11-21T10:00:00.000Z",
  ...changes,
});
