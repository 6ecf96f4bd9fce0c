import type { OrderStatus } from "#domain/constants.ts";
import { returnedWorth } from "#domain/order/items/payment.ts";
import { distributed, type Discount } from "#domain/promotion/discount.ts";
import type { Person } from "../api-client.ts";

/** What a random week must have left in the shop, by its accepted commands. Amounts in cents. */
export interface Ledger {
  readonly orders: WeekOrder[];
  readonly runs: WeekRun[];
  readonly promotions: WeekPromotion[];
  readonly products: WeekProduct[];
  readonly people: readonly Buyer[];
}

export interface Buyer extends Person {
  readonly email: string;
}

export interface WeekProduct {
  readonly id: string;
  priceCents: number;
  /** Units that can be ordered. */
  available: number;
}

export interface WeekLine {
  readonly productId: string;
  readonly priceCents: number;
  readonly quantity: number;
}

export interface WeekPromotion {
  readonly code: string;
  readonly benefit: Discount["benefit"];
  readonly minSumCents: number;
  /** Maximum number of orders. */
  readonly uses: number;
  state: "running" | "paused" | "ended";
}

/** An email about an order that names sums. */
export type SumMail =
  | { readonly kind: "placed"; readonly totalCents: number }
  | { readonly kind: "changed"; readonly totalCents: number; readonly previousCents: number }
  | { readonly kind: "refunded"; readonly refundCents: number }
  /** `paidCents` is null if the shop does not know whether the buyer paid. */
  | { readonly kind: "cancelled"; readonly paidCents: number | null };

export interface WeekOrder {
  readonly id: string;
  readonly number: string;
  readonly buyer: Buyer;
  readonly code: string | null;
  lines: readonly WeekLine[];
  /** The prices of all items that it has had. They stay, also when an item is put back. */
  readonly prices: Map<string, number>;
  discountCents: number;
  totalCents: number;
  status: OrderStatus;
  phase: "placed" | "cancelled" | "returned";
  confirmed: boolean;
  wentOut: boolean;
  wasDelivered: boolean;
  /** The open run that it is on. */
  run: WeekRun | null;
  goods: "in the shop" | "in the van" | "out";
  /** The goods of an ended order are back. */
  received: boolean;
  payments: { readonly run: WeekRun; readonly cents: number }[];
  /** What is still owed; null before a driver handed it over. */
  openCents: number | null;
  refundedCents: number;
  /** What the buyer paid, or would have paid, for goods that came back. */
  worthCents: number;
  returned: { readonly productId: string; readonly quantity: number }[][];
  zone: "western" | "southern";
  readonly mails: SumMail[];
}

export interface WeekStop {
  readonly order: WeekOrder;
  outcome: {
    readonly owedCents: number;
    readonly collectedCents: number;
    readonly failure: string | null;
  } | null;
}

export interface WeekRun {
  readonly id: string;
  phase: "PLANNED" | "ON_THE_ROAD" | "CLOSED";
  stops: WeekStop[];
  handedInCents: number | null;
}

export const deliveryFeeCents = 50_000;

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, each) => total + each, 0);

export const itemsCents = (lines: readonly WeekLine[]): number =>
  sum(lines.map(({ priceCents, quantity }) => priceCents * quantity));

/** The discount of a promotion for these lines. */
export const discountBy = (
  { benefit, minSumCents }: WeekPromotion,
  lines: readonly WeekLine[],
): number => {
  const items = itemsCents(lines);
  if (items < minSumCents) return 0;
  switch (benefit.kind) {
    case "percent":
      return Math.min(Math.floor((items * benefit.percent) / 100), benefit.mostCents ?? Infinity);
    case "amount":
      return Math.min(benefit.amountCents, items);
    case "freeDelivery":
      return deliveryFeeCents;
  }
};

/** The orders that count as uses of a promotion. */
export const usesOf = ({ orders }: Ledger, { code }: WeekPromotion): readonly WeekOrder[] =>
  orders.filter((order) => order.code === code && order.phase === "placed");

export const returnedUnits = ({ returned }: WeekOrder, productId: string): number =>
  sum(
    returned
      .flat()
      .filter((each) => each.productId === productId)
      .map(({ quantity }) => quantity),
  );

/** The units of an order that did not come back yet. */
export const unitsLeft = (order: WeekOrder): readonly WeekLine[] =>
  order.lines
    .map((line) => ({ ...line, quantity: line.quantity - returnedUnits(order, line.productId) }))
    .filter(({ quantity }) => quantity > 0);

export const collectedOf = ({ payments }: WeekOrder): number =>
  sum(payments.map(({ cents }) => cents));

/** What a stop of the order has to collect at most. */
export const dueOf = ({ totalCents, worthCents, refundedCents }: WeekOrder): number =>
  Math.max(0, totalCents - Math.max(worthCents, refundedCents));

/** The maximum of a further refund. */
export const refundableOf = (order: WeekOrder): number => {
  const known =
    order.openCents === null ? (order.wasDelivered ? order.totalCents : 0) : collectedOf(order);
  return Math.max(0, known - order.refundedCents);
};

/** What the buyer paid for some units of an order. */
export const worthOf = (
  order: WeekOrder,
  units: readonly { readonly productId: string; readonly quantity: number }[],
  benefit: Discount["benefit"] | undefined,
): number => {
  const weights = order.lines.map(({ priceCents, quantity }) => priceCents * quantity);
  const offItems = benefit?.kind === "freeDelivery" ? 0 : order.discountCents;
  const shares = distributed(offItems, weights).map((discountCents, index) => ({
    productId: order.lines[index]?.productId ?? "",
    discountCents,
  }));
  const before = order.returned.map((lines, number) => ({
    ...{ number, lines, refundCents: 0, restock: false, settled: true },
  }));
  return returnedWorth(order.lines, { shares }, units, before);
};

/** The goods of an order are for sale again. */
export const backToStock = (
  { products }: Ledger,
  units: readonly { readonly productId: string; readonly quantity: number }[],
): void => {
  for (const { productId, quantity } of units) {
    const product = products.find(({ id }) => id === productId);
    if (product) product.available += quantity;
  }
};

export const leaveRun = (order: WeekOrder): void => {
  const { run } = order;
  if (run) run.stops = run.stops.filter((stop) => stop.order !== order);
  order.run = null;
};

/** The order ends. Its goods are for sale again when they are in the shop. */
export const end = (ledger: Ledger, order: WeekOrder, phase: "cancelled" | "returned"): void => {
  order.phase = phase;
  order.received = phase === "cancelled" && order.goods === "in the shop";
  if (order.received) backToStock(ledger, unitsLeft(order));
};

export const collectedBy = ({ stops }: WeekRun): number =>
  sum(stops.map(({ outcome }) => outcome?.collectedCents ?? 0));
