import { lowFromOf, type StockLevel } from "#domain/stock/level.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers, StockLevel as LevelWord } from "#graphql/generated/resolver-types.ts";
import { pageLimit, readPage } from "#graphql/paging.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import { nameOf } from "#graphql/loaders.ts";
import { productStockLevel } from "#projections/products/search/listed.ts";
import { stockCommands } from "./commands.ts";

const levelWords: Readonly<Record<StockLevel, LevelWord>> = { 0: "OUT", 1: "LOW", 2: "ENOUGH" };

/** The shop's low-stock limit in units, for products without a limit of their own. */
const shopLimit = async ({ readModels }: Pick<Context, "readModels">): Promise<number> =>
  (await readModels.settings.current()).values.lowStock;

export const stockResolvers = {
  Mutation: stockCommands,

  Query: {
    async stockLedger(_parent, { productId, limit, cursor, after }, { readModels, freshness }) {
      await freshness.reach(after);
      const position = freshness.position();
      const query = { limit: pageLimit(limit, 50, 100), cursor };
      const page = await readPage(readModels.stockLedger.page(productId, query));
      if (!page) return null;
      const { entries, ...rest } = page;
      return { ...rest, items: entries, position };
    },
    async verifyStock(_parent, { productId }, { verifyStock, now }) {
      const verified = await verifyStock(productId);
      return verified && { ...verified, productId, at: now };
    },
  },

  Product: { stock: (product) => product },

  ProductStock: {
    available: ({ countInStock }) => countInStock,
    level: async (product, _args, context) =>
      levelWords[productStockLevel(product, await shopLimit(context))],
    lowFrom: async ({ lowFrom }, _args, context) => lowFromOf(lowFrom, await shopLimit(context)),
    ownLowFrom: ({ lowFrom }) => lowFrom,
    shopLowFrom: (_product, _args, context) => shopLimit(context),
    received: ({ moved }) => moved.received,
    adjusted: ({ moved }) => moved.adjusted,
    gone: ({ moved }) => moved.gone,
    returned: ({ moved }) => moved.returned,
    events: ({ moved }) => moved.revision + 1,
  },

  StockLedgerEntry: {
    id: ({ productId, revision }) => `${productId} ${revision}`,
    by: ({ by }, _args, context) => nameOf(by, context),
    available: ({ onHand, reserved }) => onHand - reserved,
    reason: ({ productId, revision, kind }, _args, { loaders }) =>
      kind === "received" || kind === "adjusted"
        ? loaders.stockReason.load({ productId, revision })
        : null,
    orderNumber: ({ orderId }) => orderId && orderNumber(orderId),
    lowFromBefore: ({ limit }) => limit?.from ?? null,
    lowFromAfter: ({ limit }) => limit?.to ?? null,
    event: async ({ productId, revision }, _args, { history }) => {
      // The log index may be unavailable; the ledger has its own figures.
      const numbers = await history.numbersIn(`stock-${productId}`, [revision]).catch(() => []);
      return numbers[0] ?? null;
    },
  },
} satisfies Resolvers;
