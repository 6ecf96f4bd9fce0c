import type { HistoryFilter } from "#history/entry.ts";
import type * as contract from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";

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
    ...(categories && { categories: [...categories] }),
  };
};
