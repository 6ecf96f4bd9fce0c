import type { AccountRole } from "#domain/account/account.ts";
import type { Role } from "#graphql/generated/resolver-types.ts";

/** The schema's names of roles. */
export const roleWord: Readonly<Record<AccountRole, Role>> = {
  shopper: "SHOPPER",
  admin: "ADMIN",
  analyst: "ANALYST",
};

/** The role for a schema name; null for VISITOR, which is no account role. */
export const roleOf = (word: Role): AccountRole | null =>
  word === "VISITOR" ? null : roleOfWord[word];

const roleOfWord: Readonly<Record<Exclude<Role, "VISITOR">, AccountRole>> = {
  SHOPPER: "shopper",
  ADMIN: "admin",
  ANALYST: "analyst",
};
