import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";

const OfflineSide = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import("../offline/offline-side.tsx")).OfflineSide };
  } catch {
    // Without a connection, in a browser that keeps nothing, the page goes on without it.
    return { default: () => null };
  }
});

/** What the shop does for pages without a connection; it begins when the page has everything else. */
export function Offline() {
  const [loaded, setLoaded] = useState(() => document.readyState === "complete");
  useEffect(() => {
    const begin = () => setLoaded(true);
    addEventListener("load", begin);
    return () => removeEventListener("load", begin);
  }, []);
  if (!loaded) return null;
  return (
    <Suspense>
      <OfflineSide />
    </Suspense>
  );
}
