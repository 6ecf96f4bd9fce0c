import { getHeapSpaceStatistics } from "node:v8";
import { buildSchema, parse } from "graphql";
import { expect, it } from "vitest";
import type { Context } from "./context.ts";
import { createKnownDocuments } from "./known-documents.ts";

const schema = buildSchema("type Query { now: Int } type Mutation { change(by: Int): Int }");
for (const type of [schema.getQueryType(), schema.getMutationType()]) {
  for (const field of Object.values(type?.getFields() ?? {})) field.resolve = async () => 1;
}

/** What everything a request is answered with takes, about. */
const bytesOfRequest = 10_000;

const manyObjects = (): Context =>
  ({ objects: Array.from({ length: 300 }, (_, number) => ({ number })) }) as unknown as Context;

const bytesOfLongLived = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === "old_space")?.space_used_size ??
  0;

it.each([
  ["a query", "query { now }"],
  ["a mutation", "mutation { change }"],
])("keeps nothing of the requests of %s among what lives long", async (_what, query) => {
  const documents = createKnownDocuments(schema);
  const document = parse(query);
  const requests = 4000;
  let grown = 0;
  let before = bytesOfLongLived();
  for (let request = 0; request < requests; request += 1) {
    const { data } = await documents.run(query, document, null, manyObjects(), {});
    if (!data) throw new Error("It was not answered");
    if (request % 50 !== 0) continue;
    const now = bytesOfLongLived();
    grown += Math.max(0, now - before);
    before = now;
  }
  expect(grown / requests).toBeLessThan(bytesOfRequest / 4);
});
