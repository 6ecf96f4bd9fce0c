import { expect, it } from "vitest";
import { checkRole, RoleRefused, roleOf } from "#server/settings/role.ts";

const eventStoreUrl = "esdb://localhost:2113";
const mongoDb = { url: "mongodb://localhost:27017" };

it("parses the roles, and lists them for an unknown name", () => {
  expect(["all", "web", "projector"].map(roleOf)).toEqual(["all", "web", "projector"]);
  expect(() => roleOf("worker")).toThrow(
    new RoleRefused('There is no role "worker". Choose one of: all, web, projector'),
  );
});

it("allows one process for all roles on any engines, and separate roles on shared engines only", () => {
  const embedded = { eventStoreUrl: null, mongoDb: null };
  expect(() => checkRole("all", embedded)).not.toThrow();
  for (const role of ["web", "projector"] as const) {
    expect(() => checkRole(role, { eventStoreUrl, mongoDb })).not.toThrow();
    for (const engines of [embedded, { ...embedded, eventStoreUrl }, { ...embedded, mongoDb }]) {
      expect(() => checkRole(role, engines)).toThrow(/both EVENTSTORE_URL and MONGODB_URL/);
    }
  }
});
