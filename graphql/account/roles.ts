import type { AccountRole } from "#domain/account/account.ts";
import type { Role } from "#graphql/generated/resolver-types.ts";

/** The contract's words for roles. */
export const roleWord: Readonly<Record<AccountRole, Role>> = {
  shopper: "SHOPPER",
  admin: "ADMIN",
  analyst: "ANALYST",
};

/** The role that a word of the contract names; null for a visitor, which no account is. */
export const roleOf = (word: Role): AccountRole | null =>
  word === "VISITOR" ? null : roleOfWord[word];

const roleOfWord: Readonly<Record<Exclude<Role, "VISITOR">, AccountRole>> = {
  SHOPPER: "shopper",
  ADMIN: "admin",
  ANALYST: "analyst",
};
