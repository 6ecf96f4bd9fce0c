/**
 * Rights to do what one process at a time may do, by name: to write a read model, or to look after something. A holder
 * that dies is followed by another process; one that was only paused is shut out by its token.
 */
export interface Leases {
  /** Asks for some leases from now on, and resolves when those that are free are held. */
  ask(names: readonly string[]): Promise<void>;
  /** The fencing token while this process holds a lease, null otherwise. Each holder's is greater than the last's. */
  token(name: string): number | null;
  /** Asks for nothing more and gives everything back, so that another process has it within a second. */
  release(): Promise<void>;
}

/** Where there is one process, it holds whatever it asks for. */
export const createSoleLeases = (): Leases => {
  const held = new Set<string>();
  return {
    async ask(names) {
      for (const name of names) held.add(name);
    },
    token: (name) => (held.has(name) ? 1 : null),
    async release() {
      held.clear();
    },
  };
};

/** Of a process that only reads: it asks for nothing, and others do the work. */
export const withoutAsking = (leases: Leases): Leases => ({
  ...leases,
  ask: async () => undefined,
});
