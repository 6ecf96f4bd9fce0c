import { MongoServerError, type WriteConcernSettings } from "mongodb";
import { expect, it } from "vitest";
import { strongestWriteConcern } from "#projections/mongodb/durability.ts";

/** A server that refuses journaled writes with an error code. */
const refusing = (code: number) => async (concern: WriteConcernSettings) => {
  if (concern.journal) throw new MongoServerError({ message: "refused", code });
};

it("requires a majority with journaling", async () => {
  expect(await strongestWriteConcern(async () => undefined)).toEqual({
    w: "majority",
    journal: true,
  });
});

it("requires a majority alone if the server refuses journaling", async () => {
  expect(await strongestWriteConcern(refusing(2))).toEqual({ w: "majority" });
});

it("does not mistake other failures for that refusal", async () => {
  await expect(strongestWriteConcern(refusing(18))).rejects.toThrow("refused");
});
