import { useState } from "react";

/** An answer that is no refusal; a refusal has a code. */
type Done<Answer> = Exclude<Answer, { code: unknown }>;

export interface Command {
  /** It is under way. */
  pending: boolean;
  /** Why it was not done. */
  problem: string | null;
  /** The answer where it was done; null where it was not. */
  run: <Answer extends { message: string }>(
    send: () => Promise<Answer | undefined>,
  ) => Promise<Done<Answer> | null>;
}

/**
 * Sends a command, says while it is under way, and keeps why it was not done; `failed` where
 * nothing was answered.
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
