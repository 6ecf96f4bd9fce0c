import * as t from "#texts/components.ts";
import { useEffect, useEffectEvent } from "react";
import { Button } from "./button.tsx";
import { onBack, sinceBackMs, useOnline } from "./online.ts";

/** A connection that has just returned may fail the first request. */
const triesMs = [0, 1_000, 4_000, 15_000];

/** Retries a failed request when it is pressed, and by itself when the connection is back. */
export function RetryButton({ onRetry }: { onRetry: () => unknown }) {
  const online = useOnline();
  // A repeated failure is shown where the first one was.
  const ask = () => void Promise.resolve(onRetry()).catch(() => undefined);
  const retry = useEffectEvent(ask);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => timers.forEach(clearTimeout);
    const askAgain = (sinceMs: number) => {
      stop();
      timers = triesMs
        .filter((ms) => ms >= sinceMs)
        .map((ms) => setTimeout(() => retry(), ms - sinceMs));
    };
    const back = () => askAgain(0);
    // A page that shows a loading state removes the button; a new one continues the retries.
    askAgain(sinceBackMs());
    const stopListening = onBack(back);
    return () => {
      stopListening();
      stop();
    };
  }, []);

  return (
    <>
      <Button onClick={ask}>{t.tryAgain}</Button>
      <span role="status" className="mt-2 block text-fine text-ink-muted empty:hidden">
        {online ? "" : t.offlineUntilBack}
      </span>
    </>
  );
}
