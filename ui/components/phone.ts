import { useSyncExternalStore } from "react";

function matching(media: string) {
  let cached: MediaQueryList | undefined;
  // Cached: it is read on every render, and creating one costs more than reading it.
  const query = () => (cached ??= matchMedia(media));
  return {
    subscribe: (listener: () => void) => {
      query().addEventListener("change", listener);
      return () => query().removeEventListener("change", listener);
    },
    matches: () => query().matches,
  };
}

const narrow = matching("(max-width: 53.74rem)");
const oneColumn = matching("(max-width: 47.99rem)");
const assumed = () => true;

/**
 * Whether the window is too narrow for columns side by side. True in the server-rendered HTML,
 * which contains less then.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches, assumed);
}

/** Whether not even two columns of tickets fit side by side. */
export function useIsOneColumn(): boolean {
  return useSyncExternalStore(oneColumn.subscribe, oneColumn.matches, assumed);
}
