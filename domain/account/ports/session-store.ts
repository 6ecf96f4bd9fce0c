/**
 * A stored session. It holds only a digest of the token, so the store's content does not allow a
 * sign-in.
 */
export interface Session {
  readonly tokenDigest: string;
  readonly accountId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Rounded to the hour. */
  readonly lastSeenAt: string;
  /** For example `Firefox on Linux`; at most 120 characters. */
  readonly device: string;
}

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** Null if there is none. Expired sessions are included. */
  byDigest(tokenDigest: string): Promise<Session | null>;
  /** Expired sessions are included. */
  ofAccount(accountId: string): Promise<readonly Session[]>;
  sawAt(tokenDigest: string, lastSeenAt: string): Promise<void>;
  remove(tokenDigest: string): Promise<void>;
  /** Ends every session of an account except `keepDigest`, and returns their number. */
  removeOthers(accountId: string, keepDigest: string | null): Promise<number>;
}
