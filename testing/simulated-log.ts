import fc from "fast-check";
import { dayHalves, orderStatuses, provinces } from "#domain/constants.ts";
import { streamName } from "#domain/decider.ts";
import type { ShopEvent } from "#domain/events.ts";
import { capacityOf } from "#domain/delivery/days.ts";
import {
  deliveryDayDecider,
  freeHalf,
  type DayCommand,
  type DayState,
} from "#domain/delivery/day-decider.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import { deliveryPlanDecider, deliveryPlanId } from "#domain/delivery/plan-decider.ts";
import { dayIdOf, deliveryDates, zoneOf } from "#domain/delivery/zones.ts";
import { orderDecider } from "#domain/order/decider.ts";
import { hasEnded, type OrderState } from "#domain/order/state.ts";
import type { OrderCommand } from "#domain/order/commands.ts";
import type { OrderContent, RequestedDay } from "#domain/order/events.ts";
import { deliveryDayTaken, type ShortLine } from "#domain/refusal.ts";
import { stockDecider, type StockState } from "#domain/stock/decider.ts";
import type { StockCommand } from "#domain/stock/commands.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import type { Slot } from "#domain/values/delivery-day.ts";
import { productIdOf, variantNumberOf } from "#domain/values/variant-id.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { positionOf } from "#event-store/position.ts";
import { detailsOf, orderOf } from "./shop.ts";

/**
 * One step of a shop with concurrent activity: the kind of step, and two small numbers that choose
 * its details.
 */
export type SimulationStep = readonly [what: number, which: number, how: number];

export const simulationSteps = (maxLength: number): fc.Arbitrary<readonly SimulationStep[]> =>
  fc.array(fc.tuple(fc.nat(16), fc.nat(7), fc.nat(7)), {
    ...{ minLength: 5, maxLength },
    // Short logs rarely have an order that is placed.
    size: "max",
  });

const products = ["chair", "lamp"] as const;
const regions = Object.keys(provinces);
const minuteMs = 60_000;

/** When the shop's log starts: 1 November 2026, 9:00 in Colombo. */
export const logStart = Date.UTC(2026, 10, 1, 3, 30);

/** The content of an order to a province. */
export const orderTo = (province: string, quantities: Readonly<Record<string, number>>) => {
  const content: OrderContent = orderOf(quantities);
  // A district would decide about the zone.
  return { ...content, shippingAddress: { ...content.shippingAddress, district: "", province } };
};

/**
 * A shop simulated by its deciders, event by event. Orders interleave while they are submitted,
 * reserved, and placed or refused, as with several processes, and products, stock and prices change
 * in between.
 */
export const createSimulatedLog = () => {
  const orders = new Map<string, OrderState>();
  const stocks = new Map<string, StockState>();
  const short = new Map<string, readonly ShortLine[]>();
  const days = new Map<string, DayState>();
  let plan = deliveryPlanDecider.initialState;
  const log: RecordedEvent[] = [];
  let minutes = 0;

  const append = (stream: string, event: ShopEvent): void => {
    log.push({
      ...event,
      id: `event-${log.length}`,
      position: positionOf(log.length + 1),
      stream,
      revision: log.filter((each) => each.stream === stream).length,
      metadata: {
        actor: { id: "ann", role: "shopper" },
        occurredAt: new Date(logStart + minutes * minuteMs).toISOString(),
        schemaVersion: 1,
        correlationId: `conversation-${log.length}`,
        causationId: `command-${log.length}`,
      },
    } as RecordedEvent);
  };
  const order = (id: string) => orders.get(id) ?? orderDecider.initialState;
  const stock = (id: string) => stocks.get(id) ?? stockDecider.initialState;

  const doOrder = (id: string, command: OrderCommand): boolean => {
    const decision = orderDecider.decide(command, order(id));
    if (!decision.accepted) return false;
    orders.set(id, decision.events.reduce(orderDecider.evolve, order(id)));
    decision.events.forEach((event) => append(streamName("order", id), event));
    return decision.events.length > 0;
  };
  const doStock = (id: string, command: StockCommand): readonly ShortLine[] | null => {
    const decision = stockDecider.decide(command, stock(id));
    if (!decision.accepted) {
      return decision.refusal.code === "STOCK_SHORTAGE" ? decision.refusal.lines : [];
    }
    stocks.set(id, decision.events.reduce(stockDecider.evolve, stock(id)));
    decision.events.forEach((event) => append(streamName("stock", id), event));
    return null;
  };

  const dayState = (day: Pick<Slot, "zoneId" | "date">): DayState =>
    days.get(dayIdOf(day)) ?? deliveryDayDecider.initialState;
  const doDay = (day: Pick<Slot, "zoneId" | "date">, command: DayCommand): boolean => {
    const decision = deliveryDayDecider.decide(command, dayState(day));
    if (!decision.accepted) return false;
    days.set(dayIdOf(day), decision.events.reduce(deliveryDayDecider.evolve, dayState(day)));
    const stream = streamName("deliveryday", dayIdOf(day));
    decision.events.forEach((event) => append(stream, event));
    return true;
  };
  const holdsDay = (id: string, day: Slot): boolean => dayState(day)[day.half].has(id);
  const changeZones = (zones: readonly DeliveryZone[]): void => {
    const command = { type: "ChangeDeliveryZones", zones, seen: plan.edition } as const;
    const decision = deliveryPlanDecider.decide(command, plan);
    if (!decision.accepted) throw new Error(decision.refusal.message);
    plan = decision.events.reduce(deliveryPlanDecider.evolve, plan);
    decision.events.forEach((event) => append(streamName("deliveryplan", deliveryPlanId), event));
  };
  const zoneOfProvince = (province: string) => zoneOf(plan.zones, { district: "", province });
  const now = () => new Date(logStart + minutes * minuteMs).toISOString();
  const today = () => dayInColombo(now());
  const earliestDay = (zoneId: string): Slot | null => {
    const zone = plan.zones.find(({ id }) => id === zoneId);
    if (!zone) return null;
    for (const date of deliveryDates(zone, today(), plan)) {
      const half = freeHalf(dayState({ zoneId, date }), zone, date, now());
      if (half) return { zoneId, date, half };
    }
    return null;
  };
  const slot = (
    orderId: string,
    type: "ReserveSlot" | "ReleaseSlot",
    day: Slot,
    capacity: number | null = capacityOf(plan, day),
  ): boolean => doDay(day, { type, orderId, half: day.half, capacity });

  /** Reserves the day that an order requests, or reacts to a full one. Null if nothing is left. */
  const reserveDay = (id: string, state: OrderState): boolean | null => {
    if (state.phase !== "submitted" && state.phase !== "placed") return null;
    const { requested } = state.delivery;
    const day = requested?.day ?? null;
    if (requested === null || day === null || holdsDay(id, day)) return null;
    if (slot(id, "ReserveSlot", day, requested.agreed ? null : undefined)) return true;
    if (!requested.chosen) {
      return doOrder(id, { type: "RequestNextDay", insteadOf: day, day: earliestDay(day.zoneId) });
    }
    if (state.phase === "placed") return doOrder(id, { type: "RefuseDeliveryDay", day });
    const reason = deliveryDayTaken(day).message;
    return doOrder(id, { type: "RejectOrder", reason, short: [], day });
  };

  /** Releases one day that an order no longer needs. Returns whether there was one. */
  const releaseDay = (id: string, state: OrderState): boolean => {
    if (state.phase === "none") return false;
    const { day, requested, earlier } = state.delivery;
    const isOpen = state.phase === "submitted" || state.phase === "placed";
    const ended = isOpen ? [] : [day, requested?.day ?? null];
    const held = [...earlier, ...ended].find((each) => each !== null && holdsDay(id, each));
    return held ? slot(id, "ReleaseSlot", held) : false;
  };

  /** The next step of an order's checkout. Returns whether there was one. */
  const advanceOrder = (id: string): boolean => {
    const state = order(id);
    if (state.phase === "none") return false;
    if (!short.has(id) || state.phase !== "submitted") {
      const reserved = reserveDay(id, state);
      if (reserved !== null) return reserved;
    }
    const { lines } = state.content;
    const holds = (productId: string) => stock(productId).reservations.has(id);
    if (state.phase === "submitted") {
      const missing = short.get(id);
      const next = lines.find(({ productId }) => !holds(productId));
      if (missing) {
        return doOrder(id, { type: "RejectOrder", reason: "Not enough left.", short: missing });
      }
      if (!next) {
        const day = state.delivery.requested?.day ?? null;
        return doOrder(id, { type: "PlaceOrder", day });
      }
      const { productId, quantity, name } = next;
      const command = { type: "ReserveStock", orderId: id, quantity, productId } as const;
      const found = doStock(productId, { ...command, productName: name });
      if (found) short.set(id, found);
      return true;
    }
    const held = lines.find(({ productId }) => holds(productId));
    if (held) {
      const type = state.phase === "rejected" ? "ReleaseReservation" : "ConfirmReservation";
      doStock(held.productId, {
        type: hasEnded(state) ? "ReleaseReservation" : type,
        orderId: id,
      });
      return true;
    }
    if (state.phase === "placed" && state.delivery.requested !== null) {
      const { day } = state.delivery.requested;
      return doOrder(id, { type: "ConfirmDeliveryDay", day });
    }
    if (releaseDay(id, state)) return true;
    if (!hasEnded(state) || !state.goodsReceived || state.stockReturned) return false;
    const before = log.length;
    for (const { productId, quantity } of lines) {
      doStock(productId, { type: "ReturnStock", orderId: id, quantity });
    }
    doOrder(id, { type: "NoteStockReturned" });
    return log.length > before;
  };

  const price = new Map<string, number>();
  /** Adds a product, or a variant whose id has a number, or changes its price. */
  const setPrice = (id: string, priceCents: number): void => {
    const previousPriceCents = price.get(id);
    price.set(id, priceCents);
    if (productIdOf(id) !== id) {
      const values = [`Variant ${variantNumberOf(id)}`];
      const details = {
        values,
        sku: null,
        size: null,
        image: null,
        modelUrl: null,
        material: null,
      };
      append(
        streamName("product", productIdOf(id)),
        previousPriceCents === undefined
          ? { type: "VariantAdded", data: { variantId: id, ...details, priceCents } }
          : {
              type: "VariantPriceChanged",
              data: { variantId: id, priceCents, previousPriceCents },
            },
      );
      return;
    }
    append(
      streamName("product", id),
      previousPriceCents === undefined
        ? { type: "ProductAdded", data: { ...detailsOf({ name: `The ${id}` }), priceCents } }
        : { type: "ProductPriceChanged", data: { priceCents, previousPriceCents } },
    );
  };
  const submit = (
    id: string,
    province: string,
    quantities: Readonly<Record<string, number>>,
    delivery?: RequestedDay,
  ) => {
    const content = orderTo(province, quantities);
    const lines = content.lines.map((line) => ({
      ...line,
      priceCents: price.get(line.productId) ?? line.priceCents,
    }));
    const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
    const totalCents = subtotalCents + content.deliveryFeeCents;
    const quoted = { ...content, lines, subtotalCents, totalCents };
    doOrder(id, {
      type: "SubmitOrder",
      content: delivery === undefined ? quoted : { ...quoted, delivery },
    });
  };
  /** A slot of a zone, free or not. */
  const someDay = (zone: DeliveryZone, how: number): Slot | null => {
    const [date] = deliveryDates(zone, today(), plan).slice(how % 3);
    const half = dayHalves[how % dayHalves.length];
    return date && half ? { zoneId: zone.id, date, half } : null;
  };
  /** An order from before delivery days, without a choice, with an outdated one, or chosen. */
  const delivery = (province: string, how: number): RequestedDay | undefined => {
    const zone = zoneOfProvince(province);
    if (!zone || how % 4 === 0) return undefined;
    if (how % 4 === 1) return { day: earliestDay(zone.id), chosen: false };
    return { day: someDay(zone, how), chosen: how % 4 === 3 };
  };
  const requestDay = (id: string, how: number): void => {
    const zone = plan.zones[0];
    const day = zone ? someDay(zone, how) : null;
    if (!day) return;
    const by = { by: "staff", userId: "ann", expectedRevision: null } as const;
    doOrder(id, { type: "RequestDeliveryDay", ...by, day, agreed: how % 4 === 0 });
  };
  /** Closes or opens a day of the first zone, or changes the capacity of all zones. */
  const changeDays = (how: number): void => {
    const [zone] = plan.zones;
    const day = zone && someDay(zone, how);
    if (!day) return;
    if (how > 5) {
      const capacity = { morning: how - 5, afternoon: how - 5 };
      changeZones(plan.zones.map((each) => ({ ...each, capacity })));
    } else doDay(day, how % 2 ? { type: "CloseDay", reason: "Poya day" } : { type: "OpenDay" });
  };
  const onRun = (id: string, how: number): void => {
    const runId = "2026-11-02.1";
    const commands: readonly OrderCommand[] = [
      { type: "PutOnRun", runId },
      { type: "LeaveRun", runId },
      { type: "GoOut", runId },
      {
        ...{ type: "DeliverByRun", runId, owedCents: 200_000, collectedCents: 150_000 },
        shortReason: "customer was short",
      },
      { type: "PostponeByRun", runId, day: null },
      { type: "ReturnOrder", reason: "refused", runId },
      { type: "ReceiveReturn" },
    ];
    const command = commands[how % commands.length];
    if (command) doOrder(id, command);
  };
  const move = (id: string, how: number): void => {
    const status = orderStatuses[how % orderStatuses.length] ?? "Delivered";
    doOrder(id, { type: "SetOrderStatus", status, expectedRevision: null });
  };

  return {
    log,
    order,
    stock,
    setPrice,
    submit,
    changeZones,
    earliestDay,
    doDay,
    plan: () => plan,
    advanceOrder,
    doOrder,
    doStock,
    /** Advances the clock by some minutes. */
    wait(more: number) {
      minutes += more;
    },
    /** Completes an order's checkout without other steps in between. */
    finish(id: string) {
      while (advanceOrder(id));
    },
    /** Executes a step if it is possible. */
    run([what, which, how]: SimulationStep): void {
      minutes += how * 20;
      const product = products[which % products.length] ?? "chair";
      const id = `o${which}`;
      if (what === 0) doStock(product, { type: "ReceiveStock", quantity: how + 1 });
      else if (what === 1) doStock(product, { type: "AdjustStock", available: how });
      else if (what === 2) setPrice(product, 1000 + how * 100);
      else if (what === 3) move(id, how);
      else if (what === 4) doOrder(id, { type: "CancelOrder", userId: "ann", reason: null });
      else if (what === 12) onRun(id, how);
      else if (what === 13) requestDay(id, how);
      else if (what === 14) changeDays(how);
      else if (what === 5 || order(id).phase === "none") {
        const province = regions[how % 3] ?? "Uva";
        const quantities = { [product]: (how % 3) + 1, lamp: 1 };
        submit(id, province, quantities, delivery(province, how));
      } else for (let left = how % 4; left >= 0 && advanceOrder(id); left -= 1);
    },
  };
};
