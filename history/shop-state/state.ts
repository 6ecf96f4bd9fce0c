import { orderStages, type Effect, type OrderStage, type StagedOrder } from "./effect.ts";

export interface ProductState {
  /** Price of one unit in cents; null before it had a price. */
  readonly cents: number | null;
  readonly offered: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

/** The number of orders at a stage, and their total value in cents. */
export interface StageTotals {
  readonly orders: number;
  readonly cents: number;
}

/**
 * The whole shop at a moment: orders, money, prices and stock. Delivered, refused, cancelled and
 * returned orders are only counted, so that the state does not grow with history.
 */
export interface ShopState {
  /** In the order in which they reached their stage. */
  readonly openOrders: ReadonlyMap<number, StagedOrder>;
  readonly stageTotals: Readonly<Record<OrderStage, StageTotals>>;
  readonly products: ReadonlyMap<number, ProductState>;
}

/** A state that is updated in place; applying a million effects takes about a second. */
export interface ReplayedState extends ShopState {
  readonly openOrders: Map<number, StagedOrder>;
  readonly stageTotals: Record<OrderStage, StageTotals>;
  readonly products: Map<number, ProductState>;
}

const finished: ReadonlySet<OrderStage> = new Set([
  "Delivered",
  "refused",
  "cancelled",
  "returned",
]);

const noProduct: ProductState = { cents: null, offered: true, onHand: 0, reserved: 0 };

const none: StageTotals = { orders: 0, cents: 0 };

export const emptyState = (): ReplayedState => ({
  openOrders: new Map(),
  stageTotals: Object.fromEntries(orderStages.map((name) => [name, none])) as Record<
    OrderStage,
    StageTotals
  >,
  products: new Map(),
});

const count = (state: ReplayedState, at: OrderStage, orders: 1 | -1, cents: number): void => {
  const before = state.stageTotals[at];
  state.stageTotals[at] = { orders: before.orders + orders, cents: before.cents + orders * cents };
};

/** Applies one effect. Call in log order. */
export const apply = (state: ReplayedState, effect: Effect): void => {
  const { subject } = effect;
  if (effect.kind === "order") {
    const { from, to, cents } = effect;
    if (from !== null) count(state, from, -1, cents);
    count(state, to, 1, cents);
    state.openOrders.delete(subject);
    if (!finished.has(to)) state.openOrders.set(subject, { stage: to, cents });
    return;
  }
  if (effect.kind === "total") {
    const { at, cents, by } = effect;
    const totals = state.stageTotals[at];
    state.stageTotals[at] = { ...totals, cents: totals.cents + by };
    const order = state.openOrders.get(subject);
    if (order) state.openOrders.set(subject, { ...order, cents });
    return;
  }
  const before = state.products.get(subject) ?? noProduct;
  if (effect.kind === "price") {
    state.products.set(subject, { ...before, cents: effect.cents });
  } else if (effect.kind === "offer") {
    state.products.set(subject, { ...before, offered: effect.offered });
  } else {
    state.products.set(subject, {
      ...before,
      onHand: before.onHand + effect.onHand,
      reserved: before.reserved + effect.reserved,
    });
  }
};

type StoredState = readonly [
  openOrders: readonly (readonly [order: number, stage: number, cents: number])[],
  stageTotals: readonly (readonly [orders: number, cents: number])[],
  products: readonly (readonly [
    product: number,
    cents: number | null,
    offered: 0 | 1,
    onHand: number,
    reserved: number,
  ])[],
];

/** Serialises a state for a keyframe. */
export const serializeState = ({ openOrders, stageTotals, products }: ShopState): string => {
  const stored: StoredState = [
    [...openOrders].map(([id, order]) => [id, orderStages.indexOf(order.stage), order.cents]),
    orderStages.map((name) => [stageTotals[name].orders, stageTotals[name].cents]),
    [...products].map(([id, { cents, offered, onHand, reserved }]) => [
      ...([id, cents, offered ? 1 : 0, onHand, reserved] as const),
    ]),
  ];
  return JSON.stringify(stored);
};

/** Parses the state of a keyframe. */
export const parseState = (text: string): ReplayedState => {
  const [openOrders, stageTotals, products] = JSON.parse(text) as StoredState;
  const state = emptyState();
  for (const [id, at, cents] of openOrders) {
    state.openOrders.set(id, { stage: orderStages[at] ?? "pending", cents });
  }
  orderStages.forEach((name, index) => {
    const [orders = 0, cents = 0] = stageTotals[index] ?? [];
    state.stageTotals[name] = { orders, cents };
  });
  for (const [id, cents, offered, onHand, reserved] of products) {
    state.products.set(id, { cents, offered: offered === 1, onHand, reserved });
  }
  return state;
};
