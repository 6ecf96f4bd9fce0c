/** The maximum numbers of sockets. */
export interface SocketLimits {
  /** Per network address, across all its users. */
  readonly perAddress: number;
  readonly perSession: number;
}

/** Counts open sockets. A slot can be released repeatedly; only the first call counts. */
export interface SocketSlots {
  /** Takes a slot for an address and returns its release function; null if all are taken. */
  ofAddress(address: string): (() => void) | null;
  /** Takes a slot for a session and returns its release function; null if all are taken. */
  ofSession(token: string): (() => void) | null;
}

export const createSocketSlots = ({ perAddress, perSession }: SocketLimits): SocketSlots => ({
  ofAddress: slotsOf(perAddress),
  ofSession: slotsOf(perSession),
});

/**
 * Takes a slot for a key and returns its release function; null if the key holds `limit` already.
 */
export const slotsOf = (limit: number) => {
  const taken = new Map<string, number>();
  return (key: string): (() => void) | null => {
    const before = taken.get(key) ?? 0;
    if (before >= limit) return null;
    taken.set(key, before + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    };
  };
};
