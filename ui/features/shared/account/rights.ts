import { createContext, useContext } from "react";
import type { Role } from "../../../generated/operations.ts";
import type { Permission } from "../../../generated/permissions.ts";
import { viewerMay } from "./may.ts";

/**
 * The role of the person in the admin area. Parts of it that are shown alone have every action,
 * because the server decides in any case.
 */
export const RoleInOffice = createContext<Role>("ADMIN");

/** Whether the person in the admin area may do something. */
export function useMay(permission: Permission): boolean {
  return viewerMay({ role: useContext(RoleInOffice) }, permission);
}
