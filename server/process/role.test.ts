import { expect, it } from "vitest";
import { checkRole, RoleRefused, roleOf } from "#server/process/role.ts";

const eventStoreUrl = "esdb://localhost:2113";
const mongoDbUrl = "mongodb://localhost:27017";

it("parses the roles, and lists them for an unknown name", () => {
  expect(["all", "web", "projector"].map(roleOf)).toEqual(["all", "web", "projector"]);
  expect(() => roleOf("worker")).toThrow(
    new RoleRefused('There is no role "worker". Choose one of: all, web, projector'),
  );
});

it("allows one process for all roles on any engines, and separate roles on shared engines only", () => {
  const embedded = { eventStoreUrl: null, mongoDbUrl: null };
  expect(() => checkRole("all", embedded)).not.toThrow();
  for (const role of ["web", "projector"] as const) {
    expect(() => checkRole(role, { eventStoreUrl, mongoDbUrl })).not.toThrow();
    for (const engines of [embedded, { ...embedded, eventStoreUrl }, { ...embedded, mongoDbUrl }]) {
      expect(() => checkRole(role, engines)).toThrow(/both EVENTSTORE_URL and MONGODB_URL/);
    }
  }
});
