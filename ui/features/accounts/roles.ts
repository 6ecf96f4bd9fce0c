import type { Role } from "../../generated/operations.ts";

/** Roles an account can have, with their names and what they open. */
export const accountRoles = [
  { role: "SHOPPER", label: "Shopper", opens: "the shop, like everybody" },
  {
    role: "ADMIN",
    label: "Admin",
    opens: "the admin area: all orders, all items, all people, with the right to change and erase",
  },
  { role: "ANALYST", label: "Analyst", opens: "the history of everything that happened" },
] as const satisfies readonly { role: Role; label: string; opens: string }[];

export type AccountRole = (typeof accountRoles)[number]["role"];

/** The name of a role and what it opens. */
export function roleOf(role: Role) {
  return accountRoles.find((each) => each.role === role) ?? accountRoles[0];
}
