import { streamCategory } from "#domain/decider.ts";

/** The categories of streams, in display order. */
export const categories = [
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
  "page",
  "other",
] as const;
export type StreamCategory = (typeof categories)[number];

/** The category of a stream; `other` if this version of the shop does not know it. */
export const categoryOf = (stream: string): StreamCategory => {
  const name = streamCategory(stream);
  return categories.find((category) => category === name) ?? "other";
};
