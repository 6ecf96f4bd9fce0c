import type { Role } from "../../../generated/operations.ts";

/** The roles of accounts, with their names and permissions. */
export const accountRoles = [
  { role: "SHOPPER", label: "Shopper", opens: "the shop, like any customer" },
  {
    role: "ADMIN",
    label: "Admin",
    opens: "the admin area, with the right to change and erase all orders, items and accounts",
  },
  { role: "ANALYST", label: "Analyst", opens: "the read-only history of all events" },
] as const satisfies readonly { role: Role; label: string; opens: string }[];

export type AccountRole = (typeof accountRoles)[number]["role"];

/** The name and permissions of a role. */
export function roleOf(role: Role) {
  return accountRoles.find((each) => each.role === role) ?? accountRoles[0];
}
