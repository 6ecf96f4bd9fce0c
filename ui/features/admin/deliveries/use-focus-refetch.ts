import { useEffect, useEffectEvent } from "react";
import { onEvents } from "../../../storage/store.ts";

/** Reads again when the window gets the focus, while `active`. */
export function useFocusRefetch(refetch: () => Promise<unknown>, active = true): void {
  const read = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!active) return undefined;
    return onEvents(globalThis.window, ["focus"], () => read());
  }, [active]);
}
