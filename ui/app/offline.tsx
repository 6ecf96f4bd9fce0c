import { onBack } from "../components/online.ts";
import { useEffect, useState, type ComponentType } from "react";

/**
 * Calls back when the page has everything, and the browser nothing else to do for it. Gives what
 * takes that back.
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

/**
 * What the shop does for pages without a connection; it begins when the page has everything else.
 */
export function Offline() {
  const [Side, setSide] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import("../offline/offline-side.tsx").then(
        ({ OfflineSide }) => setSide(() => OfflineSide),
        // Without a connection, in a browser that keeps nothing, the page goes on without it until
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
