import { orderStages, type Effect, type OrderStage } from "../shop-state/effect.ts";

/** The index in this list is the stored number. */
const kinds = [
  "order",
  "price",
  "offer",
  "stock",
  "total",
] as const satisfies readonly Effect["kind"][];
export const kindNumber = { order: 0, price: 1, offer: 2, stock: 3, total: 4 } as const;

/** A stored effect. */
export interface EffectRow {
  readonly number: number;
  readonly kind: number;
  readonly subject: number;
  readonly x: number;
  readonly y: number;
}

/** The stored number of `from` for a new order. */
const nowhere = orderStages.length;

/** The lower bits of an order's `x` hold its new stage, the upper bits its previous stage. */
const toBits = 4;
const toMask = (1 << toBits) - 1;

/** The lower bits of a new total's `x` hold the stage, the others the difference in cents. */
const totalFactor = 1 << toBits;

/** The previous and the new stage of an order, from the `x` of its effect. */
export const unpackMove = (
  x: number,
): { readonly from: OrderStage | null; readonly to: OrderStage } => ({
  from: orderStages[x >> toBits] ?? null,
  to: orderStages[x & toMask] ?? "pending",
});

/** SQL: the stage of a new total, packed like the stage of a new order. */
export const totalStage = `(x & ${toMask})`;

/** SQL: by how much an order's new total differs from the previous one, in cents. */
export const totalDifference = `(x >> ${toBits})`;

/** An SQL condition: the effect is about an order. */
export const isAboutOrder = `kind IN (${kindNumber.order}, ${kindNumber.total})`;

/** An SQL condition: the effect moved an order to a stage. */
export const movedTo = (to: OrderStage): string =>
  `kind = ${kindNumber.order} AND (x & ${toMask}) = ${orderStages.indexOf(to)}`;

export const packed = (effect: Effect): readonly [x: number, y: number] => {
  switch (effect.kind) {
    case "order": {
      const from = effect.from === null ? nowhere : orderStages.indexOf(effect.from);
      return [(from << toBits) | orderStages.indexOf(effect.to), effect.cents];
    }
    case "total":
      return [effect.by * totalFactor + orderStages.indexOf(effect.at), effect.cents];
    case "price":
      return [0, effect.cents];
    case "offer":
      return [effect.offered ? 1 : 0, 0];
    default:
      return [effect.onHand, effect.reserved];
  }
};

export const unpacked = ({ kind, subject, x, y }: EffectRow): Effect => {
  switch (kinds[kind]) {
    case "order":
      return { kind: "order", subject, ...unpackMove(x), cents: y };
    case "total":
      return {
        ...{ kind: "total", subject, at: unpackMove(x).to, cents: y },
        by: Math.floor(x / totalFactor),
      };
    case "price":
      return { kind: "price", subject, cents: y };
    case "offer":
      return { kind: "offer", subject, offered: x === 1 };
    default:
      return { kind: "stock", subject, onHand: x, reserved: y };
  }
};
