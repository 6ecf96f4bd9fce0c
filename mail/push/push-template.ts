import type { z } from "zod";
import type { PushTopic } from "#domain/account/ports/push-device-store.ts";
import type { Language } from "#domain/constants.ts";
import type { MailTexts } from "../texts/mail-texts.ts";

/** The texts of a message on a screen: the news, and one line about it. */
export interface PushDraft {
  readonly title: string;
  readonly text: string;
}

/**
 * A kind of message to a device. Its texts contain no address, phone or name: others may see the
 * screen. Queued messages outlive a release, so new fields of its data must be optional.
 */
export interface PushTemplate<Schema extends z.ZodType> {
  readonly data: Schema;
  /** The switch that turns it off; null for a message that its reader has just asked for. */
  readonly topic: PushTopic | null;
  /** Its subject. Messages of one subject replace each other on the screen and in the queue. */
  readonly about: (data: z.infer<Schema>) => string;
  /** Path of the page that a press on it opens. */
  readonly path: (data: z.infer<Schema>) => string;
  /** Seconds after which it is no longer news and is not delivered (RFC 8030, TTL). */
  readonly ttlSeconds: number;
  /** Whether a device that saves power may receive it later (RFC 8030, Urgency). */
  readonly urgency: "normal" | "high";
  readonly draft: (
    data: z.infer<Schema>,
    context: { readonly t: MailTexts["push"]; readonly language: Language },
  ) => PushDraft;
}
