import { digitsOfPhone } from "#domain/account/staff.ts";
import { viewOf } from "#domain/account/profile.ts";
import { limits } from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { placeOrderInput } from "#graphql/order/commands.ts";
import { refusalMember } from "#graphql/refusals.ts";

/** Maximum number of found customers. */
const maxCustomers = 8;
/** A shorter search would list strangers. */
const shortestSearch = 3;

/** Orders that staff place for customers on the phone. */
export const phoneOrderResolvers = {
  Query: {
    async customers(_parent, { search }, { accounts, readModels }) {
      const text = search.trim().slice(0, limits.email);
      if (text.length < shortestSearch) return [];
      const found = await accounts.search({
        ...{ text, staff: false, afterEmail: "" },
        limit: maxCustomers,
      });
      // Most customers enter their phone number with an order only.
      const digits = digitsOfPhone(text);
      if (digits === "") return [...found.accounts];
      const { documents } = await readModels.orderBoard.list({
        search: digits,
        limit: maxCustomers,
      });
      const known = found.accounts.map(({ id }) => id);
      const buyers = documents
        .filter(({ document }) => digitsOfPhone(document.phone).includes(digits))
        .map(({ document }) => document.userId);
      const others = [...new Set(buyers)].filter((id) => !known.includes(id));
      const byOrder = await accounts.byIds(others);
      return [...found.accounts, ...[...byOrder.values()].map(viewOf)].slice(0, maxCustomers);
    },
  },

  Mutation: {
    async placePhoneOrder(_parent, { customerId = null, language, input, commandId }, context) {
      const placed = await context.phoneOrders.place(
        { customerId, language, order: placeOrderInput(input) },
        context.command(commandId),
      );
      if (placed.outcome === "refused") return refusalMember(placed.refusal);
      const { orderId, invited } = placed;
      const stored =
        placed.outcome === "placed"
          ? await context.answers.boardOrder(orderId, placed.position)
          : null;
      if (placed.outcome === "pending" || !stored) {
        return {
          __typename: "OrderPending" as const,
          orderId,
          message: messages.phoneOrder.pending,
        };
      }
      const { isEarlier } = placed;
      const texts = messages.phoneOrder;
      return {
        __typename: "PhoneOrderPlaced" as const,
        order: stored,
        message: isEarlier ? texts.earlier : invited ? texts.invited : texts.placed,
        ...{ isEarlier, invited },
        position: placed.position ?? context.freshness.position(),
      };
    },
  },

  Customer: {
    emailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    async phone({ id, profile }, _args, { readModels }) {
      const own = profile.contactNumber1 || profile.contactNumber2;
      if (own) return own;
      const [latest] = await readModels.addressBooks.ofUser(id);
      return latest?.address.phone || null;
    },
    orders: async ({ id }, _args, { loaders }) => (await loaders.ordersOfPerson.load(id)).orders,
    addresses: async ({ id }, _args, { readModels }) =>
      (await readModels.addressBooks.ofUser(id)).map(({ address }) => address),
  },
} satisfies Resolvers;
