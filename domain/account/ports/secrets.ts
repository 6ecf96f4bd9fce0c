/** Slow, salted password hashes. Throws HasherBusy if too many are requested at once. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a missing hash (null), after the same time as for a wrong password. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Creates unguessable tokens and their digests. */
export interface Tokens {
  create(): string;
  digest(token: string): string;
  /** A public name of a session. Neither the token nor its digest can be derived from it. */
  nameOf(tokenDigest: string): string;
}

/**
 * Six-digit codes for typing. They are short, so their digests are salted and their tries limited.
 */
export interface ShortCodes {
  create(): string;
  createSalt(): string;
  /** Bound to all its arguments: a code of one mailbox is invalid for another. */
  digest(code: string, salt: string, boundTo: string): string;
}
