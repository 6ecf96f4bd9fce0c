import { rupees } from "#domain/money.ts";
import { statusWord } from "#graphql/enums.ts";
import type { OrderPhase, Resolvers } from "#graphql/generated/resolver-types.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { momentsOf } from "./moment.ts";

const phases: Readonly<Record<OrderDocument["phase"], OrderPhase>> = {
  pending: "PENDING",
  placed: "PLACED",
  refused: "REFUSED",
};

/** What the documents hold, as the contract names it. */
export const orderFields = {
  Order: {
    phase: ({ phase }) => phases[phase],
    status: ({ status }) => statusWord[status],
    items: ({ lines }) => [...lines],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    totalPrice: ({ totalCents }) => rupees(totalCents),
    history: (order) => [...momentsOf(order)],
  },

  OrderMoment: {
    status: ({ status }) => statusWord[status],
    mailedAt: ({ mailId }, _arguments, { loaders }) => loaders.mailedAt.load(mailId),
  },

  OrderItem: {
    price: ({ priceCents }) => rupees(priceCents),
    lineTotal: ({ priceCents, quantity }) => rupees(priceCents * quantity),
  },

  BoardOrder: {
    status: ({ status }) => statusWord[status],
    items: ({ items }) => [...items],
    totalPrice: ({ totalCents }) => rupees(totalCents),
    movedBy: ({ movedById }, _args, { loaders }) =>
      movedById === null ? null : loaders.accountName.load(movedById),
  },

  Quote: {
    lines: ({ lines }) => [...lines],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    total: ({ totalCents }) => rupees(totalCents),
  },

  QuoteLine: {
    price: ({ priceCents }) => rupees(priceCents),
    lineTotal: ({ priceCents, quantity }) => rupees(priceCents * quantity),
  },
} satisfies Resolvers;
