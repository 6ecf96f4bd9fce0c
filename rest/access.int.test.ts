import Fastify from "fastify";
import { expect, it } from "vitest";
import { guardRoutes } from "./access.ts";

const caller = async () => {
  throw new Error("Unused");
};

it("fails to start a route without an access declaration", async () => {
  const app = Fastify();
  await app.register((scope, _options, done) => {
    guardRoutes(scope, caller);
    expect(() => scope.get("/secret", () => "secret")).toThrow(
      "GET /secret does not declare who may use it",
    );
    done();
  });
  await app.close();
});
