/**
 * Named leases, each held by one process at a time: to write a read model, or to run a background
 * task. If a holder dies, another process takes over. A holder that was only paused is fenced off
 * by its token.
 */
export interface Leases {
  /** Requests leases from now on, and resolves when the free ones are held. */
  request(names: readonly string[]): Promise<void>;
  /**
   * The fencing token while this process holds a lease, otherwise null. Each holder has a greater
   * token than the previous one.
   */
  token(name: string): number | null;
  /**
   * Requests no more leases and releases all held ones. Another process gets them within a second.
   */
  release(): Promise<void>;
}

/** For a single process: it holds every lease it requests. */
export const createSoleLeases = (): Leases => {
  const held = new Set<string>();
  return {
    async request(names) {
      for (const name of names) held.add(name);
    },
    token: (name) => (held.has(name) ? 1 : null),
    async release() {
      held.clear();
    },
  };
};

/** For a process that only reads: it requests nothing, and other processes do the work. */
export const readOnlyLeases = (leases: Leases): Leases => ({
  ...leases,
  request: async () => undefined,
});
