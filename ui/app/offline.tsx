import { lazy, Suspense, useSyncExternalStore, type ComponentType } from "react";

const OfflineSide = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import("../offline/offline-side.tsx")).OfflineSide };
  } catch {
    // Without a connection, in a browser that keeps nothing, the page goes on without it.
    return { default: () => null };
  }
});

function listen(listener: () => void): () => void {
  addEventListener("load", listener);
  return () => removeEventListener("load", listener);
}

/** What the shop does for pages without a connection; it begins when the page has everything else. */
export function Offline() {
  const isLoaded = useSyncExternalStore(
    listen,
    () => document.readyState === "complete",
    () => false,
  );
  if (!isLoaded) return null;
  return (
    <Suspense>
      <OfflineSide />
    </Suspense>
  );
}
