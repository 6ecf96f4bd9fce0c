/**
 * Wraps a generator, so that a reader can leave while the generator waits for a value. The
 * generator's signal aborts when the reader leaves or `ending` aborts. A plain generator would
 * notice either only after its next value.
 */
export const stoppable = <Value>(
  values: (stopping: AbortSignal) => AsyncGenerator<Value, undefined>,
  ending: AbortSignal = new AbortController().signal,
): AsyncIterableIterator<Value> => {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  ending.addEventListener("abort", stop, { once: true });
  if (ending.aborted) stop();
  const iterator = values(stopping.signal);
  return {
    next: () => iterator.next(),
    return: async () => {
      stop();
      ending.removeEventListener("abort", stop);
      return iterator.return(undefined);
    },
    throw: (error: unknown) => iterator.throw(error),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};
