import Database from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import { orderStatuses } from "#domain/constants.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentReader, Find } from "#projections/engine/document-store.ts";
import {
  openEmbeddedDocumentStore,
  viewsPath,
} from "#projections/embedded/embedded-document-store.ts";
import { findSql } from "#projections/embedded/sql.ts";
import { indexKey, pathOf } from "#projections/mongodb/query.ts";
import { encodeCursor } from "#projections/engine/cursor.ts";
import { withId } from "#projections/engine/sort-fields.ts";
import { collectionOf, specsOf } from "#projections/engine/projection.ts";
import { orderSorts } from "#projections/order-board/sorts.ts";
import { createReadModels, shopProjections, type ReadModels } from "#projections/read-models.ts";
import { productDocument } from "../testing/product-documents.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

/** Every paged list, and the background queries of the shop. */
const lists: Readonly<Record<string, (readModels: ReadModels, page: Page) => Promise<unknown>>> = {
  "products, newest": ({ products }, page) => products.list(page),
  "products of a category, newest": ({ products }, page) =>
    products.list({ ...page, category: "Furnitures" }),
  ...Object.fromEntries(
    (["price-up", "price-down", "name", "rating"] as const).flatMap((sort) => [
      [
        `products, ${sort}`,
        ({ products }: ReadModels, page: Page) => products.list({ ...page, sort }),
      ],
      [
        `products of a category, ${sort}`,
        ({ products }: ReadModels, page: Page) =>
          products.list({ ...page, sort, category: "Bathwares" }),
      ],
    ]),
  ),
  "a product's stock ledger": ({ stockLedger }, page) => stockLedger.page("chair", page),
  "the board": ({ orderBoard }, page) => orderBoard.list(page),
  "the board at a status": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, status: orderStatuses[3] }),
  "the board of a province": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, province: "Western" }),
  "the board of a province at a status": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, province: "Western", status: orderStatuses[1] }),
  "the board's cancelled orders": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, cancelled: true }),
  "the cancelled orders of a province": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, cancelled: true, province: "Western" }),
  "a person's orders on the board": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, userId: "ann" }),
  "a person's orders on the board at a status": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, userId: "ann", status: orderStatuses[1] }),
  "the board's orders with some words": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, search: "kettle kandy" }),
  "the board's orders of some days": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, placedFrom: "2026-11-01", placedTo: "2026-11-21" }),
  "the board's orders of some days at a status": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, placedFrom: "2026-11-01", status: orderStatuses[1] }),
  "the board's orders of an amount": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, centsFrom: 5_000_000 }),
  "the board's orders of an amount at a status": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, centsTo: 5_000_000, status: orderStatuses[1] }),
  "the board's late orders": ({ orderBoard }, page) =>
    orderBoard.list({
      ...page,
      late: {
        reached: [{ status: orderStatuses[1], before: "2026-11-21T08:00:00.000Z" }],
        today: "2026-11-21",
      },
    }),
  "the board's orders of a delivery day": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, dueFrom: "2026-11-21", dueTo: "2026-11-21" }),
  "the board's orders past their day": ({ orderBoard }, page) =>
    orderBoard.list({ ...page, dueTo: "2026-11-20" }),
  ...Object.fromEntries(
    orderSorts.flatMap((sort) => [
      [
        `the board, ${sort}`,
        ({ orderBoard }: ReadModels, page: Page) => orderBoard.list({ ...page, sort }),
      ],
      [
        `the board at a status, ${sort}`,
        ({ orderBoard }: ReadModels, page: Page) =>
          orderBoard.list({ ...page, sort, status: orderStatuses[1] }),
      ],
      [
        `a person's cancelled orders of some days and an amount, ${sort}`,
        ({ orderBoard }: ReadModels, page: Page) =>
          orderBoard.list({
            ...page,
            ...{ sort, cancelled: true, userId: "ann", placedFrom: "2026-11-01", centsFrom: 5 },
          }),
      ],
    ]),
  ),
  "the board's orders of a number": ({ orderBoard }) => orderBoard.byNumber("NV-7K3M9Q"),
  "orders that wait at a status": ({ orderBoard }) =>
    orderBoard.late({
      reached: [{ status: orderStatuses[1], before: "2026-11-21T08:00:00.000Z" }],
      today: "2026-11-21",
    }),
  "all orders": ({ orders }, page) => orders.all(page),
  "a person's orders": ({ orders }, page) => orders.byUser("ann", page),
  "a person's orders, cancelled ones too": ({ orders }, page) => orders.ofUser("ann", page),
  "the orders of a number": ({ orders }) => orders.byNumber("NV-7K3M9Q"),
  "all reports": ({ reports }, page) => reports.all(page),
  "reports at a state": ({ reports }, page) => reports.all({ ...page, state: "open" }),
  "the reports of a number": ({ reports }, page) => reports.all({ ...page, search: "RP-7K3M9Q" }),
  "the reports of an order": ({ reports }, page) => reports.all({ ...page, search: "NV-7K3M9Q" }),
  "reports with some words": ({ reports }, page) => reports.all({ ...page, search: "loose leg" }),
  "reports with some words at a state": ({ reports }, page) =>
    reports.all({ ...page, search: "loose leg", state: "open" }),
  "a person's reports": ({ reports }, page) => reports.byUser("ann", page),
};

/** Short lists without pages, whose documents may be sorted after the read. */
const lookups: Readonly<Record<string, (readModels: ReadModels) => Promise<unknown>>> = {
  "runs closed in a month": ({ runs }) => runs.closedAfter("2026-11-01T00:00:00.000Z"),
  "open runs": ({ runs }) => runs.open(),
  "a day's runs": ({ runs }) => runs.ofDate("2026-11-21"),
  "a driver's open runs": ({ runs }) => runs.ofDriver("nimal"),
  "unfinished runs": ({ runs }) => runs.unfinished(),
  "calls of a day": ({ calls }) => calls.latest("2026-11-21", 20),
  "returned orders whose goods are awaited": ({ checkouts }) => checkouts.awaitedReturns(),
};

interface Page {
  readonly limit: number;
  readonly cursor?: string;
}

const chair = productDocument({
  id: "chair",
  moved: { received: 0, adjusted: 0, gone: 0, returned: 0, revision: -1 },
});

/** The finds that a list sends to the store. */
const findsOf = async (list: (readModels: ReadModels, page: Page) => Promise<unknown>) => {
  const finds: { readonly collection: string; readonly find: Find }[] = [];
  const reader: DocumentReader = {
    // Every read by id returns the product whose ledger is read.
    getMany: (async (_collection, ids) =>
      new Map(
        ids.map((id) => [id, { id, position: "", document: chair }]),
      )) as DocumentReader["getMany"],
    async find(collection, find) {
      finds.push({ collection, find });
      return { documents: [], nextCursor: null };
    },
    count: () => Promise.reject(new Error("A list counts what it could look up")),
    counted: async (_collection, groups) => groups.map(() => 0),
  };
  await list(createReadModels(reader, createChangeFeed()), { limit: 20 });
  return finds;
};

const cursorFor = ({ sort }: Find): string => encodeCursor(withId(sort).map(() => "2026"));

/** Returns a function that returns SQLite's plan of a find. */
const openPlanner = async () => {
  const dataDir = temporaryDirectory();
  const store = openEmbeddedDocumentStore(dataDir);
  onTestFinished(() => store.close());
  await store.ensureCollections(
    shopProjections.flatMap((each) => specsOf(each, collectionOf(each))),
  );
  const database = new Database(viewsPath(dataDir), { readonly: true });
  onTestFinished(() => {
    database.close();
  });
  return (collection: string, find: Find) =>
    findSql(collection, find).map(({ text, values }) => {
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values, find.limit);
      const steps = (plan as readonly { readonly detail: string }[]).map(({ detail }) => detail);
      return { text, steps: steps.join("; ") };
    });
};

it.each(Object.entries(lookups))("an index finds the documents: %s", async (_name, lookup) => {
  const plansOf = await openPlanner();
  for (const { collection, find } of await findsOf(lookup)) {
    for (const { text, steps } of plansOf(collection, find)) {
      expect(steps, text).toMatch(/SEARCH .* USING INDEX/);
    }
  }
});

describe("each list is served in order by an index that reads no extra rows", () => {
  it.each(Object.entries(lists))("in SQLite: %s", async (_name, list) => {
    const plansOf = await openPlanner();
    for (const { collection, find } of await findsOf(list)) {
      const equal = Object.keys(find.where ?? {});
      for (const cursor of [null, cursorFor(find)]) {
        for (const { text, steps } of plansOf(collection, { ...find, cursor })) {
          expect(steps, text).not.toMatch(/\bSCAN\b(?!.*USING INDEX)|TEMP B-TREE/);
          // A query with a condition must enter the index by it.
          if (equal.length > 0) expect(steps, text).toMatch(/SEARCH .* USING INDEX/);
        }
      }
    }
  });

  it.each(Object.entries(lists))("in MongoDB: %s", async (_name, list) => {
    for (const { collection, find } of await findsOf(list)) {
      const projection = shopProjections.find((each) => collectionOf(each) === collection);
      const keys = (projection?.indexes ?? []).map((index) => Object.entries(indexKey(index)));
      const equal = new Set(Object.keys(find.where ?? {}).map(pathOf));
      const sorted = withId(find.sort).map(({ field, direction }) => [
        pathOf(field),
        direction === "up" ? 1 : -1,
      ]);
      const reversed = sorted.map(([path, direction]) => [path, -Number(direction)]);
      // Fields of equality first, in any order, then the list's own order or its reverse. With such
      // an index no server has to sort.
      const fits = keys.filter(
        (key) =>
          key.length === equal.size + sorted.length &&
          key.slice(0, equal.size).every(([path]) => equal.has(path)) &&
          [sorted, reversed].some(
            (order) => JSON.stringify(key.slice(equal.size)) === JSON.stringify(order),
          ),
      );
      expect(fits, JSON.stringify(find)).toHaveLength(1);
    }
  });
});
