import type { Config } from "./config.ts";

/**
 * What a process does: `web` serves the APIs, `projector` writes read models and does what is done
 * once for all, `all` does both.
 */
export type Role = "all" | "web" | "projector";

const roles: readonly string[] = ["all", "web", "projector"] satisfies readonly Role[];

/** A process cannot take a role; the message says what it needs. */
export class RoleRefused extends Error {
  override readonly name = "RoleRefused";
}

/** The role somebody has named. Throws RoleRefused. */
export const roleOf = (name: string): Role => {
  if (isRole(name)) return name;
  throw new RoleRefused(`There is no role "${name}"; the roles are ${roles.join(", ")}.`);
};

const isRole = (name: string): name is Role => roles.includes(name);

/** Only processes that share their engines can share the work. Throws RoleRefused. */
export const checkRole = (
  role: Role,
  { eventStoreUrl, mongoDbUrl }: Pick<Config, "eventStoreUrl" | "mongoDbUrl">,
): void => {
  if (role === "all" || (eventStoreUrl !== null && mongoDbUrl !== null)) return;
  throw new RoleRefused(
    `--role ${role} shares the work with other processes, for which EVENTSTORE_URL and MONGODB_URL must both be set. ` +
      "Set them, or leave --role out.",
  );
};
