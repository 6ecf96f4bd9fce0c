/** How many sockets there may be. */
export interface SocketLimits {
  /** From one network address, whoever is behind it. */
  readonly perAddress: number;
  readonly perSession: number;
}

/**
 * The sockets that are open, counted. A place is given back once, however often its holder says so.
 */
export interface SocketPlaces {
  /** Takes a place for an address; null where it has all it may have. */
  ofAddress(address: string): (() => void) | null;
  /** Takes a place for a session; null where it has all it may have. */
  ofSession(token: string): (() => void) | null;
}

export const createSocketPlaces = ({ perAddress, perSession }: SocketLimits): SocketPlaces => ({
  ofAddress: placesOf(perAddress),
  ofSession: placesOf(perSession),
});

/** Takes a place for a key; null where the key holds `most` already. */
export const placesOf = (most: number) => {
  const taken = new Map<string, number>();
  return (key: string): (() => void) | null => {
    const before = taken.get(key) ?? 0;
    if (before >= most) return null;
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
