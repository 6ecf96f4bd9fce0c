import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import {
  TrackOrderDocument,
  type TrackedOrder_OrderFragment,
} from "../../../generated/operations.ts";

/** The number and the contact that the visitor typed. They stay in memory only. */
export interface Pair {
  number: string;
  contact: string;
}

export type TrackedOrder = TrackedOrder_OrderFragment;

/** A found order, and what its live updates need. */
export interface Found {
  pair: Pair;
  order: TrackedOrder;
  grant: string;
  position: string;
}

/** Why there is no order; `until` is the time in milliseconds from which to try again. */
export type TrackProblem =
  | { kind: "unknown"; message: string }
  | { kind: "failed" }
  | { kind: "limited"; until: number };

export interface Tracking {
  found: Found | null;
  problem: TrackProblem | null;
  /** Searches for an order. */
  search: (pair: Pair) => Promise<void>;
  /** Searches for the shown order again; keeps it if the search fails. */
  renew: () => void;
  /** Shows a newer state of the found order. */
  update: (order: TrackedOrder) => void;
  /** Returns to the form. */
  leave: () => void;
}

/** Searches for an order by number and contact. Nothing of it reaches the cache or the address. */
export function useTracking(): Tracking {
  const client = useApolloClient();
  const begin = useLatestAction();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<TrackProblem | null>(null);

  async function ask(pair: Pair): Promise<Found | TrackProblem> {
    const answer = await client
      .query({ query: TrackOrderDocument, variables: pair, fetchPolicy: "no-cache" })
      .then(({ data }) => data?.trackOrder)
      .catch(() => undefined);
    switch (answer?.__typename) {
      case "OrderTracked": {
        const { order, grant, position } = answer;
        return { pair, order, grant, position };
      }
      case "NotFound":
        return { kind: "unknown", message: answer.message };
      case "TooManyTries":
        return { kind: "limited", until: Date.now() + answer.retryAfterSeconds * 1000 };
      default:
        return { kind: "failed" };
    }
  }

  function settle(result: Found | TrackProblem) {
    setFound("kind" in result ? null : result);
    setProblem("kind" in result ? result : null);
  }

  return {
    found,
    problem,
    async search(pair) {
      const isLatest = begin();
      setProblem(null);
      const result = await ask(pair);
      if (isLatest()) settle(result);
    },
    renew() {
      if (!found) return;
      const isLatest = begin();
      void ask(found.pair).then((result) => {
        if (!isLatest()) return;
        if (!("kind" in result) || result.kind === "unknown") settle(result);
      });
    },
    update: (order) => setFound((before) => before && { ...before, order }),
    leave() {
      begin();
      setFound(null);
      setProblem(null);
    },
  };
}
