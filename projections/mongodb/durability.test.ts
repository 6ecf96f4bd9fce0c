import { MongoServerError, type WriteConcernSettings } from "mongodb";
import { expect, it } from "vitest";
import { strongestWriteConcern } from "#projections/mongodb/durability.ts";

/** A server that refuses journaled writes with an error code. */
const refusing = (code: number) => async (concern: WriteConcernSettings) => {
  if (concern.journal) throw new MongoServerError({ message: "refused", code });
};

it("asks for a majority and its journals", async () => {
  expect(await strongestWriteConcern(async () => undefined)).toEqual({
    w: "majority",
    journal: true,
  });
});

it("asks for a majority alone where the server refuses to be asked for its journal", async () => {
  expect(await strongestWriteConcern(refusing(2))).toEqual({ w: "majority" });
});

it("takes no other failure for such a refusal", async () => {
  await expect(strongestWriteConcern(refusing(18))).rejects.toThrow("refused");
});
