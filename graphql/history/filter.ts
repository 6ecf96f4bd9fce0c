import type { HistoryFilter } from "#history/entry.ts";
import type { Noun } from "#history/noun.ts";
import type * as words from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";

/** The contract's words for what the log is about. */
export const nounWord: Readonly<Record<Noun, words.HistoryNoun>> = {
  order: "ORDER",
  stock: "STOCK",
  cart: "CART",
  product: "PRODUCT",
  review: "REVIEW",
  report: "REPORT",
  account: "ACCOUNT",
  addressbook: "ADDRESS_BOOK",
  settings: "SETTINGS",
  other: "OTHER",
};

const nounOfWord = Object.fromEntries(
  Object.entries(nounWord).map(([noun, word]) => [word, noun]),
) as Readonly<Record<words.HistoryNoun, Noun>>;

/** Names and ids in a filter are no longer than those of streams. */
const longest = 200;
const mostTypes = 100;

/**
 * A filter as the index takes it. Throws a GraphQLError for what is longer than anything in the
 * log.
 */
export const filterOf = (filter: words.HistoryFilter | null | undefined): HistoryFilter => {
  const { nouns, types, ...rest } = filter ?? {};
  const texts = [...Object.values(rest), ...(types ?? [])];
  if (texts.some((text) => typeof text === "string" && text.length > longest)) {
    throw badInput(`A filter holds at most ${longest} characters`);
  }
  if ((types?.length ?? 0) > mostTypes) throw badInput(`At most ${mostTypes} types`);
  return {
    ...rest,
    ...(types && { types }),
    ...(nouns && { nouns: nouns.map((word) => nounOfWord[word]) }),
  };
};
