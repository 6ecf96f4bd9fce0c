import { useSyncExternalStore } from "react";

/** State outside React that any number of components follow. */
export interface Store<State> {
  /** The current state; the same object until it changes. */
  readonly read: () => State;
  /** Calls back after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Notifies all subscribers that `read` returns another state. */
  readonly changed: () => void;
  /** The state that the server-rendered HTML shows. */
  readonly onServer: State;
}

/**
 * Creates a store of what `read` returns. `watch` follows an outside source, for example an event
 * of the browser, while the store has subscribers. It returns a function that stops it.
 */
export function createStore<State>(
  read: () => State,
  onServer: State,
  watch?: (changed: () => void) => () => void,
): Store<State> {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    read,
    onServer,
    changed,
    subscribe(listener) {
      if (listeners.size === 0) stop = watch?.(changed);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

/** Calls back on events of a target. Returns a function that stops it. */
export function onEvents(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Event) => void,
): () => void {
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}

/** The state of a store, followed by this component. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.read, () => store.onServer);
}
