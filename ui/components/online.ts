import { useSyncExternalStore } from "react";

let backAt: number | undefined;
if (typeof window !== "undefined") addEventListener("online", () => (backAt = Date.now()));

/** How long ago the connection came back, in milliseconds; Infinity where it was never away. */
export const sinceBackMs = (): number => (backAt === undefined ? Infinity : Date.now() - backAt);

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the browser has a connection at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
