import { streamId } from "#domain/decider.ts";
import { lateSettings } from "#domain/settings/late.ts";
import type { IndexedEvent } from "../log-index/indexed-event.ts";
import { orderStages, type Effect, type OrderStage } from "../shop-state/effect.ts";

/**
 * What reports are made of, by kind. Subjects and others are people, products and orders under
 * numbers of the index's own:
 *
 * | kind | subject | other | x | y |
 * | ----------- | ------- | --------------- | ----------------- | --------------------- |
 * | signed-up | person | | | |
 * | gone | person | | | |
 * | added | product | whose cart | pieces more | price of one in cents |
 * | set | product | whose cart | pieces from now | |
 * | taken | product | whose cart | pieces less | 1 for handing in |
 * | line | product | the order | pieces | price of one in cents |
 * | handed-in | order | the buyer | | total in cents |
 * | short | product | the order | pieces asked for | pieces there were |
 * | moved | order | where it stood | where it stands | total in cents |
 * | readdressed | order | | | |
 * | stock | product | | on hand, more | reserved, more |
 * | price | product | | cents before | cents from now |
 * | offer | product | | 1 for offered | |
 * | late | place | | hours from now | |
 * | named | product | its name | | |
 * | room | product | its category | | |
 *
 * Orders come with the region they go to. The lines and shortages of an order lie before the order
 * itself.
 */
export const factKinds = [
  "signed-up",
  "erased",
  "added",
  "set",
  "taken",
  "line",
  "submitted",
  "short",
  "moved",
  "readdressed",
  "stock",
  "price",
  "offer",
  "late",
  "named",
  "category",
] as const;
export type FactKind = (typeof factKinds)[number];

/** Kinds from this number on hold until the next of their subject, and can be looked up. */
export const firstLastingKind = factKinds.indexOf("late");

/** One thing that an event says, in numbers. */
export interface Fact {
  /** Of the event. */
  readonly number: number;
  readonly kind: FactKind;
  /** When it happened, in milliseconds. */
  readonly at: number;
  readonly subject: number;
  /** 0 for none. */
  readonly other: number;
  /** Where an order goes; 0 for nowhere, or nowhere any more. */
  readonly region: number;
  readonly x: number;
  readonly y: number;
}

/** What a fact says; the rest is the event's. */
export type FactContent = Pick<Fact, "kind" | "subject"> & Partial<Pick<Fact, "other" | "x" | "y">>;

/** Where an order stands, as facts say it. A new order comes from beyond all places. */
export const stageNumber = (stage: OrderStage | null): number =>
  stage === null ? orderStages.length : orderStages.indexOf(stage);

const whole = (value: unknown): number | null =>
  Number.isSafeInteger(value) ? Number(value) : null;

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

type Fields = Readonly<Record<string, unknown>>;

const linesIn = (data: Fields, name: string): readonly Fields[] =>
  Array.isArray(data[name]) ? (data[name] as readonly Fields[]) : [];

/**
 * What an event says to reports, given its effect on the shop and the numbers of texts. What is not
 * what its type says says nothing: one such event must not keep all the others out.
 */
export const factsOf = (
  { type, data, stream }: IndexedEvent,
  effect: Effect | null,
  idOf: (text: string) => number,
): readonly FactContent[] => {
  const owner = () => idOf(streamId(stream));
  /** One for each line that names a product and has both figures. */
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
        { kind: "named", subject: owner(), other: idOf(text(data["name"]) ?? "") },
        { kind: "category", subject: owner(), other: idOf(text(data["category"]) ?? "") },
        ...effectFacts(effect, data, idOf),
      ];
    case "OrderSubmitted":
      return [
        ...each(linesIn(data, "lines"), "line", ["quantity", "priceCents"]),
        ...effectFacts(effect, data, idOf),
      ];
    case "OrderRejected":
      return [
        ...each(linesIn(data, "short"), "short", ["requested", "available"]),
        ...effectFacts(effect, data, idOf),
      ];
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
      return effectFacts(effect, data, idOf);
  }
};

const effectFacts = (
  effect: Effect | null,
  data: Fields,
  idOf: (text: string) => number,
): readonly FactContent[] => {
  if (!effect) return [];
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
    case "offer":
      return [{ kind: "offer", subject, x: effect.offered ? 1 : 0 }];
    default:
      return [{ kind: "stock", subject, x: effect.onHand, y: effect.reserved }];
  }
};
