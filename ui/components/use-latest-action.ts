import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that begins an action. It returns a check: whether no later action has begun,
 * and the component is still mounted. An answer that arrives later checks it before it navigates,
 * closes a dialog, or replaces what the person sees.
 */
export function useLatestAction(): () => () => boolean {
  const actions = useRef(0);
  const begin = useCallback(() => {
    actions.current += 1;
    const own = actions.current;
    return () => own === actions.current;
  }, []);
  useEffect(() => () => void begin(), [begin]);
  return begin;
}
