import { useSyncExternalStore } from "react";

function matching(media: string) {
  let kept: MediaQueryList | undefined;
  // Made once: it is asked with every drawing, and making one costs more than asking.
  const query = () => (kept ??= matchMedia(media));
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
 * Whether the window is too narrow for columns side by side; in the first HTML it is, for less is
 * drawn then.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches, assumed);
}

/** Whether not even two columns of tickets fit side by side. */
export function useIsOneColumn(): boolean {
  return useSyncExternalStore(oneColumn.subscribe, oneColumn.matches, assumed);
}
