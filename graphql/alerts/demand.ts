import { messages } from "#domain/messages.ts";
import { rupees } from "#domain/money.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { pageLimit, readPage } from "#graphql/paging.ts";
import { productFields, productLookups } from "#graphql/product/product-lookup.ts";
import { refusalMember } from "#graphql/refusals.ts";

/** The demand for variants, and the people who wait for one. */
export const demandResolvers = {
  Query: {
    async demand(_parent, { filter, limit, cursor, after }, { readModels, freshness }) {
      await freshness.reach(after);
      const { demand, products } = readModels;
      const [page, totals] = await Promise.all([
        readPage(demand.page(filter, { limit: pageLimit(limit, 20, 50), cursor })),
        demand.totals(),
      ]);
      const found = page.documents.map(({ document }) => document);
      const productOf = productLookups(
        found.map(({ id }) => id),
        products.variantsByIds,
      );
      return {
        items: found.map((document) => ({ ...document, product: productOf(document.id) })),
        nextCursor: page.nextCursor,
        totals,
      };
    },
    async waitingPeople(_parent, { productId, limit, cursor, after }, context) {
      const { readModels, freshness, accounts } = context;
      await freshness.reach(after);
      const query = { limit: pageLimit(limit, 20, 50), cursor };
      const page = await readPage(readModels.stockAlerts.openFor(productId, query));
      const alerts = page.documents.map(({ document }) => document);
      const people = await accounts.byIds(
        alerts.filter(({ isGuest }) => !isGuest).map(({ userId }) => userId),
      );
      return {
        items: alerts.map(({ id, userId, isGuest, email, state, language, since }) => {
          const account = people.get(userId);
          const isVerified = account !== undefined && account.emailVerifiedAt !== null;
          return {
            ...{ id, isGuest, since },
            name: account?.name ?? null,
            email: (isGuest ? email : account?.email) || null,
            isConfirmed: isGuest ? state === "waiting" : isVerified,
            language: account?.language ?? language,
          };
        }),
        nextCursor: page.nextCursor,
      };
    },
  },

  Mutation: {
    async endStockAlert(_parent, { id, commandId }, { stockAlerts, command, freshness }) {
      const handled = await stockAlerts.removeById(id, "staff", command(commandId));
      if (!handled.accepted) return refusalMember(handled.refusal);
      return {
        __typename: "StockAlertEnded" as const,
        ...{ id, message: messages.stockAlert.ended },
        position: handled.position ?? freshness.position(),
      };
    },
  },

  DemandItem: {
    ...productFields,
    inStock: async ({ product }) => (await product())?.countInStock ?? 0,
    value: async ({ product, waiting }) => rupees(((await product())?.priceCents ?? 0) * waiting),
  },
} satisfies Resolvers;
