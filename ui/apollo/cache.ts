import {
  isReference,
  type FieldFunctionOptions,
  type InMemoryCache,
  type Reference,
  type StoreObject,
} from "@apollo/client";
import { possibleTypes } from "../generated/possible-types.ts";
import { ShopCache } from "./shop-cache.ts";

interface Page {
  items: readonly Reference[];
  nextCursor: string | null;
  /** The log position of the list; its pages are read one after the other. */
  position?: string;
  /** The highlights in the items of a search. */
  marks?: readonly unknown[];
}

/**
 * Appends the next page to the loaded ones. A page that is already there, because it was requested
 * twice, changes nothing. Any other page that doesn't follow restarts the list.
 */
function appendNextPage(
  existing: Page | undefined,
  incoming: Page,
  { args, readField }: Pick<FieldFunctionOptions, "args" | "readField">,
): Page {
  const cursor: unknown = args?.["cursor"] ?? null;
  if (!existing || cursor === null) return incoming;
  // Reading a field would add a dependency for each item of a long list, again with every page.
  const keyOf = (item: Reference): unknown =>
    isReference(item) ? item.__ref : readField("id", item);
  const known = new Set(existing.items.map(keyOf));
  const fresh = incoming.items.filter((item) => !known.has(keyOf(item)));
  if (existing.nextCursor !== cursor) return fresh.length === 0 ? existing : incoming;
  const marks = incoming.marks && { marks: [...(existing.marks ?? []), ...incoming.marks] };
  // Live updates follow the whole list from this position, and the first page may lack changes made
  // before the second was read.
  const position = earlier(existing.position, incoming.position);
  return {
    ...incoming,
    items: [...existing.items, ...fresh],
    ...(position !== undefined && { position }),
    ...marks,
  };
}

function earlier(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && other !== undefined && one < other ? one : other;
}

/**
 * Like `appendNextPage`, but a first page that overlaps the known entries is joined to them,
 * because entries never change.
 */
function joinLedger(
  existing: Page | null | undefined,
  incoming: Page | null,
  options: Pick<FieldFunctionOptions, "args" | "readField">,
): Page | null {
  if (!incoming || !existing || options.args?.["cursor"]) {
    return incoming && appendNextPage(existing ?? undefined, incoming, options);
  }
  const fresh = new Set(incoming.items.map((item) => options.readField("id", item)));
  const older = existing.items.filter((item) => !fresh.has(options.readField("id", item)));
  // Without a common entry there may be others in between.
  if (older.length === existing.items.length || older.length === 0) return incoming;
  return { ...incoming, items: [...incoming.items, ...older], nextCursor: existing.nextCursor };
}

/**
 * A cart shows a product as the chosen variant, with its price, stock and picture. The first
 * variant has the product's own ID, so the queries of carts ask for `variantId: id` to keep the two
 * apart.
 */
function productKey({ id, variantId }: Readonly<StoreObject>): string {
  return `Product:${id as string}${variantId === undefined ? "" : " as variant"}`;
}

function readById(typename: string) {
  return (existing: Reference | null | undefined, { args, toReference }: FieldFunctionOptions) =>
    existing === undefined
      ? toReference({ __typename: typename, id: String(args?.["id"]) })
      : existing;
}

/**
 * Defines the key of each type and the arguments that identify a list; `after` and `limit` never
 * do.
 */
export function createCache(): InMemoryCache {
  return new ShopCache({
    possibleTypes,
    typePolicies: {
      Product: {
        keyFields: productKey,
        fields: { options: { merge: false }, variants: { merge: false } },
      },
      ProductReviews: { keyFields: ["productId"] },
      Promotion: { keyFields: ["code"] },
      ShopPage: { keyFields: ["slug"] },
      PromotionUse: { keyFields: ["orderId"] },
      CategoryCount: { keyFields: ["category"] },
      StatusCount: { keyFields: ["status"] },
      IssueReportStatusCount: { keyFields: ["state"] },
      IssueReportTransition: { merge: false },
      Cart: { fields: { items: { merge: false } } },
      WishList: { fields: { items: { merge: false } } },
      Size: { merge: true },
      Today: { merge: true },
      OrderCall: { merge: true, fields: { reasons: { merge: false }, calls: { merge: false } } },
      BoardOrder: { fields: { timeline: { merge: false } } },
      ProductStock: { merge: true },
      // A singleton.
      ReadModels: { keyFields: [] },
      Backups: { keyFields: [] },
      ShippingAddress: { merge: true },
      Profile: { merge: true },
      ProfileAddress: { merge: true },
      Query: {
        fields: {
          products: { keyArgs: ["search", "category", "filter", "sort"], merge: appendNextPage },
          catalogue: { keyArgs: ["search", "category", "filter", "sort"], merge: appendNextPage },
          stockLedger: { keyArgs: ["productId"], merge: joinLedger },
          product: { keyArgs: ["id"], read: readById("Product") },
          deliveryCalendar: { keyArgs: ["from", "days"] },
          deliveryZones: { keyArgs: false },
          cart: { keyArgs: false },
          myWishList: { keyArgs: false },
          demand: { keyArgs: ["filter"], merge: appendNextPage },
          waitingPeople: { keyArgs: ["productId"], merge: appendNextPage },
          myStockAlerts: { keyArgs: false, merge: false },
          myOrders: { keyArgs: false, merge: appendNextPage },
          myReports: { keyArgs: false, merge: appendNextPage },
          callQueue: { keyArgs: false, merge: appendNextPage },
          reviewQueue: { keyArgs: ["state", "fewStars", "withPhotos"], merge: appendNextPage },
          reports: { keyArgs: ["state", "search"], merge: appendNextPage },
          sessions: { merge: false },
          sessionsOf: { merge: false },
          pushDevices: { merge: false },
          myAddresses: { merge: false },
          order: { keyArgs: ["id"], read: readById("Order") },
          orderByNumber: { keyArgs: ["number"] },
          boardOrder: { keyArgs: ["number", "id"] },
          accounts: { keyArgs: ["search"], merge: appendNextPage },
          runs: { keyArgs: ["date"], merge: false },
          ownRuns: { keyArgs: false, merge: false },
          dayOrders: { keyArgs: ["zoneId", "date"] },
          cashFigures: { keyArgs: false },
          awaitedReturns: { keyArgs: false, merge: false },
          closedRuns: { keyArgs: false, merge: appendNextPage },
          orderBoard: {
            keyArgs: ["cancelled", "status", "search", "province", "filter", "sort"],
            merge: appendNextPage,
          },
        },
      },
    },
  });
}
