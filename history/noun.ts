import { streamCategory } from "#domain/decider.ts";

/** The kinds of streams, in display order. */
export const nouns = [
  "order",
  "stock",
  "cart",
  "product",
  "review",
  "report",
  "account",
  "addressbook",
  "wishlist",
  "stockalert",
  "promotion",
  "run",
  "deliveryday",
  "deliveryplan",
  "webhooks",
  "settings",
  "other",
] as const;
export type Noun = (typeof nouns)[number];

/** The kind of a stream; `other` if this version of the shop does not know it. */
export const nounOf = (stream: string): Noun => {
  const category = streamCategory(stream);
  return nouns.find((noun) => noun === category) ?? "other";
};
