import { useState } from "react";

/** A successful answer; a refusal has a code. */
export type Done<Answer> = Exclude<Answer, { code: unknown }>;

export interface Command {
  pending: boolean;
  /** Why it failed; null if it didn't. */
  problem: string | null;
  /** Resolves with the answer, or with null if the command failed. */
  run: <Answer extends { message: string }>(
    send: () => Promise<Answer | undefined>,
  ) => Promise<Done<Answer> | null>;
}

/**
 * Sends a command, and tracks whether it is pending and why it failed; `failed` is the message if
 * there was no answer.
 */
export function useCommand(failed: string): Command {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    pending,
    problem,
    async run<Answer extends { message: string }>(send: () => Promise<Answer | undefined>) {
      setPending(true);
      setProblem(null);
      const answer = await send().catch(() => undefined);
      setPending(false);
      if (answer && isDone(answer)) return answer;
      setProblem(answer?.message ?? failed);
      return null;
    },
  };
}

function isDone<Answer extends object>(answer: Answer): answer is Done<Answer> {
  return !("code" in answer);
}
