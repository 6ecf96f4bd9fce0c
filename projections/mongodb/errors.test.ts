import { MongoNetworkError, MongoServerError } from "mongodb";
import { expect, it } from "vitest";
import { MongoUnavailable, meaningOf } from "#projections/mongodb/errors.ts";

const serverError = (code: number) => new MongoServerError({ message: "no", code });

it.each<[string, Error]>([
  ["a lost connection", new MongoNetworkError("connection closed")],
  ["a socket that has just ended", Object.assign(new Error("ended"), { code: "EPIPE" })],
  ["a socket that was closed", Object.assign(new Error("ended"), { code: "ERR_SOCKET_CLOSED" })],
  ["a name that cannot be looked up", Object.assign(new Error("no"), { code: "ENOTFOUND" })],
  ["a primary that gave up its place", serverError(10_107)],
  ["a server that stops", serverError(91)],
  ["a refused user", serverError(13)],
])("treats %s as an outage", (_what, error) => {
  const meaning = meaningOf(error, "db:27017");
  expect(meaning).toBeInstanceOf(MongoUnavailable);
  expect(meaning).toMatchObject({ name: "StoreUnavailable", cause: error });
  expect((meaning as Error).message).toMatch(/MongoDB at db:27017 .*MONGODB_URL/);
});

it.each<[string, Error]>([
  ["a mistake of ours", new TypeError("x is not a function")],
  ["a refused write", serverError(11_000)],
  ["a refused query", serverError(2)],
])("passes %s on", (_what, error) => {
  expect(meaningOf(error, "db:27017")).toBe(error);
});
