/** Kinds of messages that a device may receive. */
export const pushTopics = ["orders", "alerts", "newOrders"] as const;
export type PushTopic = (typeof pushTopics)[number];

/** Which kinds of messages a device receives. */
export type PushTopics = Readonly<Record<PushTopic, boolean>>;

/** A browser's subscription to messages (Web Push), as the browser returns it. */
export interface PushSubscription {
  /** Address at the browser's push service. A caller that knows it can send to the browser. */
  readonly endpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  readonly p256dh: string;
  /** The secret of the encryption: 16 bytes in base64url. */
  readonly auth: string;
}

/** A browser that receives messages. It belongs to a session and ends with it. */
export interface PushDevice extends PushSubscription {
  /** The public name of its session. It is no credential. */
  readonly id: string;
  readonly accountId: string;
  readonly sessionDigest: string;
  /** For example `Firefox on Linux`. */
  readonly device: string;
  readonly createdAt: string;
  /** When its session expires. */
  readonly expiresAt: string;
  /** When the push service accepted the last message; null before. */
  readonly lastMessageAt: string | null;
  readonly topics: PushTopics;
}

/** Devices of all accounts, at most one a session. Each call is durable when it resolves. */
export interface PushDeviceStore {
  /**
   * Stores a device. It replaces the one of the same session, and any with the same subscription:
   * the browser has changed its account. False, without a change, if the session has ended, or if
   * the endpoint belongs to a device with other keys.
   */
  put(device: PushDevice): Promise<boolean>;
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, PushDevice>>;
  /** Oldest first. Those of expired sessions are included. */
  ofAccount(accountId: string): Promise<readonly PushDevice[]>;
  /** Devices of any account that asked for new orders, at most `limit`. */
  forNewOrders(limit: number): Promise<readonly PushDevice[]>;
  /** Replaces the topics of an account's device. False if the account has no such device. */
  setTopics(accountId: string, id: string, topics: PushTopics): Promise<boolean>;
  messagedAt(id: string, at: string): Promise<void>;
  /** Removes a device, of the account only. False if the account has no such device. */
  remove(accountId: string, id: string): Promise<boolean>;
}
