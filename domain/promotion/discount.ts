import type { CategoryId } from "../category/events.ts";
import { productIdOf } from "../values/variant-id.ts";
import type { PromotionBenefit, PromotionTerms } from "./events.ts";

/** A discount of an order by one promotion. Amounts in cents. */
export interface Discount {
  readonly code: string;
  readonly benefit: PromotionBenefit;
  /** The whole discount: all shares and the waived delivery fee. */
  readonly discountCents: number;
  /** The share of each discounted line; a share is never above its line. */
  readonly shares: readonly { readonly productId: string; readonly discountCents: number }[];
}

/** A line that a promotion may apply to. `productId` is a variant's id. */
export interface DiscountableLine {
  readonly productId: string;
  /** Null if the shop no longer knows the item. */
  readonly category: CategoryId | null;
  readonly priceCents: number;
  readonly quantity: number;
}

/** Whether the terms apply to an item. */
export const appliesTo = (
  {
    categories,
    productIds,
    variantIds = [],
  }: Pick<PromotionTerms, "categories" | "productIds" | "variantIds">,
  { productId, category }: Pick<DiscountableLine, "productId" | "category">,
): boolean =>
  (categories.length === 0 && productIds.length === 0 && variantIds.length === 0) ||
  (category !== null && categories.includes(category)) ||
  variantIds.includes(productId) ||
  productIds.includes(productId) ||
  productIds.includes(productIdOf(productId));

const lineSum = ({
  priceCents,
  quantity,
}: Pick<DiscountableLine, "priceCents" | "quantity">): number => priceCents * quantity;

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, each) => total + each, 0);

/** The sum of the lines in cents. */
export const sumOf = (
  lines: readonly Pick<DiscountableLine, "priceCents" | "quantity">[],
): number => sum(lines.map(lineSum));

/** The sum in cents of the items that the terms apply to. */
export const eligibleSum = (terms: PromotionTerms, lines: readonly DiscountableLine[]): number =>
  sumOf(lines.filter((line) => appliesTo(terms, line)));

/**
 * Distributes an amount in proportion to the weights, by largest remainder: the shares are whole
 * cents and add up to the amount. Requires 0 ≤ amount ≤ the sum of the weights.
 */
export const distributed = (amount: number, weights: readonly number[]): readonly number[] => {
  const total = BigInt(sum(weights));
  if (total === 0n) return weights.map(() => 0);
  // The product of two amounts in cents can exceed the safe integers.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((each) => Number(each / total));
  const byRemainder = exact
    .map((each, index) => ({ index, remainder: each % total }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  const missing = amount - sum(shares);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

const offItems = (benefit: PromotionBenefit, eligibleCents: number): number => {
  switch (benefit.kind) {
    case "percent": {
      const { percent, mostCents } = benefit;
      // Rounded down, so that the discount never exceeds the advertised percentage.
      const discount = Number((BigInt(eligibleCents) * BigInt(percent)) / 100n);
      return mostCents === null ? discount : Math.min(discount, mostCents);
    }
    case "amount":
      return Math.min(benefit.amountCents, eligibleCents);
    case "freeDelivery":
      return 0;
  }
};

/** The discount of a benefit for lines that qualify. */
const discountFor = (
  code: string,
  benefit: PromotionBenefit,
  eligible: readonly Pick<DiscountableLine, "productId" | "priceCents" | "quantity">[],
  deliveryFeeCents: number,
): Discount => {
  const sums = eligible.map(lineSum);
  const itemsCents = offItems(benefit, sum(sums));
  const amounts = distributed(itemsCents, sums);
  const shares = eligible
    .map(({ productId }, index) => ({ productId, discountCents: amounts[index] ?? 0 }))
    .filter(({ discountCents }) => discountCents > 0);
  const deliveryCents = benefit.kind === "freeDelivery" ? deliveryFeeCents : 0;
  return { code, benefit, discountCents: itemsCents + deliveryCents, shares };
};

/**
 * The discount that a promotion gives for these lines. It is 0 if they are below the minimum sum,
 * or if it applies to none of them.
 */
export const discountOf = (
  code: string,
  terms: PromotionTerms,
  lines: readonly DiscountableLine[],
  deliveryFeeCents: number,
): Discount => {
  const { benefit, minSumCents } = terms;
  const eligible = lines.filter((line) => appliesTo(terms, line));
  return eligible.length === 0 || eligibleSum(terms, lines) < minSumCents
    ? { code, benefit, discountCents: 0, shares: [] }
    : discountFor(code, benefit, eligible, deliveryFeeCents);
};

/**
 * The discount of an order at other prices, another delivery fee or with another benefit. It
 * applies to the lines that have a share of it, or to all lines if it was free delivery.
 */
export const discountAgain = (
  { code, shares, ...discount }: Discount,
  benefit: PromotionBenefit,
  lines: readonly Pick<DiscountableLine, "productId" | "priceCents" | "quantity">[],
  deliveryFeeCents: number,
): Discount => {
  if (discount.discountCents === 0) return { code, benefit, discountCents: 0, shares: [] };
  const eligible =
    discount.benefit.kind === "freeDelivery"
      ? lines
      : lines.filter(({ productId }) => shares.some((share) => share.productId === productId));
  return discountFor(code, benefit, eligible, deliveryFeeCents);
};
