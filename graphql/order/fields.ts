import { rupees } from "#domain/money.ts";
import { addressFieldWord, cancelReasonWord, statusWord } from "#graphql/enums.ts";
import type { OrderPhase, OrderStepKind, Resolvers } from "#graphql/generated/resolver-types.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { OrderStep } from "#projections/orders/steps.ts";
import { momentsOf, movesOf, orderStepsOf } from "./moment.ts";

const phases: Readonly<Record<OrderDocument["phase"], OrderPhase>> = {
  pending: "PENDING",
  placed: "PLACED",
  refused: "REFUSED",
  cancelled: "CANCELLED",
};

const stepKinds: Readonly<Record<OrderStep["kind"], OrderStepKind>> = {
  placed: "PLACED",
  moved: "MOVED",
  "went-between": "WENT_BETWEEN",
  "address-changed": "ADDRESS_CHANGED",
  cancelled: "CANCELLED",
};

/** What the documents hold, as the contract names it. */
export const orderFields = {
  Order: {
    mine: ({ userId }, _arguments, { viewer }) => userId === viewer?.id,
    phase: ({ phase }) => phases[phase],
    status: ({ status }) => statusWord[status],
    items: ({ lines }) => [...lines],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    totalPrice: ({ totalCents }) => rupees(totalCents),
    cancelledAt: ({ cancellation }) => cancellation?.at ?? null,
    history: (order) => [...momentsOf(order)],
    steps: (order) => [...orderStepsOf(order)],
  },

  OrderStep: {
    kind: ({ kind }) => stepKinds[kind],
    status: (step) => ("status" in step ? statusWord[step.status] : null),
    previousStatus: (step) => ("previousStatus" in step ? statusWord[step.previousStatus] : null),
    moves: (step) => [...movesOf(step)],
    fields: (step) =>
      step.kind === "address-changed" ? step.fields.map((field) => addressFieldWord[field]) : [],
    reason: (step) =>
      step.kind === "cancelled" && step.reason !== null ? cancelReasonWord[step.reason] : null,
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
