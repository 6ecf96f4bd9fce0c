/** Slow, salted password digests. Throws HasherBusy where too many are asked for at once. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for no hash (null) as for a wrong one, and is then false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Makes tokens that cannot be guessed, and their digests. */
export interface Tokens {
  create(): string;
  digest(token: string): string;
  /** A name for a session that opens nothing: neither the token nor its digest can be told from it. */
  nameOf(tokenDigest: string): string;
}

/** Six digits that a person types; short, so their digest is salted and their tries are few. */
export interface ShortCodes {
  create(): string;
  createSalt(): string;
  /** Bound to all that is given: a code of one mailbox has no meaning for another. */
  digest(code: string, salt: string, boundTo: string): string;
}
