import { hash } from "node:crypto";
import type { PushSubscription } from "#domain/account/ports/push-device-store.ts";
import { retryAfterSeconds } from "../retry-after.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** What a push service answers. */
export type PushOutcome =
  | { readonly outcome: "accepted" }
  /** The browser has ended its subscription. */
  | { readonly outcome: "gone" }
  /** It will never accept this message. */
  | { readonly outcome: "refused"; readonly reason: string }
  /** Not now. `retryAfterSeconds` is the delay that the service asks for; null for none. */
  | {
      readonly outcome: "later";
      readonly reason: string;
      readonly retryAfterSeconds: number | null;
    };

/** A message with the headers of its delivery. */
export interface PushRequest {
  /** At most 3993 bytes (RFC 8291, section 4). */
  readonly payload: string;
  /** Messages with the same subject replace each other at the push service. */
  readonly about: string;
  readonly ttlSeconds: number;
  readonly urgency: "normal" | "high";
}

/** Sends a message to a browser's push service. Never throws for what the service does. */
export type SendPush = (
  subscription: PushSubscription,
  request: PushRequest,
) => Promise<PushOutcome>;

const timeoutMs = 10_000;

/** A topic has at most 32 characters of base64url (RFC 8030), and reveals nothing. */
const topicOf = (about: string): string => hash("sha256", about, "base64url").slice(0, 32);

/** Sends over HTTP, encrypted for the browser and signed by the shop. */
export const createPushTransport = ({
  keys,
  contact,
}: {
  readonly keys: VapidKeys;
  /** Email address of the operator, for the push service. */
  readonly contact: string;
}): SendPush => {
  const requestOf = async (
    { endpoint, p256dh, auth }: PushSubscription,
    { payload, about, ttlSeconds, urgency }: PushRequest,
  ) => {
    // Loaded with the first message: most shops start without one.
    const { default: webPush } = await import("web-push");
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: `mailto:${contact}`, ...keys },
      TTL: ttlSeconds,
      urgency,
      topic: topicOf(about),
    });
  };

  return async (subscription, request) => {
    let details: Awaited<ReturnType<typeof requestOf>>;
    try {
      details = await requestOf(subscription, request);
    } catch {
      // The keys have the right form, but are none.
      return { outcome: "refused", reason: "keys" };
    }
    try {
      const { body, headers } = details;
      const answer = await fetch(subscription.endpoint, {
        method: "POST",
        headers: Object.entries(headers),
        body,
        // The redirect could lead into the shop's network.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return outcomeOf(answer);
    } catch (error) {
      return { outcome: "later", reason: networkReason(error), retryAfterSeconds: null };
    }
  };
};

const outcomeOf = ({ status, ok, headers }: Response): PushOutcome => {
  if (ok) return { outcome: "accepted" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const reason = `HTTP ${status}`;
  return status === 429 || status >= 500
    ? { outcome: "later", reason, retryAfterSeconds: retryAfterSeconds(headers.get("retry-after")) }
    : { outcome: "refused", reason };
};

const networkReason = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error instanceof Error ? error.name : "unknown";
};
