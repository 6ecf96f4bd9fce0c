import { webhookLimits } from "../constants.ts";
import type { Position } from "../ports.ts";

/** A sent message, or one that a receiver did not accept. */
export interface WebhookDelivery {
  /** The id of the message: the same for all attempts, so that receivers recognise a repetition. */
  readonly messageId: string;
  /** The event that caused it; null for a test. */
  readonly position: Position | null;
  readonly kind: string;
  /** Number of the order, run or report, or id of the item; null for a test. */
  readonly about: string | null;
  readonly at: string;
  /** Counted from 1. */
  readonly attempt: number;
  readonly tookMs: number;
  /** Answer of the receiver, for example `HTTP 200` or `timeout`. */
  readonly answer: string;
  readonly accepted: boolean;
}

/** The attempts of one hour. */
export interface WebhookHour {
  /** Start of the hour, ISO 8601 in UTC. */
  readonly at: string;
  readonly accepted: number;
  readonly failed: number;
}

/** How far a subscription has read the log. */
export interface WebhookPlace {
  /** Null before the first event. */
  readonly position: Position | null;
  /** The event at the position; null if only the position is known. */
  readonly lastEvent: {
    readonly id: string;
    readonly stream: string;
    readonly revision: number;
  } | null;
}

/** A secret that was renewed, and when it stops signing. */
interface FormerSecret {
  readonly secret: string;
  readonly until: string;
}

/** The address of a receiver with its secrets, and the state of its deliveries. */
export interface WebhookEndpoint extends WebhookPlace {
  readonly webhookId: string;
  readonly url: string;
  /** `whsec_` and the key in base64. */
  readonly secret: string;
  /** The secret before the last rotation. Messages are signed with it, too, until it ends. */
  readonly previous: FormerSecret | null;
  /** The secrets before that one, newest first. Endpoints stored before this field lack it. */
  readonly earlier?: readonly FormerSecret[];
  /** Counts the interventions of owners. A send that began before one doesn't move the place. */
  readonly edition: number;
  /** Failed attempts of the message after the place. */
  readonly failures: number;
  /** When the next attempt is due; null if it is due now. */
  readonly dueAt: string | null;
  /** Newest first, at most `webhookLimits.deliveries`. */
  readonly deliveries: readonly WebhookDelivery[];
  /** Hours with attempts, newest first, at most `webhookLimits.hours`. Tests don't count. */
  readonly hours: readonly WebhookHour[];
}

/** An endpoint as it is stored. Each change increases the revision. */
export interface StoredEndpoint {
  readonly endpoint: WebhookEndpoint;
  readonly revision: number;
}

/** Stores the endpoints with the accounts, because they hold secrets. */
export interface WebhookStore {
  /** Stores a new endpoint; changes nothing if its id exists. */
  insert(endpoint: WebhookEndpoint): Promise<void>;
  byId(webhookId: string): Promise<StoredEndpoint | null>;
  /** All endpoints: a subscription has one. */
  all(): Promise<readonly StoredEndpoint[]>;
  /** Replaces an endpoint. False if its revision is no longer the given one. */
  replace(endpoint: WebhookEndpoint, revision: number): Promise<boolean>;
  remove(webhookId: string): Promise<void>;
}

/** Changes an endpoint, again after a concurrent change. Returns it; null if there is none. */
export const updateEndpoint = async (
  store: Pick<WebhookStore, "byId" | "replace">,
  webhookId: string,
  change: (endpoint: WebhookEndpoint) => WebhookEndpoint,
): Promise<WebhookEndpoint | null> => {
  for (;;) {
    const stored = await store.byId(webhookId);
    if (!stored) return null;
    const changed = change(stored.endpoint);
    if (changed === stored.endpoint) return changed;
    if (await store.replace(changed, stored.revision)) return changed;
  }
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits in milliseconds between the attempts of a message, as Standard Webhooks suggests. */
export const retryWaits: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Longest wait between two attempts, also if the receiver asks for more. */
export const longestWait = 24 * hour;

/**
 * When to try again after a number of failures; null after the last attempt. A receiver may ask
 * for a longer wait.
 */
export const nextAttemptAt = (
  failures: number,
  now: number,
  requestedWaitMs: number | null,
): string | null => {
  const wait = retryWaits[failures - 1];
  if (wait === undefined) return null;
  const requested = Math.min(requestedWaitMs ?? 0, longestWait);
  return new Date(now + Math.max(wait, requested)).toISOString();
};

/** A new endpoint that continues after a place. */
export const newEndpoint = (
  webhookId: string,
  url: string,
  secret: string,
  position: Position | null,
): WebhookEndpoint => ({
  ...{ webhookId, url, secret, position },
  ...{
    previous: null,
    lastEvent: null,
    edition: 0,
    failures: 0,
    dueAt: null,
    deliveries: [],
    hours: [],
  },
});

/** With a delivery in the list, and counted. */
export const withDelivery = (
  endpoint: WebhookEndpoint,
  delivery: WebhookDelivery,
): WebhookEndpoint => ({
  ...endpoint,
  deliveries: [delivery, ...endpoint.deliveries].slice(0, webhookLimits.deliveries),
  hours: delivery.position === null ? endpoint.hours : counted(endpoint.hours, delivery),
});

const counted = (
  hours: readonly WebhookHour[],
  { at: sentAt, accepted }: WebhookDelivery,
): readonly WebhookHour[] => {
  const at = `${sentAt.slice(0, "2026-11-26T14".length)}:00:00.000Z`;
  const known = hours.find((each) => each.at === at) ?? { at, accepted: 0, failed: 0 };
  const next = accepted
    ? { ...known, accepted: known.accepted + 1 }
    : { ...known, failed: known.failed + 1 };
  return [next, ...hours.filter((each) => each.at !== at)].slice(0, webhookLimits.hours);
};

/**
 * After the messages up to a place. Unchanged if an owner intervened since `edition`, or if another
 * process is already further.
 */
export const advanced = (
  endpoint: WebhookEndpoint,
  edition: number,
  { position, lastEvent }: WebhookPlace,
): WebhookEndpoint =>
  endpoint.edition === edition && (position ?? "") > (endpoint.position ?? "")
    ? { ...endpoint, position, lastEvent, failures: 0, dueAt: null }
    : endpoint;

/** After a failed attempt. Unchanged if an owner intervened since `edition`. */
export const failedOnce = (
  endpoint: WebhookEndpoint,
  edition: number,
  now: number,
  requestedWaitMs: number | null,
): WebhookEndpoint => {
  if (endpoint.edition !== edition) return endpoint;
  const failures = endpoint.failures + 1;
  return { ...endpoint, failures, dueAt: nextAttemptAt(failures, now, requestedWaitMs) };
};

/** Tries the next message now, with all its attempts. */
export const restarted = (endpoint: WebhookEndpoint): WebhookEndpoint => ({
  ...endpoint,
  edition: endpoint.edition + 1,
  failures: 0,
  dueAt: null,
});

/** Sends everything after a position, again if it was sent before. */
export const replayedAfter = (
  endpoint: WebhookEndpoint,
  position: Position | null,
): WebhookEndpoint => ({ ...restarted(endpoint), position, lastEvent: null });

/** Overlap of the old secret after a rotation, in milliseconds. */
const overlapMs = 24 * hour;

/** Secrets that sign a message; a header has room for them. */
const maxSecrets = 6;

/** With another secret. The old ones still sign until a day after they were renewed. */
export const withSecret = (
  endpoint: WebhookEndpoint,
  secret: string,
  now: string,
): WebhookEndpoint => ({
  ...endpoint,
  secret,
  previous: {
    secret: endpoint.secret,
    until: new Date(Date.parse(now) + overlapMs).toISOString(),
  },
  earlier: formerAt(endpoint, now).slice(0, maxSecrets - 2),
});

const formerAt = (
  { previous, earlier = [] }: Pick<WebhookEndpoint, "previous" | "earlier">,
  now: string,
): readonly FormerSecret[] =>
  [...(previous ? [previous] : []), ...earlier].filter(({ until }) => now < until);

/** The secrets that sign a message now. */
export const secretsAt = (
  endpoint: Pick<WebhookEndpoint, "secret" | "previous" | "earlier">,
  now: string,
): readonly string[] => [endpoint.secret, ...formerAt(endpoint, now).map(({ secret }) => secret)];
