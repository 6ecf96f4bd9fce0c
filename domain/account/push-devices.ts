import { messages } from "../messages.ts";
import type { CountOfPerson } from "../ports.ts";
import { invalidInput, notFound, tooMuch, type InvalidInput, type NotFound } from "../refusal.ts";
import type { Account } from "./account.ts";
import { done, refused, type Outcome, type TooManyTries } from "./outcome.ts";
import { may } from "../permissions.ts";
import type {
  PushDevice,
  PushDeviceStore,
  PushSubscription,
  PushTopics,
} from "./ports/push-device-store.ts";
import type { Tokens } from "./ports/secrets.ts";
import type { SessionStore } from "./ports/session-store.ts";

/** The permission of the people who may receive messages about new orders. */
export const newOrdersPermission = "ORDERS_CHANGE";

/** Maximum devices of one account. */
export const maxPushDevices = 10;

/** Longest address of a subscription: those of Edge have up to about 1000 characters. */
const maxEndpoint = 2000;

/** 65 bytes in base64url: an uncompressed point begins with the byte 4. */
const publicKeyForm = /^B[A-P][\w-]{85}$/;
/** 16 bytes in base64url. */
const secretForm = /^[\w-]{22}$/;

/** A device as its owner sees it. */
export interface PushDeviceView extends Pick<
  PushDevice,
  "id" | "device" | "createdAt" | "lastMessageAt" | "topics"
> {
  /** True for the device of the caller. */
  readonly current: boolean;
}

type Owner = Pick<Account, "id" | "role">;

/** The devices on which a person receives messages. */
export interface PushDevices {
  /** The public key that browsers bind their subscriptions to; null if messages are off. */
  readonly key: string | null;
  /** The devices of an account whose session is open, oldest first. */
  list(accountId: string, token: string | null, now: string): Promise<readonly PushDeviceView[]>;
  /**
   * Turns messages on for the caller's session, or replaces its subscription and leaves its
   * switches. A person who works on orders starts with messages about new ones.
   */
  add(
    owner: Owner,
    token: string | null,
    subscription: PushSubscription,
    now: string,
  ): Promise<Outcome<InvalidInput>>;
  /** Sets what a device receives. New orders need their permission. */
  setTopics(
    owner: Owner,
    id: string,
    topics: PushTopics,
  ): Promise<Outcome<InvalidInput | NotFound>>;
  remove(owner: Owner, id: string): Promise<Outcome<NotFound>>;
  /** Sends a message to the caller's device. */
  sendTest(
    owner: Owner,
    token: string | null,
    now: string,
  ): Promise<Outcome<NotFound | TooManyTries>>;
}

const invalid = (field: string, message: string) => refused(invalidInput({ field, message }));

export const createPushDevices = ({
  key,
  devices,
  sessions,
  tokens,
  isPushService,
  countTest,
  queueTest,
}: {
  readonly key: string | null;
  readonly devices: PushDeviceStore;
  readonly sessions: SessionStore;
  readonly tokens: Tokens;
  /** Whether an address belongs to a push service that the shop sends to. */
  readonly isPushService: (endpoint: string) => boolean;
  readonly countTest: CountOfPerson;
  readonly queueTest: (device: PushDevice, now: string) => Promise<void>;
}): PushDevices => {
  const texts = messages.push;

  const subscriptionProblem = ({ endpoint, p256dh, auth }: PushSubscription) => {
    if (endpoint.length > maxEndpoint || !isPushService(endpoint)) {
      return invalid("endpoint", texts.serviceUnknown);
    }
    if (!publicKeyForm.test(p256dh)) return invalid("p256dh", texts.keyInvalid);
    if (!secretForm.test(auth)) return invalid("auth", texts.keyInvalid);
    return null;
  };

  const openOnes = async (accountId: string, now: string) =>
    (await devices.ofAccount(accountId)).filter(({ expiresAt }) => expiresAt > now);

  const idOf = (token: string | null) =>
    token === null ? null : tokens.nameOf(tokens.digest(token));

  return {
    key,

    async list(accountId, token, now) {
      const current = idOf(token);
      return (await openOnes(accountId, now)).map(
        ({ id, device, createdAt, lastMessageAt, topics }) => ({
          ...{ id, device, createdAt, lastMessageAt, topics },
          current: id === current,
        }),
      );
    },

    async add({ id: accountId, role }, token, subscription, now) {
      if (key === null) return invalid("endpoint", texts.off);
      const problem = subscriptionProblem(subscription);
      if (problem) return problem;
      const sessionDigest = token === null ? "" : tokens.digest(token);
      const session = await sessions.byDigest(sessionDigest);
      if (!session || session.accountId !== accountId) return invalid("endpoint", texts.noSession);
      const id = tokens.nameOf(sessionDigest);
      const open = await openOnes(accountId, now);
      const known = open.find((each) => each.id === id);
      const replaced = open.some(({ endpoint }) => endpoint === subscription.endpoint);
      if (!known && !replaced && open.length >= maxPushDevices) {
        return invalid("endpoint", texts.tooMany);
      }
      const { endpoint, p256dh, auth } = subscription;
      const stored = await devices.put({
        ...{ id, accountId, sessionDigest, endpoint, p256dh, auth },
        device: session.device,
        createdAt: known?.createdAt ?? now,
        expiresAt: session.expiresAt,
        lastMessageAt: known?.lastMessageAt ?? null,
        topics: known?.topics ?? {
          orders: true,
          alerts: true,
          newOrders: may(role, newOrdersPermission),
        },
      });
      return stored ? done : invalid("endpoint", texts.noSession);
    },

    async setTopics({ id: accountId, role }, id, topics) {
      if (topics.newOrders && !may(role, newOrdersPermission)) {
        return invalid("newOrders", texts.notForRole);
      }
      return (await devices.setTopics(accountId, id, topics))
        ? done
        : refused(notFound(texts.notFound));
    },

    async remove({ id: accountId }, id) {
      return (await devices.remove(accountId, id)) ? done : refused(notFound(texts.notFound));
    },

    async sendTest({ id: accountId }, token, now) {
      const current = idOf(token);
      const device = (await openOnes(accountId, now)).find(({ id }) => id === current);
      if (!device) return refused(notFound(texts.notFound));
      const seconds = await countTest(accountId);
      if (seconds > 0) return refused(tooMuch(texts.tooManyTests, seconds));
      await queueTest(device, now);
      return done;
    },
  };
};
