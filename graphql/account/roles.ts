import type { AccountRole } from "#domain/account/account.ts";
import type { Role } from "#graphql/generated/resolver-types.ts";

/** The schema's name of a role. */
export const roleWord = (role: AccountRole): Role => role.toUpperCase() as Uppercase<AccountRole>;

/** The role of a schema name. */
export const roleOf = (word: Role): AccountRole => word.toLowerCase() as Lowercase<Role>;
