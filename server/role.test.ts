import { expect, it } from "vitest";
import { checkRole, RoleRefused, roleOf } from "#server/role.ts";

const eventStoreUrl = "esdb://localhost:2113";
const mongoDbUrl = "mongodb://localhost:27017";

it("knows the roles, and names them to whoever asks for another", () => {
  expect(["all", "web", "projector"].map(roleOf)).toEqual(["all", "web", "projector"]);
  expect(() => roleOf("worker")).toThrow(
    new RoleRefused('There is no role "worker". Choose one of: all, web, projector'),
  );
});

it("lets one process do all on any engines, and several share the work where they share both", () => {
  const embedded = { eventStoreUrl: null, mongoDbUrl: null };
  expect(() => checkRole("all", embedded)).not.toThrow();
  for (const role of ["web", "projector"] as const) {
    expect(() => checkRole(role, { eventStoreUrl, mongoDbUrl })).not.toThrow();
    for (const engines of [embedded, { ...embedded, eventStoreUrl }, { ...embedded, mongoDbUrl }]) {
      expect(() => checkRole(role, engines)).toThrow(/both EVENTSTORE_URL and MONGODB_URL/);
    }
  }
});
