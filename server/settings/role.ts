import type { Config } from "./config.ts";

/**
 * Role of a process: `web` serves the APIs, `projector` writes read models and does the work that
 * only one process may do, `all` does both.
 */
export type Role = "all" | "web" | "projector";

const roles: readonly string[] = ["all", "web", "projector"] satisfies readonly Role[];

/** A process can't take a role. The message says what the role needs. */
export class RoleRefused extends Error {
  override readonly name = "RoleRefused";
}

/** Parses a role. Throws RoleRefused. */
export const roleOf = (name: string): Role => {
  if (isRole(name)) return name;
  throw new RoleRefused(`There is no role "${name}". Choose one of: ${roles.join(", ")}`);
};

const isRole = (name: string): name is Role => roles.includes(name);

/** Checks that a role other than `all` has shared engines. Throws RoleRefused. */
export const checkRole = (
  role: Role,
  { eventStoreUrl, mongoDb }: Pick<Config, "eventStoreUrl" | "mongoDb">,
): void => {
  if (role === "all" || (eventStoreUrl !== null && mongoDb !== null)) return;
  throw new RoleRefused(
    `--role ${role} shares the work with other processes. This needs both EVENTSTORE_URL and MONGODB_URL. ` +
      "Set them, or omit --role.",
  );
};
