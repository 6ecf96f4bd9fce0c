import { createStore, onEvents, useStore, type Store } from "../storage/store.ts";

/** Whether a media query matches; assumed true in the server-rendered HTML. */
export function createMediaStore(media: string): Store<boolean> {
  let cached: MediaQueryList | undefined;
  // Cached: it is read on every render, and creating one costs more than reading it.
  const query = () => (cached ??= matchMedia(media));
  return createStore(
    () => query().matches,
    true,
    (changed) => onEvents(query(), ["change"], changed),
  );
}

const narrow = createMediaStore("(max-width: 53.74rem)");
const oneColumn = createMediaStore("(max-width: 47.99rem)");

/**
 * Whether the window is too narrow for columns side by side. True in the server-rendered HTML,
 * which contains less then.
 */
export function useIsPhone(): boolean {
  return useStore(narrow);
}

/** Whether not even two columns of tickets fit side by side. */
export function useIsOneColumn(): boolean {
  return useStore(oneColumn);
}
