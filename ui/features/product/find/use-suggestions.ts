import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useRested } from "../../../components/use-rested.ts";
import {
  FindSuggestionsDocument,
  type FindSuggestionsQuery,
} from "../../../generated/operations.ts";

const first = 6;

/** A letter is not asked for while the next is being typed. */
const restMs = 120;

/** From here on it is said that an answer takes its time. */
const slowMs = 1000;

export type Suggestions = FindSuggestionsQuery["productSuggestions"];

export interface OfferedSuggestions {
  /** The words that the suggestions are for; they may be behind what is typed. */
  search: string;
  /** null until the first answer, and where nothing is typed. */
  suggestions: Suggestions | null;
  slow: boolean;
  failed: boolean;
  retry: () => Promise<void>;
}

/** What to offer for words that are being typed; the last answer stays until the next is there. */
export function useSuggestions(typed: string, wanted: boolean): OfferedSuggestions {
  const words = typed.trim();
  const search = useRested(words, restMs);
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
