import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { timings } from "../../../generated/shop.ts";
import type { FormResult } from "./recovery-page.tsx";

interface Answer {
  __typename: string;
  message: string;
}

/**
 * Sends a command, keeps its result, and opens a page two seconds after a success, unless the form
 * was left. A refusal is an answer with a code.
 */
export function useFormResult(
  failed: string,
  next: string | null,
): {
  result: FormResult;
  settle: (send: () => Promise<(Answer & { code?: string }) | undefined>) => Promise<boolean>;
} {
  const [result, setResult] = useState<FormResult>(null);
  const navigate = useNavigate();
  const begin = useLatestAction();

  const settle = useCallback(
    async (send: () => Promise<(Answer & { code?: string }) | undefined>) => {
      const isLatest = begin();
      setResult(null);
      const answer = await send().catch(() => undefined);
      const done = answer !== undefined && answer.code === undefined;
      setResult({ done, message: answer?.message ?? failed });
      if (done && next !== null) {
        window.setTimeout(() => {
          if (isLatest()) void navigate(next);
        }, timings.redirect);
      }
      return done;
    },
    [begin, failed, next, navigate],
  );
  return { result, settle };
}
