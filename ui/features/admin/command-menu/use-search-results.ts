import { skipToken, useQuery } from "@apollo/client/react";
import { useMay } from "../../shared/account/rights.ts";
import { useDebounced } from "../../../components/use-debounced.ts";
import { FindForCommandDocument, type FindForCommandQuery } from "../../../generated/operations.ts";

export type FoundOrder = NonNullable<FindForCommandQuery["orderBoard"]>["items"][number];
export type FoundProduct = FindForCommandQuery["catalogue"]["items"][number];

/** Milliseconds without typing before the search runs. */
const restMs = 150;
const shortest = 2;

/**
 * Orders and products that match the typed text, after typing pauses; the previous results stay
 * until the new ones have loaded.
 */
export function useSearchResults(typed: string) {
  const words = typed.trim();
  const search = useDebounced(words, restMs);
  // Without names, only a number finds an order.
  const orders = useMay("PERSONAL_READ") || /^nv-/i.test(search);
  const skip = search.length < shortest || words.length < shortest;
  const { data, previousData, loading, error } = useQuery(
    FindForCommandDocument,
    skip ? skipToken : { variables: { search, orders }, fetchPolicy: "cache-and-network" },
  );
  const found = skip ? undefined : (data ?? previousData);
  return {
    orders: found?.orderBoard?.items ?? [],
    products: found?.catalogue.items ?? [],
    /** The results for the typed text have not loaded yet. */
    waiting: words.length >= shortest && (words !== search || (loading && !data)),
    failed: !skip && Boolean(error) && !data,
  };
}
