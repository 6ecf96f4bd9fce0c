import { callOutcomes, stopFailures } from "#domain/constants.ts";
import { streamId } from "#domain/decider.ts";
import { lateSettings } from "#domain/settings/late.ts";
import type { IndexedEvent } from "../indexed-event.ts";
import { orderStages, type Effect, type OrderStage } from "../shop-state/effect.ts";

/**
 * The kinds of facts that reports are built from. The columns subject and other hold people,
 * products and orders, by their number in the index:
 *
 * | kind | subject | other | x | y |
 * | ----------- | ------- | --------------- | ----------------- | --------------------- |
 * | signed-up | person | | | |
 * | erased | person | | | |
 * | added | product | cart owner | units added | unit price in cents |
 * | set | product | cart owner | new quantity | |
 * | taken | product | cart owner | units removed | 1 for a checkout |
 * | line | product | order | units | unit price in cents |
 * | submitted | order | buyer | | total in cents |
 * | short | product | order | units requested | units available |
 * | total-changed | order | | old total in cents | new total in cents |
 * | refunded | order | | refund in cents | |
 * | relined | product | order | difference in units | unit price in cents |
 * | moved | order | previous stage | new stage | total in cents |
 * | discounted | order | promo code | discount in cents, or its change | 1 used, -1 given back |
 * | readdressed | order | | | |
 * | promised | order | delivery zone; 0 for none | days since 1970; 0 for none | |
 * | called | order | | outcome; -1 undone | |
 * | stop-delivered | order | run | collected cents | owed cents |
 * | stop-failed | order | run | failure | owed cents |
 * | cash | run | | collected cents | handed in, cents |
 * | stock | product | | change on hand | change reserved |
 * | price | product | | old price, cents | new price, cents |
 * | offer | product | | 1 if for sale | |
 * | late | stage | | new limit, hours | |
 * | named | variant | name with options | | |
 * | category | product | category | | |
 * | product-named | product | name | | |
 * | driver | run | driver; 0 for none | | |
 * | zone-named | delivery zone | name | | |
 * | category-named | category | English name | | |
 *
 * A product in these facts is a variant. Facts about orders include the region of delivery. The
 * lines and shortages of an order precede its own fact, its promised day follows it.
 */
export const factKinds = [
  "signed-up",
  "erased",
  "added",
  "set",
  "taken",
  "line",
  "relined",
  "short",
  "submitted",
  "moved",
  "total-changed",
  "refunded",
  "discounted",
  "readdressed",
  "promised",
  "called",
  "stop-delivered",
  "stop-failed",
  "cash",
  "stock",
  "price",
  "offer",
  "late",
  "named",
  "category",
  "product-named",
  "driver",
  "zone-named",
  "category-named",
] as const;
export type FactKind = (typeof factKinds)[number];

/** A fact that an order was placed or refused: it moved from pending. */
export const placing = {
  kind: factKinds.indexOf("moved"),
  other: orderStages.indexOf("pending"),
} as const;

/**
 * Facts of these kinds and all between them are about one order or one run, and can be looked up by
 * it.
 */
export const orderFacts = {
  first: factKinds.indexOf("submitted"),
  last: factKinds.indexOf("cash"),
} as const;

/**
 * Facts of this kind and all following kinds stay valid until the next fact about the same subject,
 * and can be looked up.
 */
export const firstLastingKind = factKinds.indexOf("late");

/** A fact from an event, as numbers. */
export interface Fact {
  /** The event's number. */
  readonly number: number;
  readonly kind: FactKind;
  /** When the event happened, in milliseconds. */
  readonly at: number;
  readonly subject: number;
  /** 0 for none. */
  readonly other: number;
  /** The region of delivery of an order; 0 if unknown or erased. */
  readonly region: number;
  readonly x: number;
  readonly y: number;
}

/** A fact's content, without the event's number, time and region. */
export type FactContent = Pick<Fact, "kind" | "subject"> & Partial<Pick<Fact, "other" | "x" | "y">>;

/** The number of an order's stage in facts. A new order has a number beyond all stages. */
export const stageNumber = (stage: OrderStage | null): number =>
  stage === null ? orderStages.length : orderStages.indexOf(stage);

const whole = (value: unknown): number | null =>
  Number.isSafeInteger(value) ? Number(value) : null;

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

type Fields = Readonly<Record<string, unknown>>;

const dayMs = 86_400_000;

/** The date of a delivery day in days since 1970; 0 for none. */
const dateNumber = (day: unknown): number => {
  const date = typeof day === "object" && day !== null ? (day as Fields)["date"] : null;
  return Math.floor((Date.parse(text(date) ?? "") || 0) / dayMs);
};

const linesIn = (data: Fields, name: string): readonly Fields[] =>
  Array.isArray(data[name]) ? (data[name] as readonly Fields[]) : [];

/**
 * The facts of an event, given its effects on the shop, its new names and the numbers of texts. An
 * event with invalid content yields no facts, so that it does not block all others.
 */
export const factsOf = (
  { type, data, stream }: IndexedEvent,
  {
    effects,
    renamed,
  }: {
    readonly effects: readonly Effect[];
    readonly renamed: readonly { readonly id: string; readonly name: string }[];
  },
  idOf: (text: string) => number,
): readonly FactContent[] => {
  const named = renamed.map(({ id, name }): FactContent => ({
    kind: "named",
    subject: idOf(id),
    other: idOf(name),
  }));
  const owner = () => idOf(streamId(stream));
  const calledFact = (outcome: unknown): FactContent => ({
    kind: "called",
    subject: owner(),
    x: callOutcomes.findIndex((known) => known === outcome),
  });
  /** One fact per line that names a product and has both figures. */
  const each = (
    lines: readonly Fields[],
    kind: FactKind,
    [x, y]: readonly [string, string | number],
  ): FactContent[] =>
    lines.flatMap((line) => {
      const product = text(line["productId"]);
      const [first, second] = [whole(line[x]), typeof y === "number" ? y : whole(line[y])];
      return product === null || first === null || second === null
        ? []
        : [{ kind, subject: idOf(product), other: owner(), x: first, y: second }];
    });

  switch (type) {
    case "AccountRegistered":
      return data["role"] === "shopper" ? [{ kind: "signed-up", subject: owner() }] : [];
    case "AccountErased":
      return [{ kind: "erased", subject: owner() }];
    case "CartItemAdded":
      return each([data], "added", ["quantity", "priceCents"]);
    case "GuestCartMerged":
      return each(linesIn(data, "lines"), "added", ["quantity", "priceCents"]);
    case "CartItemQuantityChanged":
      return each([data], "set", ["quantity", 0]);
    case "CartItemRemoved":
      return each([{ ...data, quantity: Number.MAX_SAFE_INTEGER }], "taken", ["quantity", 0]);
    case "GuestCartMergeUndone":
      return each(linesIn(data, "lines"), "taken", ["quantity", 0]);
    case "CartCheckedOut":
      return each(linesIn(data, "lines"), "taken", ["quantity", 1]);
    case "ProductAdded":
    case "ProductDetailsChanged":
      return [
        ...named,
        { kind: "product-named", subject: owner(), other: idOf(text(data["name"]) ?? "") },
        { kind: "category", subject: owner(), other: idOf(text(data["category"]) ?? "") },
        ...effects.flatMap((effect) => effectFacts(effect, data, idOf)),
      ];
    case "OrderSubmitted": {
      const requested = data["delivery"] as Fields | null | undefined;
      const promised = promisedFact(requested?.["day"], owner, idOf);
      return [
        ...each(linesIn(data, "lines"), "line", ["quantity", "priceCents"]),
        ...effects.flatMap((effect) => effectFacts(effect, data, idOf)),
        ...(promised.x === 0 ? [] : [promised]),
        // An order by phone is confirmed from the beginning.
        ...(data["by"] === "staff" ? [calledFact("confirmed")] : []),
      ];
    }
    case "OrderRejected":
      return [
        ...each(linesIn(data, "short"), "short", ["requested", "available"]),
        ...effects.flatMap((effect) => effectFacts(effect, data, idOf)),
      ];
    case "ItemsReturned": {
      const refund = whole(data["refundCents"]);
      return [
        ...each(linesIn(data, "lines"), "relined", ["quantity", "priceCents"]).map(
          ({ x = 0, ...fact }) => ({ ...fact, x: -x }),
        ),
        ...(refund === null ? [] : [{ kind: "refunded" as const, subject: owner(), x: refund }]),
      ];
    }
    case "OrderItemsChanged": {
      const total = effects.find(({ kind }) => kind === "total");
      if (total?.kind !== "total") return [];
      const minus = each(linesIn(data, "previousLines"), "relined", ["quantity", "priceCents"]);
      return [
        ...minus.map(({ x = 0, ...fact }) => ({ ...fact, x: -x })),
        ...each(linesIn(data, "lines"), "relined", ["quantity", "priceCents"]),
        { kind: "total-changed", subject: owner(), x: total.cents - total.by, y: total.cents },
        ...discountChange(data, owner, idOf),
      ];
    }
    case "RedemptionConfirmed":
    case "RedemptionReleased": {
      const [order, cents] = [text(data["orderId"]), whole(data["discountCents"])];
      if (order === null || cents === null) return [];
      // A use that was only held gave no discount.
      if (type === "RedemptionReleased" && data["wasConfirmed"] !== true) return [];
      const y = type === "RedemptionConfirmed" ? 1 : -1;
      return [{ kind: "discounted", subject: idOf(order), other: owner(), x: y * cents, y }];
    }
    case "DeliveryDayChanged":
      return [promisedFact(data["day"], owner, idOf)];
    case "DeliveryZonesChanged":
      return linesIn(data, "zones").flatMap((zone): FactContent[] => {
        const [id, name] = [text(zone["id"]), text(zone["name"])];
        return id === null || name === null
          ? []
          : [{ kind: "zone-named", subject: idOf(id), other: idOf(name) }];
      });
    case "CategoryAdded":
    case "CategoryChanged": {
      const [id, name] = [text(data["categoryId"]), text((data["names"] as Fields)["en"])];
      return id === null || name === null
        ? []
        : [{ kind: "category-named", subject: idOf(id), other: idOf(name) }];
    }
    case "OrderCalled":
      return [calledFact(data["outcome"])];
    case "OrderCallUndone":
      return [calledFact(null)];
    case "RunPlanned":
    case "RunPlanChanged": {
      const driver = text(data["driverId"]);
      return [{ kind: "driver", subject: owner(), other: driver === null ? 0 : idOf(driver) }];
    }
    case "StopDelivered":
    case "StopFailed":
      return stopFact(type, data, owner, idOf);
    case "CashHandedIn": {
      const [collected, handedIn] = [whole(data["collectedCents"]), whole(data["handedInCents"])];
      return collected === null || handedIn === null
        ? []
        : [{ kind: "cash", subject: owner(), x: collected, y: handedIn }];
    }
    case "DeliveryAddressChanged":
      return [{ kind: "readdressed", subject: owner() }];
    case "SettingChanged": {
      const late = lateSettings.find(({ setting }) => setting === data["setting"]);
      const value = whole(data["value"]);
      return late && value !== null
        ? [{ kind: "late", subject: stageNumber(late.status), x: value * late.hours }]
        : [];
    }
    default:
      return [...named, ...effects.flatMap((effect) => effectFacts(effect, data, idOf))];
  }
};

const promisedFact = (
  day: unknown,
  owner: () => number,
  idOf: (text: string) => number,
): FactContent => {
  const x = dateNumber(day);
  const zone = x === 0 ? null : text((day as Fields)["zoneId"]);
  return { kind: "promised", subject: owner(), other: zone === null ? 0 : idOf(zone), x };
};

/** The difference of a promo code's discount after a change of items. */
const discountChange = (
  data: Fields,
  owner: () => number,
  idOf: (text: string) => number,
): readonly FactContent[] => {
  const discount = data["discount"] as Fields | undefined;
  const [code, cents] = [text(discount?.["code"]), whole(discount?.["discountCents"])];
  const [total, subtotal] = [whole(data["totalCents"]), whole(data["subtotalCents"])];
  const previousTotal = whole(data["previousTotalCents"]);
  if (code === null || cents === null || total === null || subtotal === null) return [];
  if (previousTotal === null) return [];
  const previousSubtotal = linesIn(data, "previousLines").reduce(
    (sum, line) => sum + (whole(line["priceCents"]) ?? 0) * (whole(line["quantity"]) ?? 0),
    0,
  );
  // The delivery fee stays the same.
  const feeCents = total - subtotal + cents;
  const previousCents = previousSubtotal + feeCents - previousTotal;
  const x = cents - previousCents;
  return x === 0 ? [] : [{ kind: "discounted", subject: owner(), other: idOf(code), x }];
};

const stopFact = (
  type: "StopDelivered" | "StopFailed",
  data: Fields,
  owner: () => number,
  idOf: (text: string) => number,
): readonly FactContent[] => {
  const [order, owed] = [text(data["orderId"]), whole(data["owedCents"])];
  const x =
    type === "StopDelivered"
      ? whole(data["collectedCents"])
      : stopFailures.findIndex((known) => known === data["failure"]);
  if (order === null || owed === null || x === null || x < 0) return [];
  const kind = type === "StopDelivered" ? "stop-delivered" : "stop-failed";
  return [{ kind, subject: idOf(order), other: owner(), x, y: owed }];
};

const effectFacts = (
  effect: Effect,
  data: Fields,
  idOf: (text: string) => number,
): readonly FactContent[] => {
  const { kind, subject } = effect;
  switch (kind) {
    case "order":
      if (effect.from === null) {
        const buyer = idOf(text(data["userId"]) ?? "");
        return [{ kind: "submitted", subject, other: buyer, y: effect.cents }];
      }
      return [
        {
          kind: "moved",
          subject,
          other: stageNumber(effect.from),
          x: stageNumber(effect.to),
          y: effect.cents,
        },
      ];
    case "price": {
      const before = whole(data["previousPriceCents"]) ?? 0;
      return [{ kind: "price", subject, x: before, y: effect.cents }];
    }
    case "total":
      return [];
    case "offer":
      return [{ kind: "offer", subject, x: effect.offered ? 1 : 0 }];
    default:
      return [{ kind: "stock", subject, x: effect.onHand, y: effect.reserved }];
  }
};
