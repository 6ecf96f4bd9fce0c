import type { HistoryFilter } from "#history/entry.ts";
import type { StreamCategory } from "#history/category.ts";
import type * as contract from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";

/** The schema's names of event subjects. */
export const streamCategoryWord: Readonly<Record<StreamCategory, contract.StreamCategory>> = {
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

const categoryOfWord = Object.fromEntries(
  Object.entries(streamCategoryWord).map(([category, word]) => [word, category]),
) as Readonly<Record<contract.StreamCategory, StreamCategory>>;

/** Names and IDs in a filter are at most as long as those of streams. */
const longest = 200;
const maxTypes = 100;

/** A filter for the index. Throws a GraphQLError if a value is longer than anything in the log. */
export const filterOf = (filter: contract.HistoryFilter | null | undefined): HistoryFilter => {
  const { categories, types, ...rest } = filter ?? {};
  const texts = [...Object.values(rest), ...(types ?? [])];
  if (texts.some((text) => typeof text === "string" && text.length > longest)) {
    throw badInput(`A filter holds at most ${longest} characters`);
  }
  if ((types?.length ?? 0) > maxTypes) throw badInput(`At most ${maxTypes} types`);
  return {
    ...rest,
    ...(types && { types }),
    ...(categories && { categories: categories.map((word) => categoryOfWord[word]) }),
  };
};
