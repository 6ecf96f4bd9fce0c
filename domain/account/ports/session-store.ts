/** A session as it is kept: under a digest of its token, so that the store gives nobody a way in. */
export interface Session {
  readonly tokenDigest: string;
  readonly accountId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** To the hour. */
  readonly lastSeenAt: string;
  /** For example `Firefox on Linux`; at most 120 characters. */
  readonly device: string;
}

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** Null where there is none; one that has expired is still given. */
  byDigest(tokenDigest: string): Promise<Session | null>;
  /** Also those that have expired. */
  ofAccount(accountId: string): Promise<readonly Session[]>;
  sawAt(tokenDigest: string, lastSeenAt: string): Promise<void>;
  remove(tokenDigest: string): Promise<void>;
  /** Ends every session of an account but one (null: none is kept), and tells how many. */
  removeOthers(accountId: string, keepDigest: string | null): Promise<number>;
}
