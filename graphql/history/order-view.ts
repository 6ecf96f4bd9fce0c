import type { HistoryEntry } from "#history/entry.ts";
import { visibleData } from "#history/masking.ts";
import { isLatePeriod } from "#history/order-life.ts";
import type { Moment, OrderAt } from "#history/order-at.ts";
import type { Slot } from "#domain/values/delivery-day.ts";
import { rupees } from "#domain/money.ts";
import type { OrderLine, ShippingAddress } from "#domain/order/events.ts";
import type {
  OrderPhase,
  OrderStatus,
  OrderValue as OrderValueWord,
} from "#graphql/generated/resolver-types.ts";

/** The time that an order spent at a status. */
export interface StatusPeriodView {
  readonly status: OrderStatus;
  readonly from: string;
  readonly to: string | null;
  readonly limitHours: number | null;
  readonly late: boolean;
  readonly number: number | null;
}

/** An order at a moment, as far as the reader may see it. Amounts are in rupees. */
export interface HistoryOrderView {
  readonly id: string;
  readonly number: string;
  readonly at: string;
  readonly entry: HistoryEntry | null;
  readonly phase: OrderPhase | null;
  readonly status: OrderStatus | null;
  readonly refusal: string | null;
  readonly lines: readonly {
    readonly productId: string;
    readonly name: string;
    readonly options: string[];
    readonly quantity: number;
    readonly price: number;
  }[];
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly total: number;
  readonly deliveryDay: Slot | null;
  readonly address: readonly string[];
  readonly masked: boolean;
  readonly story: readonly HistoryEntry[];
  readonly gathering: readonly HistoryEntry[];
  readonly statusPeriods: readonly StatusPeriodView[];
  readonly sources: readonly { readonly value: OrderValueWord; readonly entry: HistoryEntry }[];
  readonly happenedUpTo: number;
}

const lineOf = ({ productId, name, options = [], quantity, priceCents }: OrderLine) => ({
  productId,
  name,
  options: [...options],
  quantity,
  price: rupees(priceCents),
});

/** The order for a reader; `now` is the moment if none was given. */
export const orderView = (
  { id, number, entry, document, story, happenedUpTo, life }: OrderAt,
  moment: Moment,
  { now, seesPersonal }: { readonly now: string; readonly seesPersonal: boolean },
): HistoryOrderView => {
  const own = new Map(
    story.filter(({ stream }) => stream === `order-${id}`).map((each) => [each.revision, each]),
  );
  const found = {
    ...{ id, number, entry, story, happenedUpTo, gathering: life.gathering },
    statusPeriods: life.statusPeriods.map(({ revision, status, ...period }) => ({
      ...period,
      status,
      late: isLatePeriod({ revision, status, ...period }, Date.parse(now)),
      number: own.get(revision)?.number ?? null,
    })),
    sources: [...life.sources].flatMap(([value, revision]) => {
      const setBy = own.get(revision);
      return setBy ? [{ value, entry: setBy }] : [];
    }),
  };
  const at =
    moment === null
      ? now
      : "instant" in moment
        ? new Date(moment.instant).toISOString()
        : (entry?.occurredAt ?? story[0]?.occurredAt ?? now);
  if (!document) {
    const nothing = {
      ...{ phase: null, status: null, refusal: null, deliveryDay: null },
      ...{ lines: [], address: [] },
    };
    return { ...found, ...nothing, at, subtotal: 0, deliveryFee: 0, total: 0, masked: false };
  }
  const visible = visibleData(
    "OrderSubmitted",
    { shippingAddress: document.shippingAddress },
    seesPersonal,
  );
  return {
    ...found,
    at,
    phase: document.phase,
    status: document.status,
    refusal: document.refusal,
    lines: document.lines.map(lineOf),
    subtotal: rupees(document.subtotalCents),
    deliveryFee: rupees(document.deliveryFeeCents),
    total: rupees(document.totalCents),
    deliveryDay: document.deliveryDay,
    address: addressLines(visible.data["shippingAddress"] as ShippingAddress, seesPersonal),
    masked: visible.masked.length > 0,
  };
};

const addressLines = (address: ShippingAddress, seesPersonal: boolean): readonly string[] => {
  const { firstName, lastName, city, district, province } = address;
  const person = [[firstName, lastName].filter(Boolean).join(" "), address.address, city];
  const place = [district, province].filter(Boolean).join(", ");
  const whole = firstName === "Erased" ? [firstName] : seesPersonal ? person : [];
  return [...whole, place].filter((line) => line !== "");
};
