import { standings, type Effect, type Standing, type StandingOrder } from "./effect.ts";

/** A product as it stood. */
export interface ProductState {
  /** Price of one piece in cents; null before it had one. */
  readonly cents: number | null;
  readonly offered: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

/** How many orders stand somewhere, and what they are worth together, in cents. */
export interface Standings {
  readonly orders: number;
  readonly cents: number;
}

/**
 * The whole shop at a moment, as far as it can be replayed: its board, its money, its prices and
 * its stock. Orders that are delivered, refused or cancelled are only counted, so that it does not
 * grow with history.
 */
export interface ShopState {
  /** In the order in which they came to where they stand. */
  readonly underWay: ReadonlyMap<number, StandingOrder>;
  readonly standing: Readonly<Record<Standing, Standings>>;
  readonly products: ReadonlyMap<number, ProductState>;
}

/** A state to which effects are applied in place: a million of them take about a second. */
export interface ReplayedState extends ShopState {
  readonly underWay: Map<number, StandingOrder>;
  readonly standing: Record<Standing, Standings>;
  readonly products: Map<number, ProductState>;
}

const finished: ReadonlySet<Standing> = new Set(["Delivered", "refused", "cancelled"]);

const noProduct: ProductState = { cents: null, offered: true, onHand: 0, reserved: 0 };

const none: Standings = { orders: 0, cents: 0 };

export const emptyState = (): ReplayedState => ({
  underWay: new Map(),
  standing: Object.fromEntries(standings.map((name) => [name, none])) as Record<
    Standing,
    Standings
  >,
  products: new Map(),
});

const count = (state: ReplayedState, at: Standing, orders: 1 | -1, cents: number): void => {
  const before = state.standing[at];
  state.standing[at] = { orders: before.orders + orders, cents: before.cents + orders * cents };
};

/** Applies one effect, in the order of the log. */
export const apply = (state: ReplayedState, effect: Effect): void => {
  const { subject } = effect;
  if (effect.kind === "order") {
    const { from, to, cents } = effect;
    if (from !== null) count(state, from, -1, cents);
    count(state, to, 1, cents);
    state.underWay.delete(subject);
    if (!finished.has(to)) state.underWay.set(subject, { standing: to, cents });
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

type Kept = readonly [
  underWay: readonly (readonly [order: number, standing: number, cents: number])[],
  standing: readonly (readonly [orders: number, cents: number])[],
  products: readonly (readonly [
    product: number,
    cents: number | null,
    offered: 0 | 1,
    onHand: number,
    reserved: number,
  ])[],
];

/** A state as a keyframe keeps it. */
export const textOf = ({ underWay, standing, products }: ShopState): string => {
  const kept: Kept = [
    [...underWay].map(([id, order]) => [id, standings.indexOf(order.standing), order.cents]),
    standings.map((name) => [standing[name].orders, standing[name].cents]),
    [...products].map(([id, { cents, offered, onHand, reserved }]) => [
      ...([id, cents, offered ? 1 : 0, onHand, reserved] as const),
    ]),
  ];
  return JSON.stringify(kept);
};

/** The state of a keyframe, to go on from. */
export const stateIn = (text: string): ReplayedState => {
  const [underWay, standing, products] = JSON.parse(text) as Kept;
  const state = emptyState();
  for (const [id, at, cents] of underWay) {
    state.underWay.set(id, { standing: standings[at] ?? "pending", cents });
  }
  standings.forEach((name, index) => {
    const [orders = 0, cents = 0] = standing[index] ?? [];
    state.standing[name] = { orders, cents };
  });
  for (const [id, cents, offered, onHand, reserved] of products) {
    state.products.set(id, { cents, offered: offered === 1, onHand, reserved });
  }
  return state;
};
