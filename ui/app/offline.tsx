import { onBack } from "../components/online.ts";
import { useEffect, useState, type ComponentType } from "react";

/**
 * Calls back when the page has loaded and the browser is idle. Returns a function that cancels
 * this.
 */
function whenAtRest(callBack: () => void): () => void {
  const { requestIdleCallback: atRest = (then: () => void) => setTimeout(then) } =
    window as Partial<Pick<Window, "requestIdleCallback">>;
  let isWanted = true;
  const begin = () => void atRest(() => isWanted && callBack());
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
  return () => {
    isWanted = false;
    removeEventListener("load", begin);
  };
}

/** Starts the offline support after the page has loaded. */
export function Offline() {
  const [Side, setSide] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import("./offline-support.tsx").then(
        ({ OfflineSupport }) => setSide(() => OfflineSupport),
        // If the code can't load because the browser is offline, the page works without it until
        // the connection is back.
        () => undefined,
      );
    const stopWaiting = whenAtRest(load);
    const stopListening = onBack(load);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, []);
  return Side && <Side />;
}
