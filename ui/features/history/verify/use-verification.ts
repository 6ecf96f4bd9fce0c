import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { VerificationDocument } from "../../../generated/operations.ts";
import type { CheckedModel, Verification } from "./verify-text.ts";

/** A running check. */
export interface Running {
  models: readonly string[];
  at: Verification | null;
}

export interface Checks {
  running: Running | null;
  /** Results by read model. */
  checked: ReadonlyMap<string, CheckedModel>;
  /** The last completed check, with its number of events and duration. */
  ended: Verification | null;
  /** Why the last check did not complete. */
  problem: string | null;
  check: (models: readonly string[]) => void;
  stop: () => void;
}

/** Runs checks of read models, one at a time. Leaving the page stops the check. */
export function useVerification(onChecked: (checked: readonly CheckedModel[]) => void): Checks {
  const client = useApolloClient();
  const [running, setRunning] = useState<Running | null>(null);
  const [checked, setChecked] = useState<ReadonlyMap<string, CheckedModel>>(new Map());
  const [ended, setEnded] = useState<Verification | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = useRef<(() => void) | null>(null);

  function stop() {
    leave.current?.();
    leave.current = null;
    setRunning(null);
  }
  useEffect(() => () => leave.current?.(), []);

  function check(models: readonly string[]) {
    stop();
    setProblem(null);
    setRunning({ models, at: null });
    let over = false;
    const cutOff = () => {
      if (over) return;
      over = true;
      setRunning(null);
      setProblem("The check was interrupted. It changed nothing.");
    };
    const subscription = client
      .subscribe({ query: VerificationDocument, variables: { models: [...models] } })
      .subscribe({
        next({ data, error }) {
          if (error || !data) {
            cutOff();
            return;
          }
          const at = data.verification;
          if (at.step !== "DONE") {
            setRunning({ models, at });
            return;
          }
          over = true;
          setRunning(null);
          setEnded(at);
          setChecked(
            (before) =>
              new Map([...before, ...at.checked.map((each) => [each.model, each] as const)]),
          );
          onChecked(at.checked);
        },
        error: cutOff,
        complete: cutOff,
      });
    leave.current = () => {
      over = true;
      subscription.unsubscribe();
    };
  }

  return { running, checked, ended, problem, check, stop };
}
