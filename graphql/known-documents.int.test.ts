import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import type { Context } from "./context.ts";
import { createKnownDocuments } from "./known-documents.ts";

const schema = buildSchema("type Query { now: Int } type Mutation { change(by: Int): Int }");
for (const type of [schema.getQueryType(), schema.getMutationType()]) {
  for (const field of Object.values(type?.getFields() ?? {})) field.resolve = async () => 1;
}

/** Approximate memory of one response. */
const bytesOfRequest = 10_000;

const manyObjects = (): Context =>
  ({ objects: Array.from({ length: 300 }, (_, number) => ({ number })) }) as unknown as Context;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { readonly type: "major" | "minor" }) => void;

const bytesOfLongLived = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === "old_space")?.space_used_size ??
  0;

it.each([
  ["a query", "query { now }"],
  ["a mutation", "mutation { change }"],
])("retains no memory of requests by %s", async (_what, query) => {
  const documents = createKnownDocuments(schema);
  const document = parse(query);
  const run = async (requests: number) => {
    for (let request = 0; request < requests; request += 1) {
      const { data } = await documents.run(query, document, null, manyObjects(), {});
      if (!data) throw new Error("The request failed");
      // At fixed points: otherwise it depends on the machine's load what a collection finds in use.
      if (request % 50 === 0) collect({ type: "minor" });
    }
  };
  await run(200);
  collect({ type: "major" });
  const before = bytesOfLongLived();
  const requests = 1000;
  await run(requests);
  expect((bytesOfLongLived() - before) / requests).toBeLessThan(bytesOfRequest / 4);
});

describe("documents of the user interface", () => {
  const own = "query Own { now }";
  const strangers = (documents: ReturnType<typeof createKnownDocuments>, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, number) => {
        const query = `query N${number} { now }`;
        return documents.run(query, parse(query), null, {} as Context, {});
      }),
    );

  it("are known from the start and never evicted, whatever other clients send", async () => {
    const documents = createKnownDocuments(schema, new Set([own]));
    expect(await documents.get(own, "Own")?.run({} as Context, {})).toEqual({ data: { now: 1 } });
    await strangers(documents, 600);
    expect(documents.get(own, "Own")).toBeDefined();
    expect(documents.get(own, null)).toBeDefined();
    expect(documents.get("query N0 { now }", null)).toBeUndefined();
  });

  it("are not cached under operation names that they do not have", () => {
    const documents = createKnownDocuments(schema, new Set([own]));
    expect(documents.get(own, "Other")).toBeUndefined();
  });
});

it("caches documents of other clients up to a total length", async () => {
  const documents = createKnownDocuments(schema);
  const long = (number: number) => `query L${number} { now ${" ".repeat(90_000)}}`;
  for (let number = 0; number < 5; number += 1) {
    await documents.run(long(number), parse(long(number)), null, {} as Context, {});
  }
  const kept = [0, 1, 2, 3, 4].filter((number) => documents.get(long(number), null));
  expect(kept).toEqual([2, 3, 4]);
});
