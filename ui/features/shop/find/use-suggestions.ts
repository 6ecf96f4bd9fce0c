import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useDebounced } from "../../../components/use-debounced.ts";
import {
  FindSuggestionsDocument,
  type FindSuggestionsQuery,
} from "../../../generated/operations.ts";

const first = 5;

/** Debounce of typed letters. */
const restMs = 120;

/** After this time the panel shows that the response is slow. */
const slowMs = 1000;

export type Suggestions = FindSuggestionsQuery["productSuggestions"];

export interface OfferedSuggestions {
  /** The words of the suggestions; they may lag behind the field. */
  search: string;
  /** Null until the first response, and for an empty field. */
  suggestions: Suggestions | null;
  slow: boolean;
  failed: boolean;
  retry: () => Promise<void>;
}

/** Suggestions for words being typed; the last response stays until the next one arrives. */
export function useSuggestions(typed: string, wanted: boolean): OfferedSuggestions {
  const words = typed.trim();
  const search = useDebounced(words, restMs);
  const [slowFor, setSlowFor] = useState("");

  const { data, previousData, loading, error, refetch } = useQuery(
    FindSuggestionsDocument,
    wanted && search !== "" ? { variables: { search, first } } : skipToken,
  );

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setSlowFor(search), slowMs);
    return () => clearTimeout(timer);
  }, [loading, search]);

  const answer = search === "" ? undefined : (data ?? previousData);
  return {
    search,
    suggestions: words === "" ? null : (answer?.productSuggestions ?? null),
    slow: loading && slowFor === search,
    failed: Boolean(error),
    retry: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
}
