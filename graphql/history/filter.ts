import type { HistoryFilter } from "#history/entry.ts";
import type { Noun } from "#history/noun.ts";
import type * as contract from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";

/** The schema's names of event subjects. */
export const nounWord: Readonly<Record<Noun, contract.HistoryNoun>> = {
  order: "ORDER",
  stock: "STOCK",
  cart: "CART",
  product: "PRODUCT",
  review: "REVIEW",
  report: "REPORT",
  account: "ACCOUNT",
  addressbook: "ADDRESS_BOOK",
  wishlist: "WISH_LIST",
  stockalert: "STOCK_ALERT",
  promotion: "PROMOTION",
  run: "RUN",
  deliveryday: "DELIVERY_DAY",
  deliveryplan: "DELIVERY_ZONES",
  webhooks: "WEBHOOKS",
  settings: "SETTINGS",
  other: "OTHER",
};

const nounOfWord = Object.fromEntries(
  Object.entries(nounWord).map(([noun, word]) => [word, noun]),
) as Readonly<Record<contract.HistoryNoun, Noun>>;

/** Names and IDs in a filter are at most as long as those of streams. */
const longest = 200;
const maxTypes = 100;

/** A filter for the index. Throws a GraphQLError if a value is longer than anything in the log. */
export const filterOf = (filter: contract.HistoryFilter | null | undefined): HistoryFilter => {
  const { nouns, types, ...rest } = filter ?? {};
  const texts = [...Object.values(rest), ...(types ?? [])];
  if (texts.some((text) => typeof text === "string" && text.length > longest)) {
    throw badInput(`A filter holds at most ${longest} characters`);
  }
  if ((types?.length ?? 0) > maxTypes) throw badInput(`At most ${maxTypes} types`);
  return {
    ...rest,
    ...(types && { types }),
    ...(nouns && { nouns: nouns.map((word) => nounOfWord[word]) }),
  };
};
