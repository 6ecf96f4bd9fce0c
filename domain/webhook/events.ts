import type { WebhookKind } from "./kinds.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** What a subscription sends. */
export interface WebhookContent {
  readonly webhookId: string;
  readonly name: string;
  /**
   * Scheme, host and port of the receiver. The full address is stored with the secret, because a
   * path often contains a key, and events are read by analysts.
   */
  readonly origin: string;
  readonly kinds: readonly WebhookKind[];
  /** Whether messages contain personal data: names, phone numbers, addresses and free text. */
  readonly personal: boolean;
}

/** Why a subscription is paused: by an owner, or by the shop because of its receiver. */
export type PauseCause = "owner" | "gone" | "failed";

/** Events of all subscriptions. The shop has one stream of them. */
export type WebhookEvent =
  | { readonly type: "WebhookAdded"; readonly data: WebhookContent }
  | { readonly type: "WebhookChanged"; readonly data: WebhookContent }
  | {
      readonly type: "WebhookPaused";
      readonly data: {
        readonly webhookId: string;
        readonly cause: PauseCause;
        /** The last answer of the receiver, for example `HTTP 503`; null if an owner paused it. */
        readonly answer: string | null;
      };
    }
  | { readonly type: "WebhookResumed"; readonly data: { readonly webhookId: string } }
  | { readonly type: "WebhookRemoved"; readonly data: { readonly webhookId: string } };
