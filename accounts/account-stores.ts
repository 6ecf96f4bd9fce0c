import type { AccountStore } from "#domain/account/ports/account-store.ts";
import type { CodeStore } from "#domain/account/ports/code-store.ts";
import type { SessionStore } from "#domain/account/ports/session-store.ts";
import type { RestoredStore } from "#domain/account/ports/restored-store.ts";
import type { PushDeviceStore } from "#domain/account/ports/push-device-store.ts";
import type { WebhookStore } from "#domain/webhook/endpoint.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import type { PlaceStore } from "#domain/presence/places.ts";
import type { CreateLimiter } from "./limiter.ts";
import type { LogIdentity } from "./log-identity.ts";
import type { MailQueue } from "#mail/queue/mail-queue.ts";
import type { VapidKeyStore } from "#mail/push/vapid-keys.ts";

/** All stores of personal account data, and their erasure. */
export interface AccountStores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly mails: MailQueue;
  readonly pushDevices: PushDeviceStore;
  /** Messages to devices: the address of each is the id of a device. */
  readonly pushes: MailQueue;
  readonly vapidKeys: VapidKeyStore;
  /** Receivers of the shop's events, with their secrets. */
  readonly webhooks: WebhookStore;
  readonly personalKeys: PersonalKeys;
  readonly logIdentity: LogIdentity;
  readonly restored: RestoredStore;
  /** Creates limiters that all processes of these stores share. */
  readonly createLimiter: CreateLimiter;
  /** The orders that staff have open. */
  readonly staffPlaces: PlaceStore;
  /**
   * Permanently closes an account before its erasure. Its sessions end, no sign-in works any more,
   * and its key is deleted, so that its personal data can be neither read nor written. Safe to
   * repeat.
   */
  shut(accountId: string): Promise<void>;
  /** Deletes a closed account with all data stored under it. Safe to repeat after a failure. */
  erase(accountId: string): Promise<void>;
}
