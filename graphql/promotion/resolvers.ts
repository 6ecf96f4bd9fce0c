import { messages } from "#domain/messages.ts";
import { centsOrNaN, rupees } from "#domain/money.ts";
import type { PromotionBenefit, PromotionTerms } from "#domain/promotion/events.ts";
import { normalCode } from "#domain/promotion/promo-code.ts";
import { notFound } from "#domain/refusal.ts";
import type {
  PromotionAction,
  PromotionInput,
  Resolvers,
} from "#graphql/generated/resolver-types.ts";
import { liveList } from "#graphql/live-list.ts";
import { pageLimit, readPage } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { Context } from "#graphql/context.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import type { PromotionDocument } from "#projections/promotions/document.ts";
import { promotionsCollection, stateAt } from "#projections/promotions/queries.ts";

const actions = {
  PAUSE: { type: "PausePromotion", message: messages.promotion.pausedNow },
  RESUME: { type: "ResumePromotion", message: messages.promotion.resumed },
  END: { type: "EndPromotion", message: messages.promotion.endedNow },
} as const satisfies Readonly<Record<PromotionAction, object>>;

const benefitOf = ({ kind, percent, amount }: PromotionInput): PromotionBenefit => {
  switch (kind) {
    case "percent":
      return {
        kind: "percent",
        percent: percent ?? 0,
        mostCents: amount === null || amount === undefined ? null : centsOrNaN(amount),
      };
    case "amount":
      return { kind: "amount", amountCents: centsOrNaN(amount ?? 0) };
    case "freeDelivery":
      return { kind: "freeDelivery" };
  }
};

const termsOf = (input: PromotionInput): PromotionTerms => ({
  benefit: benefitOf(input),
  minSumCents: centsOrNaN(input.minSum ?? 0),
  categories: [...(input.categories ?? [])],
  productIds: input.productIds ?? [],
  ...(input.variantIds && input.variantIds.length > 0 ? { variantIds: input.variantIds } : {}),
  startsAt: input.startsAt,
  endsAt: input.endsAt ?? null,
  uses: input.uses ?? null,
  usesPerCustomer: input.usesPerCustomer ?? null,
});

const percentOf = (benefit: PromotionBenefit): number | null =>
  benefit.kind === "percent" ? benefit.percent : null;

const amountOf = (benefit: PromotionBenefit): number | null => {
  switch (benefit.kind) {
    case "percent":
      return benefit.mostCents === null ? null : rupees(benefit.mostCents);
    case "amount":
      return rupees(benefit.amountCents);
    case "freeDelivery":
      return null;
  }
};

const saved = async (
  given: string,
  done: Awaited<ReturnType<Context["promotions"]["create"]>>,
  message: string,
  context: Context,
) => {
  if (!done.accepted) {
    const { refusal } = done;
    if (refusal.code === "PROMO_REFUSED") throw new Error(refusal.message);
    return refusalMember(refusal);
  }
  const promotion = await context.answers.promotion(normalCode(given), done.position);
  if (!promotion) return refusalMember(notFound(messages.promotion.notFound));
  return {
    __typename: "PromotionSaved" as const,
    promotion,
    message,
    position: done.position ?? context.freshness.position(),
  };
};

export const promotionResolvers = {
  Query: {
    async promoQuote(_parent, { code, items }, { promotions, viewer, address, now }) {
      const user = { userId: viewer?.id ?? null, triedBy: viewer?.id ?? address, now };
      const quote = await promotions.quote(code, items, user);
      return "refusal" in quote
        ? refusalMember(quote.refusal)
        : { __typename: "PromoAccepted" as const, discount: quote.discount };
    },
    hasPromotions: (_parent, _arguments, { readModels, now }) =>
      readModels.promotions.isAnyRunning(now),
    async promotions(_parent, { limit, cursor, after }, { readModels, freshness }) {
      await freshness.reach(after);
      const query = { limit: pageLimit(limit, 20, 50), cursor };
      const page = await readPage(readModels.promotions.list(query));
      return { items: [...page.promotions], nextCursor: page.nextCursor };
    },
    async promotionUses(_parent, { code, limit, cursor, after }, { readModels, freshness }) {
      await freshness.reach(after);
      const query = { limit: pageLimit(limit, 20, 50), cursor };
      const page = await readPage(readModels.promotions.uses(normalCode(code), query));
      return { items: [...page.uses], nextCursor: page.nextCursor };
    },
  },

  Mutation: {
    async createPromotion(_parent, { input, commandId }, context) {
      const { code } = input;
      const command = context.command(commandId);
      const done = await context.promotions.create(code, termsOf(input), command);
      return saved(code, done, messages.promotion.created, context);
    },
    async changePromotion(_parent, { code, action, commandId }, context) {
      const { type, message } = actions[action];
      const done = await context.promotions.change(code, type, context.command(commandId));
      return saved(code, done, message, context);
    },
  },

  Subscription: {
    promotionsChanged: liveList({
      collection: promotionsCollection,
      where: () => ({}),
      show: (promotion: PromotionDocument | null) => ({ promotion }),
    }),
  },

  PromoRefused: {
    at: (refusal) => ("at" in refusal ? (refusal.at ?? null) : null),
    missing: (refusal) => ("missingCents" in refusal ? rupees(refusal.missingCents) : null),
    categories: (refusal) => ("categories" in refusal ? [...refusal.categories] : []),
  },

  Discount: {
    kind: ({ benefit }) => benefit.kind,
    percent: ({ benefit }) => percentOf(benefit),
    amount: ({ discountCents }) => rupees(discountCents),
    shares: ({ shares }) =>
      shares.map(({ productId, discountCents }) => ({ productId, amount: rupees(discountCents) })),
  },

  Promotion: {
    kind: ({ benefit }) => benefit.kind,
    percent: ({ benefit }) => percentOf(benefit),
    amount: ({ benefit }) => amountOf(benefit),
    minSum: ({ minSumCents }) => rupees(minSumCents),
    categories: ({ categories }) => [...categories],
    productIds: ({ productIds }) => [...productIds],
    variantIds: ({ variantIds = [] }) => [...variantIds],
    state: (promotion, _arguments, { now }) => stateAt(promotion, now),
    given: ({ givenCents }) => rupees(givenCents),
  },

  PromotionUse: {
    orderNumber: ({ orderId }) => orderNumber(orderId),
    amount: ({ discountCents }) => rupees(discountCents),
  },
} satisfies Resolvers;
