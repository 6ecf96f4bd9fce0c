import { useEffect, useState } from "react";

/**
 * Debounces a text: returns the value it had when it last stayed unchanged for `restMs`
 * milliseconds.
 */
export function useDebounced(text: string, restMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return rested;
}
