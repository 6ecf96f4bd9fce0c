import * as t from "#texts/delivery.ts";
import { formatMoney, formatMoneyShort } from "../../../components/money.ts";
import type { ShopDeliveryFee } from "../../../components/shop-context.ts";
import { provinces } from "../../../generated/shop.ts";
import { feeOf } from "../../../generated/values/delivery-fee.ts";
import type { ShownDiscount } from "../order/discount-sum.ts";

type Rule = Pick<ShopDeliveryFee, "fee" | "freeFrom">;

/** A delivery fee in rupees. `isFrom`: it is the lowest, because the place is unknown. */
export interface ShownFee {
  fee: number;
  isFrom: boolean;
}

const cents = (rupees: number): number => Math.round(rupees * 100);

const feeByRule = ({ fee, freeFrom }: Rule, goods: number): number =>
  feeOf(
    { feeCents: cents(fee), freeFromCents: freeFrom === null ? null : cents(freeFrom) },
    cents(goods),
  ) / 100;

const districtCount = Object.values(provinces).flat().length;

/** The fees that may apply: of the districts with their own, and of the others if there are any. */
function rulesOf({ fee, freeFrom, zones }: ShopDeliveryFee): readonly Rule[] {
  const covered = zones.flatMap(({ districts }) => districts).length;
  return covered < districtCount ? [{ fee, freeFrom }, ...zones] : zones;
}

/** The fee of goods with this sum after their discount; `district` is empty if it is unknown. */
export function deliveryFeeOf(fees: ShopDeliveryFee, goods: number, district: string): ShownFee {
  if (district !== "") {
    const own = fees.zones.find(({ districts }) => districts.includes(district));
    return { fee: feeByRule(own ?? fees, goods), isFrom: false };
  }
  const amounts = rulesOf(fees).map((rule) => feeByRule(rule, goods));
  const least = Math.min(...amounts);
  return { fee: least, isFrom: amounts.some((amount) => amount > least) };
}

/** The sums of a cart or an order, in rupees. */
export interface PricedGoods extends ShownFee {
  /** With the delivery fee, before the discount. */
  total: number;
  /** A discount that waives the delivery has this place's fee. */
  discount: ShownDiscount | null;
}

/** Adds the delivery fee of a district to the sum of goods. */
export function withDelivery(
  subtotal: number,
  discount: ShownDiscount | null,
  fees: ShopDeliveryFee,
  district: string,
): PricedGoods {
  const isFree = discount?.kind === "FREE_DELIVERY";
  const off = discount && !isFree ? discount.amount : 0;
  const shown = deliveryFeeOf(fees, (cents(subtotal) - cents(off)) / 100, district);
  return {
    ...shown,
    total: (cents(subtotal) + cents(shown.fee)) / 100,
    discount: discount && isFree ? { ...discount, amount: shown.fee } : discount,
  };
}

/** "Rs. 500.00", "from Rs. 350.00" or "Free". */
export function feeText({ fee, isFrom }: ShownFee): string {
  if (isFrom) return t.fromAmount(formatMoney(fee));
  return fee === 0 ? t.freeOfCharge : formatMoney(fee);
}

/** The fee of orders of any sum, with the format of a page: "Rs. 500", "from Rs. 350". */
function feeOfAnyOrder(fees: ShopDeliveryFee, format: (rupees: number) => string): string {
  const all = rulesOf(fees).map(({ fee }) => fee);
  const least = Math.min(...all);
  return all.some((fee) => fee > least) ? t.fromAmount(format(least)) : format(least);
}

/** The fee in a short fact: "Rs. 500". */
export const feeInWords = (fees: ShopDeliveryFee): string => feeOfAnyOrder(fees, formatMoneyShort);

/** The fee in a sentence: "Rs. 500.00". */
export const feeInSentence = (fees: ShopDeliveryFee): string => feeOfAnyOrder(fees, formatMoney);

/** The sum from which delivery is free everywhere; null if there is none, or if zones differ. */
export function freeEverywhereFrom(fees: ShopDeliveryFee): number | null {
  const [first, ...others] = rulesOf(fees).map(({ freeFrom }) => freeFrom);
  return first !== undefined && others.every((each) => each === first) ? first : null;
}
