import { may, type Permission } from "../../../generated/permissions.ts";
import type { Role } from "../../../generated/operations.ts";

/** Whether a signed-in user may do something; false for a visitor. */
export function viewerMay(viewer: { role: Role } | null, permission: Permission): boolean {
  return viewer !== null && may(roleOf(viewer.role), permission);
}

/** The matrix's name of a role. */
export function roleOf(role: Role) {
  return role.toLowerCase() as Lowercase<Role>;
}
