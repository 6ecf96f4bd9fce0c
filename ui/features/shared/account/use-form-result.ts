import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { timings } from "../../../generated/shop.ts";
import type { FormResult } from "./recovery-page.tsx";

interface Answer {
  __typename: string;
  message: string;
}

/**
 * Sends a command, keeps its result, and opens a page two seconds after a success. A refusal is an
 * answer with a code.
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
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const settle = useCallback(
    async (send: () => Promise<(Answer & { code?: string }) | undefined>) => {
      setResult(null);
      const answer = await send().catch(() => undefined);
      const done = answer !== undefined && answer.code === undefined;
      setResult({ done, message: answer?.message ?? failed });
      if (done && next !== null) {
        timer.current = window.setTimeout(() => void navigate(next), timings.redirect);
      }
      return done;
    },
    [failed, next, navigate],
  );
  return { result, settle };
}
