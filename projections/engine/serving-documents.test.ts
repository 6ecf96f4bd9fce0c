import { describe, expect, it } from "vitest";
import { createChangeFeed } from "./change-feed.ts";
import type { DocumentReader, StoredDocument } from "./document-store.ts";
import type { Projection } from "./projection.ts";
import { createServingDocuments } from "./serving-documents.ts";

const lamp = (price: number): StoredDocument<{ readonly price: number }> => ({
  id: "lamp",
  position: String(price),
  document: { price },
});

const projectionOf = (name: string, keepReads: boolean): Projection => ({
  name,
  version: 1,
  indexes: [],
  keepReads,
  key: () => null,
  evolve: () => null,
});

/**
 * Two read models with a lamp each, one of which caches reads; all reads that reach the store are
 * recorded.
 */
const shop = () => {
  let price = 1;
  let serving = "-v1";
  const read: string[] = [];
  const stored: DocumentReader = {
    async getMany<Document>(collection: string) {
      read.push(`many ${collection}`);
      return new Map([
        ["lamp", lamp(price) as StoredDocument<unknown> as StoredDocument<Document>],
      ]);
    },
    async find<Document>(collection: string) {
      read.push(`find ${collection}`);
      const documents = [lamp(price) as StoredDocument<unknown> as StoredDocument<Document>];
      return { documents, nextCursor: null };
    },
    async count(collection) {
      read.push(`count ${collection}`);
      return 1;
    },
    async counted(collection) {
      read.push(`counted ${collection}`);
      return [1];
    },
  };
  const feed = createChangeFeed();
  const documents = createServingDocuments(
    stored,
    {
      of: (model) => ({
        serving: model.replace("-v1", serving),
        building: null,
        kept: [],
        newest: 1,
        token: 1,
        request: null,
        report: null,
      }),
    },
    [projectionOf("products", true), projectionOf("carts", false)],
    feed,
  );
  return {
    documents,
    read,
    change(collection: string) {
      price += 1;
      feed.publish([{ ...lamp(price), collection }]);
    },
    serve(version: string) {
      serving = version;
    },
  };
};

const find = { limit: 20 };

describe("reads of a cached model", () => {
  it("hit the store once until a document changes", async () => {
    const { documents, read, change } = shop();
    for (const _again of [1, 2, 3]) {
      await documents.find("products-v1", find);
      await documents.counted("products-v1", [{ sold: true }]);
    }
    expect(read).toEqual(["find products-v1", "counted products-v1"]);
    change("carts-v1");
    await documents.find("products-v1", find);
    expect(read).toHaveLength(2);
    change("products-v1");
    const { documents: found } = await documents.find<{ price: number }>("products-v1", find);
    expect(found[0]?.document.price).toBe(3);
  });

  it("never return a state older than a change the caller knows, even if a read takes long", async () => {
    const { documents, change } = shop();
    const begun = documents.find<{ price: number }>("products-v1", find);
    change("products-v1");
    const after = await documents.find<{ price: number }>("products-v1", find);
    expect(after.documents[0]?.document.price).toBe(2);
    expect((await begun).documents[0]?.document.price).toBe(1);
    const later = await documents.find<{ price: number }>("products-v1", find);
    expect(later.documents[0]?.document.price).toBe(2);
  });

  it("hit the store again after another version took over", async () => {
    const { documents, read, serve } = shop();
    await documents.find("products-v1", find);
    serve("-v2");
    await documents.find("products-v1", find);
    expect(read).toEqual(["find products-v1", "find products-v2"]);
  });

  it("cannot be modified by the caller", async () => {
    const { documents } = shop();
    const { documents: found } = await documents.find<{ price: number }>("products-v1", find);
    expect(() => Object.assign(found[0]?.document ?? {}, { price: 0 })).toThrow(TypeError);
  });

  it("hit the store every time by id, and for a model without a cache", async () => {
    const { documents, read } = shop();
    await documents.getMany("products-v1", ["lamp"]);
    await documents.getMany("products-v1", ["lamp"]);
    await documents.find("carts-v1", find);
    await documents.find("carts-v1", find);
    expect(read).toHaveLength(4);
  });
});
