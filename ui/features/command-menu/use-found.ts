import { skipToken, useQuery } from "@apollo/client/react";
import { useRested } from "../../components/use-rested.ts";
import { FindForCommandDocument, type FindForCommandQuery } from "../../generated/operations.ts";

export type FoundOrder = FindForCommandQuery["orderBoard"]["items"][number];
export type FoundProduct = FindForCommandQuery["catalogue"]["items"][number];

/** So long typing rests before anything is asked. */
const restMs = 150;
const shortest = 2;

/**
 * Orders and products for what is typed, once typing rests; those from before stay until the new
 * ones are there.
 */
export function useFound(typed: string) {
  const words = typed.trim();
  const search = useRested(words, restMs);
  const skip = search.length < shortest || words.length < shortest;
  const { data, previousData, loading, error } = useQuery(
    FindForCommandDocument,
    skip ? skipToken : { variables: { search }, fetchPolicy: "cache-and-network" },
  );
  const found = skip ? undefined : (data ?? previousData);
  return {
    orders: found?.orderBoard.items ?? [],
    products: found?.catalogue.items ?? [],
    /** What is typed has not been answered yet. */
    waiting: words.length >= shortest && (words !== search || (loading && !data)),
    failed: !skip && Boolean(error) && !data,
  };
}
