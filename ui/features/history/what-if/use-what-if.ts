import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { WhatIfDocument, type WhatIfSubscription } from "../../../generated/operations.ts";
import { isComplete, paramsOf, type WhatIfQuery } from "./what-if-query.ts";
import { inputOf } from "./changes.ts";

type Update = WhatIfSubscription["whatIf"];
export type Outcome = Extract<NonNullable<Update["result"]>, { __typename: "WhatIf" }>;

/** The state of a simulation. */
export type Simulated =
  | { step: "none" }
  | { step: "running"; at: Update | null }
  | { step: "stopped" }
  | { step: "done"; outcome: Outcome; events: number; seconds: number }
  | { step: "refused"; message: string };

const cutOff = "The simulation was interrupted. Nothing was written.";

/** Runs a simulation, and again on each `run`. Another simulation or leaving the page stops it. */
export function useWhatIf(query: WhatIfQuery): {
  simulated: Simulated;
  run: () => void;
  stop: () => void;
} {
  const client = useApolloClient();
  const [turn, setTurn] = useState({ of: "", count: 0, stopped: false });
  const [answer, setAnswer] = useState<{ of: string; simulated: Simulated } | null>(null);
  const can = isComplete(query);
  const key = paramsOf(query).toString();
  const isStopped = turn.stopped && turn.of === key;
  const request = JSON.stringify({
    fork: query.fork,
    end: query.end || null,
    changes: query.changes.map(inputOf),
  });

  useEffect(() => {
    if (!can || isStopped) return undefined;
    let over = false;
    const report = (simulated: Simulated) => {
      if (!over) setAnswer({ of: key, simulated });
    };
    const fail = () => {
      report({ step: "refused", message: cutOff });
      over = true;
    };
    report({ step: "running", at: null });
    const variables = JSON.parse(request) as {
      fork: string;
      end: string | null;
      changes: ReturnType<typeof inputOf>[];
    };
    const subscription = client.subscribe({ query: WhatIfDocument, variables }).subscribe({
      next({ data, error }) {
        if (error || !data) {
          fail();
          return;
        }
        const { result, events, seconds } = data.whatIf;
        if (!result) {
          report({ step: "running", at: data.whatIf });
          return;
        }
        report(
          result.__typename === "WhatIf"
            ? { step: "done", outcome: result, events, seconds: seconds ?? 0 }
            : { step: "refused", message: result.message },
        );
        over = true;
      },
      error: fail,
      complete: fail,
    });
    return () => {
      over = true;
      subscription.unsubscribe();
    };
  }, [client, can, isStopped, key, request, turn.count]);

  const simulated: Simulated = !can
    ? { step: "none" }
    : isStopped
      ? { step: "stopped" }
      : answer?.of === key
        ? answer.simulated
        : { step: "running", at: null };
  return {
    simulated,
    run: () => setTurn({ of: key, count: turn.count + 1, stopped: false }),
    stop: () => setTurn({ of: key, count: turn.count, stopped: true }),
  };
}
