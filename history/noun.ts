import { streamCategory } from "#domain/decider.ts";

/** The kinds of things that events happen to, in the order in which screens show them. */
export const nouns = [
  "order",
  "stock",
  "cart",
  "product",
  "review",
  "report",
  "account",
  "addressbook",
  "settings",
  "other",
] as const;
export type Noun = (typeof nouns)[number];

/** What a stream is about; `other` where this version of the shop does not know. */
export const nounOf = (stream: string): Noun => {
  const category = streamCategory(stream);
  return nouns.find((noun) => noun === category) ?? "other";
};
