import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { groupId } from "#projections/engine/group-ids.ts";
import {
  InvalidCursor,
  type DocumentStore,
  type Find,
  type Group,
} from "#projections/engine/document-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { byText } from "#domain/values/sort-key.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import { specsOf } from "#projections/engine/projection.ts";
import { productsProjection } from "#projections/products/projection.ts";
import { createProductQueries, productsCollection } from "#projections/products/queries.ts";
import { noFilter } from "#projections/products/search/filters.ts";
import { createProductSearch } from "#projections/products/search/product-search.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import { fixedSettings } from "../testing/fixed-settings.ts";
import { findMongoDb, patientAnswers, type MongoDbServer } from "../testing/mongodb-server.ts";
import { productDocument } from "../testing/product-documents.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

interface Lamp {
  readonly name: string;
  readonly price: number;
  readonly lit: boolean;
  readonly room?: string;
}

const lamps: readonly (readonly [string, Lamp])[] = [
  ["a", { name: "sigiri lamp", price: 30, lit: true, room: "hall" }],
  ["b", { name: "uva lamp", price: 10, lit: false }],
  ["c", { name: "sigiri light", price: 20, lit: true, room: "bath" }],
  ["d", { name: "ella lamp", price: 20, lit: false, room: "hall" }],
];

const documentStoreContract = (open: () => Promise<DocumentStore>) => () => {
  const opened = async (): Promise<DocumentStore> => {
    const store = await open();
    onTestFinished(() => store.close());
    await store.ensureCollections([
      {
        name: "lamps-v1",
        indexes: [["lit", "price"], ["-room"], ["?room", "price"], ["$position"]],
      },
    ]);
    return store;
  };
  const filled = async (): Promise<DocumentStore> => {
    const store = await opened();
    await store.writeBatch({
      writes: lamps.map(([id, document], index) => ({
        collection: "lamps-v1",
        id,
        document,
        position: `1${index}`,
      })),
      checkpoints: { "lamps-v1": "13" },
    });
    return store;
  };
  const idsOf = async (store: DocumentStore, find: Partial<Find> = {}): Promise<string> => {
    const { documents } = await store.find<Lamp>("lamps-v1", { limit: 10, ...find });
    return documents.map(({ id }) => id).join("");
  };

  it("returns whole documents by id and skips missing ids", async () => {
    const store = await filled();
    const found = await store.getMany<Lamp>("lamps-v1", ["c", "nothing", "a", "c"]);
    expect([...found.keys()].sort()).toEqual(["a", "c"]);
    expect(found.get("a")).toEqual({ id: "a", position: "10", document: lamps[0]?.[1] });
  });

  it("keeps a stored document unless the write is newer", async () => {
    const store = await filled();
    const write = (price: number, position: string) => ({
      collection: "lamps-v1",
      id: "a",
      document: { name: "later", price, lit: true },
      position,
    });
    await store.writeBatch({ writes: [write(99, "10")], checkpoints: {} });
    await store.writeBatch({ writes: [write(98, "0z")], checkpoints: {} });
    expect((await store.getMany<Lamp>("lamps-v1", ["a"])).get("a")?.document.price).toBe(30);
    await store.writeBatch({ writes: [write(97, "11")], checkpoints: {} });
    expect((await store.getMany<Lamp>("lamps-v1", ["a"])).get("a")?.document.price).toBe(97);
  });

  it("stores checkpoints", async () => {
    const store = await filled();
    expect(await store.checkpoint("lamps-v1")).toBe("13");
    expect(await store.checkpoint("chairs-v1")).toBeNull();
  });

  it("returns existing checkpoints, also to a process that claims one", async () => {
    const store = await filled();
    expect(await store.claim("lamps-v1", 1)).toBe("13");
    expect(await store.claim("chairs-v1", 1)).toBeNull();
    expect(await store.checkpoint("chairs-v1")).toBeNull();
    expect(await store.checkpoints(["chairs-v1", "lamps-v1"])).toEqual(
      new Map([["lamps-v1", "13"]]),
    );
    await store.writeBatch({
      writes: [],
      checkpoints: { "chairs-v1": "14" },
      fences: { "chairs-v1": 1 },
    });
    expect(await store.checkpoint("chairs-v1")).toBe("14");
  });

  it("drops a collection with its checkpoint, also a missing one, and creates it again", async () => {
    const store = await filled();
    await store.drop("lamps-v1");
    await store.drop("lamps-v1");
    await store.ensureCollections([{ name: "lamps-v1", indexes: [["lit", "price"]] }]);
    expect(await store.count("lamps-v1")).toBe(0);
    expect(await store.checkpoint("lamps-v1")).toBeNull();
    await store.writeBatch({
      writes: [{ collection: "lamps-v1", id: "a", document: {}, position: "05" }],
      checkpoints: { "lamps-v1": "05" },
    });
    expect(await idsOf(store)).toBe("a");
    expect(await store.checkpoint("lamps-v1")).toBe("05");
  });

  it("changes metadata only if it is unchanged since it was read", async () => {
    const store = await opened();
    expect(await store.putMetadata("lamps", 0, { lit: 1 })).toBe(true);
    expect(await store.putMetadata("lamps", 0, { lit: 2 })).toBe(false);
    expect(await store.putMetadata("lamps", 1, { lit: 3, room: null })).toBe(true);
    expect(await store.putMetadata("lamps", 1, { lit: 4 })).toBe(false);
    expect(await store.putMetadata("chairs", 1, { lit: 5 })).toBe(false);
    expect(await store.metadata()).toEqual(
      new Map([["lamps", { revision: 2, content: { lit: 3, room: null } }]]),
    );
    expect(await store.putMetadata("lamps", 1, null)).toBe(false);
    expect(await store.putMetadata("lamps", 2, null)).toBe(true);
    expect(await store.metadata()).toEqual(new Map());
  });

  it("lets one of many concurrent metadata changes succeed", async () => {
    const store = await opened();
    const tries = Array.from({ length: 8 }, (_, lit) => lit);
    const made = await Promise.all(tries.map((lit) => store.putMetadata("lamps", 0, { lit })));
    expect(made.filter(Boolean)).toHaveLength(1);
    const changed = await Promise.all(tries.map((lit) => store.putMetadata("lamps", 1, { lit })));
    expect(changed.filter(Boolean)).toHaveLength(1);
  });

  it("accepts a repeated creation of a collection", async () => {
    const store = await filled();
    await store.ensureCollections([{ name: "lamps-v1", indexes: [["lit", "price"]] }]);
    expect(await store.count("lamps-v1")).toBe(4);
  });

  it.each<[string, Find["where"], string]>([
    ["equal text", { room: { eq: "hall" } }, "ad"],
    ["equal true", { lit: { eq: true } }, "ac"],
    ["equal false", { lit: { eq: false } }, "bd"],
    ["a missing field is null", { room: { eq: null } }, "b"],
    ["one of", { price: { in: [10, 30] } }, "ab"],
    ["one of none", { price: { in: [] } }, ""],
    ["greater", { price: { gt: 10 } }, "acd"],
    ["less", { price: { lt: 20 } }, "b"],
    ["all words", { name: { contains: ["lamp", "sigiri"] } }, "a"],
    ["words letter for letter", { name: { contains: ["%", "."] } }, ""],
    ["several fields", { lit: { eq: false }, price: { gt: 10 } }, "d"],
    ["a field that not every document has", { room: { eq: "hall" } }, "ad"],
    ["a missing field", { room: { eq: null } }, "b"],
    ["position", { $position: { gt: "11" } }, "cd"],
  ])("finds by %s", async (_what, where, ids) => {
    const store = await filled();
    expect(await idsOf(store, { where })).toBe(ids);
    expect(await store.count("lamps-v1", where)).toBe(ids.length);
  });

  it("sorts by fields in both directions, and equal documents by id", async () => {
    const store = await filled();
    expect(await idsOf(store, { sort: [{ field: "price", direction: "up" }] })).toBe("bcda");
    expect(await idsOf(store, { sort: [{ field: "price", direction: "down" }] })).toBe("acdb");
    expect(
      await idsOf(store, {
        sort: [
          { field: "lit", direction: "up" },
          { field: "price", direction: "down" },
        ],
      }),
    ).toBe("dbac");
    const byIdDown = [
      { field: "price", direction: "up" },
      { field: "$id", direction: "down" },
    ] as const;
    expect(await idsOf(store, { sort: byIdDown })).toBe("bdca");
  });

  it.each([1, 2, 3, 4])("pages by %i without gaps or repeats", async (limit) => {
    const store = await filled();
    const sort = [
      { field: "price", direction: "down" },
      { field: "lit", direction: "up" },
    ] as const;
    let cursor: string | null = null;
    let ids = "";
    do {
      const page: Awaited<ReturnType<typeof store.find>> = await store.find("lamps-v1", {
        sort,
        limit,
        cursor,
      });
      ids += page.documents.map(({ id }) => id).join("");
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(ids).toBe("adcb");
  });

  it.each([
    ["up", "bcad"],
    ["down", "adcb"],
  ] as const)("pages %s over an optional field without gaps", async (direction, ids) => {
    const store = await filled();
    let cursor: string | null = null;
    let seen = "";
    do {
      const page: Awaited<ReturnType<typeof store.find>> = await store.find("lamps-v1", {
        sort: [{ field: "room", direction }],
        limit: 1,
        cursor,
      });
      seen += page.documents.map(({ id }) => id).join("");
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toBe(ids);
  });

  it.each([
    { field: "lit", direction: "up" },
    { field: "$id", direction: "down" },
  ] as const)("pages over documents that differ only in the id: $field", async (last) => {
    const store = await opened();
    await store.writeBatch({
      writes: Array.from({ length: 25 }, (_, index) => ({
        collection: "lamps-v1",
        id: `lamp-${String(index).padStart(2, "0")}`,
        document: { name: "a lamp", price: 7 - (index % 2), lit: true },
        position: `1${index}`,
      })),
      checkpoints: {},
    });
    const find = {
      where: { lit: { eq: true } },
      sort: [{ field: "price", direction: "down" }, last],
      limit: 4,
    } as const;
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof store.find>> = await store.find("lamps-v1", {
        ...find,
        cursor,
      });
      seen.push(...page.documents.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    const whole = await store.find("lamps-v1", { ...find, limit: 100 });
    expect(seen).toEqual(whole.documents.map(({ id }) => id));
    expect(new Set(seen).size).toBe(25);
  });

  it("pages products by name as readers expect, stored and from memory", async () => {
    const word = fc.constantFrom(
      ...["apple", "Zebra", "zebra", "Éclair", "Lamp", "2", "10", "பனை", "னம்", "අකුර", "(large)"],
    );
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
    const names = fc.array(name, { minLength: 1, maxLength: 40 });
    const example: [string[], number] = [["Zebra", "apple", "Lamp 10", "Lamp 2", "APPLE"], 1];
    await fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 1, max: 7 }), async (given, limit) => {
        const store = await open();
        try {
          await store.ensureCollections(specsOf(productsProjection, productsCollection));
          const products = given.map((each, at) =>
            productDocument({ id: `product-${String(at).padStart(2, "0")}`, name: each }),
          );
          await store.writeBatch({
            writes: products.map((document, at) => ({
              ...{ collection: productsCollection, id: document.id, document },
              position: `2${at}`,
            })),
            checkpoints: {},
          });
          const feed = createChangeFeed();
          const search = createProductSearch({ documents: store, feed, settings: fixedSettings });
          const queries = createProductQueries(store, feed, search, fixedSettings);
          const expected = products
            .toSorted((a, b) => byText(a.name.toLowerCase(), b.name.toLowerCase()))
            .map(({ name: each }) => each.toLowerCase());
          for (const filter of [noFilter, { ...noFilter, inStock: true }]) {
            const seen: { readonly id: string; readonly name: string }[] = [];
            let cursor: string | null = null;
            do {
              const page: Awaited<ReturnType<typeof queries.list>> = await queries.list({
                ...{ filter, sort: "name", limit, cursor },
              });
              seen.push(...page.documents.map(({ document }) => document));
              cursor = page.nextCursor;
            } while (cursor !== null);
            expect(seen.map(({ name: each }) => each.toLowerCase())).toEqual(expected);
            expect(new Set(seen.map(({ id }) => id)).size).toBe(products.length);
          }
        } finally {
          await store.close();
        }
      }),
      { numRuns: 8, examples: [example] },
    );
  });

  it("returns the counts stored with a batch, and none for a collection without counts", async () => {
    const store = await opened();
    await store.ensureCollections([{ name: "lamps-v1-counts", indexes: [] }]);
    const count = (group: Group, position: string, count: number) => ({
      collection: "lamps-v1-counts",
      id: groupId(group),
      document: { count },
      position,
    });
    const lit = { lit: true, room: "hall" };
    await store.writeBatch({
      counts: [count(lit, "12", 3), count({}, "12", 9)],
      writes: [],
      checkpoints: {},
    });
    await store.writeBatch({ counts: [count(lit, "11", 2)], writes: [], checkpoints: {} });
    const groups = [{ room: "hall", lit: true }, {}, { lit: false, room: "hall" }];
    expect(await store.counted("lamps-v1", groups)).toEqual([3, 9, 0]);
  });

  it("refuses an invalid cursor and a cursor of another list", async () => {
    const store = await filled();
    await expect(store.find("lamps-v1", { limit: 1, cursor: "nonsense" })).rejects.toThrow(
      InvalidCursor,
    );
    const { nextCursor } = await store.find("lamps-v1", { limit: 1 });
    const sort = [{ field: "price", direction: "up" }] as const;
    await expect(store.find("lamps-v1", { sort, limit: 1, cursor: nextCursor })).rejects.toThrow(
      InvalidCursor,
    );
  });
};

describe(
  "document store: embedded",
  documentStoreContract(async () => openEmbeddedDocumentStore(temporaryDirectory())),
);

const mongoDb = await findMongoDb();

describe.skipIf(mongoDb.start === null)(`document store: ${mongoDb.name}`, () => {
  let server: MongoDbServer | undefined;
  beforeAll(async () => {
    server = await mongoDb.start?.();
  });
  afterAll(() => server?.close());

  documentStoreContract(() =>
    openMongoDbDocumentStore({ ...patientAnswers, url: server?.newUrl() ?? "" }),
  )();
});
