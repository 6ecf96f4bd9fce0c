import { orderStages, type Effect, type OrderStage } from "../shop-state/effect.ts";

/** Kinds of effects by their number in the file. */
const kinds = ["order", "price", "offer", "stock"] as const satisfies readonly Effect["kind"][];
export const kindNumber = { order: 0, price: 1, offer: 2, stock: 3 } as const;

/** One effect as the file keeps it. */
export interface EffectRow {
  readonly number: number;
  readonly kind: number;
  readonly subject: number;
  readonly x: number;
  readonly y: number;
}

/** An order that is new comes from beyond all places where one can stand. */
const nowhere = orderStages.length;

/** The bits of an order's `x` that tell where it got to; those above tell where it came from. */
const toBits = 4;
const toMask = (1 << toBits) - 1;

/** Where an order came from and got to, by the `x` of its effect. */
export const moveIn = (
  x: number,
): { readonly from: OrderStage | null; readonly to: OrderStage } => ({
  from: orderStages[x >> toBits] ?? null,
  to: orderStages[x & toMask] ?? "pending",
});

/** A condition in SQL: the effect brought an order to a place. */
export const movedTo = (to: OrderStage): string =>
  `kind = ${kindNumber.order} AND (x & ${toMask}) = ${orderStages.indexOf(to)}`;

export const packed = (effect: Effect): readonly [x: number, y: number] => {
  switch (effect.kind) {
    case "order": {
      const from = effect.from === null ? nowhere : orderStages.indexOf(effect.from);
      return [(from << toBits) | orderStages.indexOf(effect.to), effect.cents];
    }
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
      return { kind: "order", subject, ...moveIn(x), cents: y };
    case "price":
      return { kind: "price", subject, cents: y };
    case "offer":
      return { kind: "offer", subject, offered: x === 1 };
    default:
      return { kind: "stock", subject, onHand: x, reserved: y };
  }
};
