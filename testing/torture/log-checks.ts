import { streamCategory, streamId, type DomainEvent } from "#domain/decider.ts";
import { evolveLines, type CartLine } from "#domain/cart/lines.ts";
import { dayHalves } from "#domain/constants.ts";
import { deliveryDayDecider } from "#domain/delivery/day-decider.ts";
import type { DeliveryDayEvent, DeliveryPlanEvent } from "#domain/delivery/events.ts";
import { dayIdOf, dayOfId, defaultZones } from "#domain/delivery/zones.ts";
import { orderDecider } from "#domain/order/decider.ts";
import { hasEnded, type OrderState } from "#domain/order/state.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import { collectedCents, isOpenRun, runDecider } from "#domain/run/decider.ts";
import { comesBack } from "#domain/values/comes-back.ts";
import type { RunEvent } from "#domain/run/events.ts";
import { promotionDecider, usesOf } from "#domain/promotion/decider.ts";
import type { PromotionEvent } from "#domain/promotion/events.ts";
import { stockDecider, type StockState } from "#domain/stock/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import type { CartEvent } from "#domain/cart/events.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";

/** The state folded from the log, and the violations found in it. */
export interface LogState {
  readonly stock: ReadonlyMap<string, StockState>;
  readonly orders: ReadonlyMap<string, OrderState>;
  readonly carts: ReadonlyMap<string, readonly CartLine[]>;
  /** Number of items of each product in placed orders. */
  readonly sold: ReadonlyMap<string, number>;
  /** Placed orders and open reservations of each promo code. */
  readonly promotions: ReadonlyMap<string, { readonly used: number; readonly held: number }>;
  readonly commandIds: ReadonlySet<string>;
  readonly problems: readonly string[];
}

/** The events of each stream of one category, by id. */
const streamsOf = <Event extends DomainEvent>(
  events: readonly RecordedEvent[],
  category: string,
): ReadonlyMap<string, readonly Event[]> => {
  const streams = new Map<string, Event[]>();
  for (const recorded of events) {
    const event = decodeEvent(recorded) as unknown as Event | null;
    if (event === null || streamCategory(recorded.stream) !== category) continue;
    const id = streamId(recorded.stream);
    const stream = streams.get(id) ?? [];
    streams.set(id, [...stream, event]);
  }
  return streams;
};

const add = (sums: Map<string, number>, id: string, pieces: number): void => {
  sums.set(id, (sums.get(id) ?? 0) + pieces);
};

/** Violations in delivery runs: claims of orders, and cash. */
const runProblems = (
  events: readonly RecordedEvent[],
  orders: ReadonlyMap<string, OrderState>,
): readonly string[] => {
  const problems: string[] = [];
  const openRuns = new Map<string, string>();
  for (const [id, happened] of streamsOf<RunEvent>(events, "run")) {
    const run = happened.reduce(
      (before, event) => runDecider.evolve(before, event),
      runDecider.initialState,
    );
    if (!run.settled && !isOpenRun(run)) problems.push(`run ${id} is not settled`);
    if (run.cash && run.cash.collectedCents !== collectedCents(run)) {
      problems.push(`run ${id} was closed with ${run.cash.collectedCents} cents collected`);
    }
    for (const { orderId, outcome } of run.stops) {
      const order = orders.get(orderId) ?? orderDecider.initialState;
      if (outcome === null) {
        const other = openRuns.get(orderId);
        if (other !== undefined) problems.push(`order ${orderId} is on runs ${other} and ${id}`);
        openRuns.set(orderId, id);
        if (order.phase === "placed" && order.run !== id) {
          problems.push(`order ${orderId} is a stop of ${id}, but on ${order.run ?? "no run"}`);
        }
      } else if (outcome.kind === "failed" && comesBack(outcome.failure)) {
        if (order.phase !== "returned") problems.push(`order ${orderId} did not come back`);
      } else if (order.phase === "placed" && order.run === id) {
        problems.push(`order ${orderId} was answered, but is still on ${id}`);
      }
    }
  }
  return problems;
};

/** Folds a whole log and checks its invariants. */
export const readLog = (events: readonly RecordedEvent[]): LogState => {
  const problems: string[] = [];
  const ids = new Set(events.map(({ id }) => id));
  if (ids.size < events.length) problems.push("an event id is stored twice");
  const next = new Map<string, number>();
  for (const { stream, revision } of events) {
    if (revision !== (next.get(stream) ?? 0)) problems.push(`${stream} has a gap at ${revision}`);
    next.set(stream, revision + 1);
  }

  const orders = new Map<string, OrderState>();
  const sold = new Map<string, number>();
  for (const [id, happened] of streamsOf<OrderEvent>(events, "order")) {
    const state = happened.reduce(
      (before, event) => orderDecider.evolve(before, event),
      orderDecider.initialState,
    );
    orders.set(id, state);
    const ends = happened.filter(({ type }) => type === "OrderPlaced" || type === "OrderRejected");
    if (ends.length !== 1) problems.push(`order ${id} was decided ${ends.length} times`);
    if (hasEnded(state) && state.goodsReceived && !state.stockReturned) {
      problems.push(`order ${id} was ${state.phase}, but its items were not returned`);
    }
    const isOut = hasEnded(state) && !state.goodsReceived;
    if (state.phase !== "placed" && !isOut) continue;
    for (const { productId, quantity } of state.content.lines) add(sold, productId, quantity);
  }

  const stock = new Map<string, StockState>();
  for (const [id, happened] of streamsOf<StockEvent>(events, "stock")) {
    let state = stockDecider.initialState;
    let come = 0;
    let gone = 0;
    for (const event of happened) {
      state = stockDecider.evolve(state, event);
      if (event.type === "StockReceived") come += event.data.quantity;
      if (event.type === "StockAdjusted") come += event.data.onHand - event.data.previousOnHand;
      if (event.type === "StockReservationConfirmed") gone += event.data.quantity;
      if (event.type === "StockReturned") gone -= event.data.quantity;
      if (state.reserved < 0 || state.onHand < state.reserved) {
        problems.push(`${id} is oversold: ${state.onHand} on hand, ${state.reserved} reserved`);
      }
    }
    stock.set(id, state);
    if (state.reservations.size > 0 || state.reserved !== 0) {
      problems.push(`${id} has ${state.reservations.size} unsettled reservations`);
    }
    if (gone !== (sold.get(id) ?? 0)) {
      problems.push(
        `of ${id} ${gone} items left the stock, but ${sold.get(id) ?? 0} are in orders`,
      );
    }
    if (state.onHand !== come - gone)
      problems.push(`${id} has ${state.onHand}, not ${come - gone}`);
  }

  const zones = [...streamsOf<DeliveryPlanEvent>(events, "deliveryplan").values()]
    .flat()
    .flatMap(({ type, data }) => (type === "DeliveryZonesChanged" ? data.zones : []));
  const places = new Map<string, string[]>();
  for (const [id, happened] of streamsOf<DeliveryDayEvent>(events, "deliveryday")) {
    const { zoneId, date } = dayOfId(id);
    const plans = [...defaultZones, ...zones].filter((zone) => zone.id === zoneId);
    let day = deliveryDayDecider.initialState;
    for (const event of happened) day = deliveryDayDecider.evolve(day, event);
    for (const half of dayHalves) {
      const most = Math.max(...plans.map(({ capacity }) => capacity[half]));
      if (day[half].size > most) {
        problems.push(`${id} ${half} has ${day[half].size} orders for ${most} places`);
      }
      for (const orderId of day[half]) {
        places.set(orderId, [...(places.get(orderId) ?? []), `${zoneId}.${date} ${half}`]);
      }
    }
  }
  for (const orderId of new Set([...orders.keys(), ...places.keys()])) {
    const order = orders.get(orderId) ?? orderDecider.initialState;
    const day = order.phase === "placed" ? order.delivery.day : null;
    const wanted = day ? `${dayIdOf(day)} ${day.half}` : "none";
    const held = places.get(orderId)?.join(", ") ?? "none";
    if (held !== wanted) problems.push(`order ${orderId} holds ${held}, but needs ${wanted}`);
    if (order.phase === "placed" && order.delivery.requested !== null) {
      problems.push(`order ${orderId} still waits for another delivery day`);
    }
  }

  problems.push(...runProblems(events, orders));

  const promotions = new Map<string, { readonly used: number; readonly held: number }>();
  for (const [code, happened] of streamsOf<PromotionEvent>(events, "promotion")) {
    let state = promotionDecider.initialState;
    for (const event of happened) {
      state = promotionDecider.evolve(state, event);
      const most = state?.terms.uses ?? null;
      if (state && most !== null && usesOf(state) > most) {
        problems.push(`${code} has ${usesOf(state)} uses of ${most}`);
      }
    }
    if (!state) continue;
    const { used, held } = state;
    promotions.set(code, { used, held });
    if (held !== 0) problems.push(`${code} has ${held} uses that are neither used nor free`);
    const ordered = [...orders.values()].filter(
      (order) => order.phase === "placed" && order.content.discount?.code === code,
    );
    if (ordered.length !== used) {
      problems.push(`${code} has ${used} uses, but ${ordered.length} orders`);
    }
  }

  const carts = new Map<string, readonly CartLine[]>();
  for (const [id, happened] of streamsOf<CartEvent>(events, "cart")) {
    carts.set(id, happened.reduce<readonly CartLine[]>(evolveLines, []));
  }
  const commandIds = new Set(events.map(({ metadata }) => metadata.commandId));
  return { stock, orders, carts, sold, promotions, commandIds, problems };
};
