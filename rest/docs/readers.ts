import { may, roleNames, rolesWith } from "#domain/permissions.ts";
import type { Call } from "../contract/call.ts";

/** Whether customers may not use a call. */
export const staffOnly = ({ access }: Pick<Call, "access">): boolean => !may("shopper", access);

/** Who may use a call, as words. */
export const readersOf = ({ access }: Pick<Call, "access">): string => {
  if (access === "VISITOR") return "everyone";
  if (access === "MEMBER") return "all signed-in users";
  const roles = rolesWith([access]).map((role) => roleNames[role]);
  return roles.length === 1 ? `the role ${roles.join("")}` : `the roles ${roles.join(", ")}`;
};
