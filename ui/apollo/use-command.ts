import { useRef, useState } from "react";
import { notify } from "../components/toast.tsx";
import { useLatestAction } from "../components/use-latest-action.ts";

/** A successful answer; a refusal has a code. */
export type Done<Answer> = Exclude<Answer, { code: unknown }>;

export interface Command {
  pending: boolean;
  /** Why it failed; null if it didn't. */
  problem: string | null;
  /** Whether the component that sent the last command is still mounted. */
  isOpen: () => boolean;
  /** Resolves with the answer, or with null if the command failed. */
  run: <Answer extends { message: string }>(
    send: () => Promise<Answer | undefined>,
  ) => Promise<Done<Answer> | null>;
}

/**
 * Sends a command, and tracks whether it is pending and why it failed; `failed` is the message if
 * there was no answer. A failure that arrives after the dialog was closed becomes a toast.
 */
export function useCommand(failed: string): Command {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = useLatestAction();
  const isOpen = useRef<() => boolean>(() => true);
  return {
    pending,
    problem,
    isOpen: () => isOpen.current(),
    async run<Answer extends { message: string }>(send: () => Promise<Answer | undefined>) {
      const isLatest = begin();
      isOpen.current = isLatest;
      setPending(true);
      setProblem(null);
      const answer = await send().catch(() => undefined);
      setPending(false);
      if (answer && isDone(answer)) return answer;
      const message = answer?.message ?? failed;
      if (isLatest()) setProblem(message);
      else notify.failure(message);
      return null;
    },
  };
}

function isDone<Answer extends object>(answer: Answer): answer is Done<Answer> {
  return !("code" in answer);
}
