import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Position } from "#domain/ports.ts";
import type { Webhook, Webhooks } from "#domain/webhook/decider.ts";
import {
  advanced,
  failedOnce,
  longestWait,
  retryWaits,
  secretsAt,
  updateEndpoint,
  withDelivery,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookPlace,
  type WebhookStore,
} from "#domain/webhook/endpoint.ts";
import { webhookKindOf, causesMessage } from "#domain/webhook/kinds.ts";
import type { WebhookMessage } from "#domain/webhook/service.ts";
import type { PauseCause } from "#domain/webhook/events.ts";
import { checkpointAt, holdsCheckpoint } from "#event-store/checkpoint.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { createSignal, pauseUntilNotified } from "#event-store/signal.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import { signedHeaders } from "./signature.ts";
import { testMessage } from "./webhook-message.ts";
import type { PostWebhook, WebhookAnswer } from "./webhook-transport.ts";

/** The time, which tests control. */
export interface SenderClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after a time, or at once when the signal aborts. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Sends the shop's events to subscribed systems. */
export interface WebhookSender {
  start(): void;
  /** Aborts what is being sent; it is sent again later. */
  stop(): Promise<void>;
  /** Applies changed subscriptions and endpoints at once. */
  changed(): void;
  /** Sends a test message, and resolves with the answer; null if there is no such subscription. */
  sendTest(webhookId: string): Promise<WebhookDelivery | null>;
}

/** Poll interval: other processes change subscriptions too. */
const pollMs = 2_000;

/** Events after which the place is saved even if none of them was sent. */
const maxUnsaved = 1000;

/** One subscription that is being followed. */
interface Follower {
  /** Names everything that a change must apply to. */
  readonly key: string;
  /** Whether it will send no more, because its subscription or its endpoint changed. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/**
 * Each subscription follows the log on its own, so that a slow receiver delays no other. It sends
 * one message at a time and stores its place after each. Therefore messages arrive in order and at
 * least once. They are composed when they are sent; nothing about people is stored for later.
 */
export const createWebhookSender = ({
  store,
  endpoints,
  subscriptions,
  compose,
  post,
  pause,
  isOurs,
  clock,
  log,
  onSent = () => undefined,
}: {
  readonly store: EventStore;
  readonly endpoints: WebhookStore;
  readonly subscriptions: () => Promise<Webhooks>;
  readonly compose: (event: ShopRecordedEvent, personal: boolean) => Promise<WebhookMessage | null>;
  readonly post: PostWebhook;
  /** Pauses a subscription because of its receiver. */
  readonly pause: (
    webhookId: string,
    cause: Exclude<PauseCause, "owner">,
    answer: string,
  ) => Promise<void>;
  /** Whether this process sends: only one does. */
  readonly isOurs: () => boolean;
  readonly clock: SenderClock;
  readonly log: Logger;
  /**
   * Called when a receiver has accepted a message and the place isn't stored yet; for the crash
   * tests.
   */
  readonly onSent?: () => void;
}): WebhookSender => {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const changes = createSignal();
  const followers = new Map<string, Follower>();
  let running: Promise<void> = Promise.resolve();

  /** Sends a message once and lists the delivery. */
  const attempt = async (
    { webhookId, url, failures, ...keys }: WebhookEndpoint,
    { id: messageId, kind, about, body }: WebhookMessage,
    position: string | null,
    signal: AbortSignal,
  ): Promise<{ readonly answer: WebhookAnswer; readonly delivery: WebhookDelivery }> => {
    const begun = clock.now();
    const at = new Date(begun).toISOString();
    const headers = signedHeaders(messageId, begun, body, secretsAt(keys, at));
    const answer = await post(url, body, headers, signal);
    const accepted = answer.status !== null && answer.status >= 200 && answer.status < 300;
    const delivery: WebhookDelivery = {
      ...{ messageId, position, kind, about, at, accepted, answer: answer.text },
      attempt: position === null ? 1 : failures + 1,
      tookMs: Math.round(clock.now() - begun),
    };
    if (!accepted) {
      log.warn({ webhookId, kind, answer: answer.text }, "A webhook was not accepted");
    }
    return { answer, delivery };
  };

  /**
   * Sends the message of one event until it is accepted. False if the follower has to end first: it
   * is stopped, the subscription is paused, or an owner intervened.
   */
  const deliver = async (
    { webhookId, personal }: Webhook,
    edition: number,
    event: ShopRecordedEvent,
    place: WebhookPlace,
    signal: AbortSignal,
  ): Promise<boolean> => {
    for (;;) {
      const endpoint = (await endpoints.byId(webhookId))?.endpoint;
      if (signal.aborted || !isOurs() || endpoint?.edition !== edition) return false;
      if (endpoint.failures > retryWaits.length) {
        await pause(webhookId, "failed", endpoint.deliveries[0]?.answer ?? "");
        return false;
      }
      const wait = endpoint.dueAt === null ? 0 : Date.parse(endpoint.dueAt) - clock.now();
      // The clock was set back.
      if (wait > longestWait) {
        await updateEndpoint(endpoints, webhookId, (current) =>
          current.edition === edition ? { ...current, dueAt: null } : current,
        );
        continue;
      }
      if (wait > 0) {
        await clock.pause(wait, signal);
        continue;
      }
      const message = await compose(event, personal);
      if (!message) return true;
      const { answer, delivery } = await attempt(endpoint, message, event.position, signal);
      if (delivery.accepted) onSent();
      const after = await updateEndpoint(endpoints, webhookId, (current) => {
        const listed = withDelivery(current, delivery);
        return delivery.accepted
          ? advanced(listed, edition, place)
          : failedOnce(listed, edition, clock.now(), answer.retryAfterMs);
      });
      if (delivery.accepted) return after?.edition === edition;
      if (answer.status === 410) {
        await pause(webhookId, "gone", answer.text);
        return false;
      }
    }
  };

  /** The current position of an endpoint's place; undefined if the log does not hold it. */
  const currentPosition = async ({
    position,
    lastEvent,
  }: WebhookPlace): Promise<Position | null | undefined> => {
    if (position === null) return null;
    if (lastEvent === null) {
      return (await holdsCheckpoint(store, { position, lastEvent })) ? position : undefined;
    }
    for await (const event of store.readStream(lastEvent.stream, lastEvent.revision)) {
      // A log that moved to another engine has the event at another position.
      return event.id === lastEvent.id ? event.position : undefined;
    }
    return undefined;
  };

  /** The position to continue after: the end of the log if the place belongs to another log. */
  const continueAfter = async (endpoint: WebhookEndpoint): Promise<Position | null> => {
    const { webhookId, edition } = endpoint;
    const known = await currentPosition(endpoint);
    if (known === endpoint.position) return known;
    if (known === undefined) {
      log.warn(
        { webhookId },
        "The event log differs from the one that a webhook was sent from; only new events are sent",
      );
    }
    const place =
      known === undefined
        ? { position: await store.head(), lastEvent: null }
        : { position: known, lastEvent: endpoint.lastEvent };
    await updateEndpoint(endpoints, webhookId, (current) =>
      current.edition === edition ? { ...current, ...place } : current,
    );
    return place.position;
  };

  const follow = async (webhook: Webhook, endpoint: WebhookEndpoint): Promise<Follower> => {
    const { webhookId, kinds } = webhook;
    const { edition } = endpoint;
    const ending = new AbortController();
    const { signal } = ending;
    const after = await continueAfter(endpoint);
    let reached = after ?? "";
    let unsaved = 0;
    const isWanted = ({ type }: RecordedEvent) =>
      causesMessage(type) && kinds.includes(webhookKindOf[type]);

    const consume = async (events: readonly RecordedEvent[]): Promise<void> => {
      for (const recorded of events) {
        if (signal.aborted) return;
        // A batch is read again after an outage in its middle.
        if (recorded.position <= reached) continue;
        const event = isWanted(recorded) ? decodeEvent(recorded) : null;
        const place = checkpointAt(recorded);
        if (event && !(await deliver(webhook, edition, event, place, signal))) {
          ending.abort();
          return;
        }
        reached = recorded.position;
        unsaved = event ? 0 : unsaved + 1;
        if (unsaved >= maxUnsaved) {
          await updateEndpoint(endpoints, webhookId, (current) =>
            advanced(current, edition, place),
          );
          unsaved = 0;
        }
      }
    };

    const subscription = store.subscribe(after, consume, (error) => {
      if (!signal.aborted) {
        log.warn({ err: error, webhookId }, "The messages of a webhook are waiting");
      }
    });
    return {
      key: keyOf(webhook, endpoint),
      hasEnded: () => signal.aborted,
      async stop() {
        ending.abort();
        await subscription.stop();
      },
    };
  };

  /** Starts, restarts and ends followers, so that they match the subscriptions. */
  const reconcile = async (): Promise<void> => {
    const wanted = new Map<string, readonly [Webhook, WebhookEndpoint]>();
    if (isOurs()) {
      const active = (await subscriptions()).filter(({ paused }) => paused === null);
      if (active.length > 0) {
        const found = new Map(
          (await endpoints.all()).map(({ endpoint }) => [endpoint.webhookId, endpoint]),
        );
        for (const webhook of active) {
          const endpoint = found.get(webhook.webhookId);
          if (endpoint) wanted.set(webhook.webhookId, [webhook, endpoint]);
        }
      }
    }
    const outdated = [...followers].filter(([id, { key, hasEnded }]) => {
      const pair = wanted.get(id);
      return hasEnded() || !pair || keyOf(...pair) !== key;
    });
    await Promise.all(
      outdated.map(async ([id, follower]) => {
        followers.delete(id);
        await follower.stop();
      }),
    );
    for (const [id, pair] of wanted) {
      if (!followers.has(id)) followers.set(id, await follow(...pair));
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping()) {
      const seen = changes.times();
      try {
        await reconcile();
      } catch (error) {
        log.warn({ err: error }, "The webhooks can't be read; their messages are waiting");
      }
      await pauseUntilNotified(changes, seen, pollMs, stopping.signal);
    }
    await Promise.all([...followers.values()].map((follower) => follower.stop()));
    followers.clear();
  };

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
    changed: changes.notify,
    async sendTest(webhookId) {
      const stored = await endpoints.byId(webhookId);
      if (!stored) return null;
      const message = testMessage(randomUUID(), new Date(clock.now()).toISOString());
      const { delivery } = await attempt(stored.endpoint, message, null, stopping.signal);
      await updateEndpoint(endpoints, webhookId, (current) => withDelivery(current, delivery));
      return delivery;
    },
  };
};

/** A change of the key restarts the follower. */
const keyOf = ({ kinds, personal }: Webhook, { edition }: WebhookEndpoint): string =>
  JSON.stringify([kinds, personal, edition]);
