/** Loads something with the first call and remembers it; a failed load is tried again with the next call. */
export const lazy = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loaded: Promise<Value> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
};
