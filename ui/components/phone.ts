import { useSyncExternalStore } from "react";

const narrow = "(max-width: 53.74rem)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is too narrow for columns side by side; in the first HTML it is, for less is drawn then. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => true,
  );
}
