import type { Role } from "../../generated/operations.ts";

/** The roles of accounts, with their names and permissions. */
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

/** The name and permissions of a role. */
export function roleOf(role: Role) {
  return accountRoles.find((each) => each.role === role) ?? accountRoles[0];
}
