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

/** Streams of the shop's identity, which readers find under its settings. */
const ofSettings: readonly string[] = ["category"];

/** The category of a stream; `other` if this version of the shop does not know it. */
export const categoryOf = (stream: string): StreamCategory => {
  const name = streamCategory(stream);
  if (ofSettings.includes(name)) return "settings";
  return categories.find((category) => category === name) ?? "other";
};
