import type { Role } from "../ports.ts";

/** Roles an account can have. */
export type AccountRole = Exclude<Role, "system">;

/** A person's account: a document, not an event, because it is personal and must be erasable. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** As `normalEmail` gives it; unique. */
  readonly email: string;
  readonly passwordHash: string;
  readonly role: AccountRole;
  readonly createdAt: string;
}

/** Accounts by id and by e-mail. Each call is durable when it resolves. */
export interface AccountStore {
  /** False, and nothing stored, where the e-mail is taken. */
  insert(account: Account): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  /** Whether anybody has the role. */
  hasRole(role: AccountRole): Promise<boolean>;
}

/** A session as it is kept: under a digest of its token, so that the store gives nobody a way in. */
export interface Session {
  readonly tokenDigest: string;
  readonly accountId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** Null where there is none; one that has expired is still given. */
  byDigest(tokenDigest: string): Promise<Session | null>;
  remove(tokenDigest: string): Promise<void>;
}

/** Slow, salted password digests. Throws HasherBusy where too many are asked for at once. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for no hash (null) as for a wrong one, and is then false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Makes session tokens that cannot be guessed, and their digests. */
export interface Tokens {
  create(): string;
  digest(token: string): string;
}

/** Counts tries to sign in, before any password is looked at. */
export interface SignInLimiter {
  /** Seconds to wait before the next try; 0 where this one may go on. */
  countTry(email: string, address: string): Promise<number>;
  /** The try succeeded: forget the failures of this account from this address. */
  forget(email: string, address: string): Promise<void>;
}
