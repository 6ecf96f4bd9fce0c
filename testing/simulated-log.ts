import fc from "fast-check";
import { orderStatuses, provinces } from "#domain/constants.ts";
import { streamName } from "#domain/decider.ts";
import type { ShopEvent } from "#domain/events.ts";
import { hasEnded, orderDecider, type OrderState } from "#domain/order/decider.ts";
import type { OrderCommand } from "#domain/order/commands.ts";
import type { OrderContent } from "#domain/order/events.ts";
import type { ShortLine } from "#domain/refusal.ts";
import { stockDecider, type StockState } from "#domain/stock/decider.ts";
import type { StockCommand } from "#domain/stock/commands.ts";
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
  fc.array(fc.tuple(fc.nat(12), fc.nat(5), fc.nat(7)), { minLength: 5, maxLength });

const products = ["chair", "lamp"] as const;
const regions = Object.keys(provinces);
const minuteMs = 60_000;

/** When the shop's log starts: 1 November 2026, 9:00 in Colombo. */
export const logStart = Date.UTC(2026, 10, 1, 3, 30);

/** The content of an order to a province. */
export const orderTo = (province: string, quantities: Readonly<Record<string, number>>) => {
  const content: OrderContent = orderOf(quantities);
  return { ...content, shippingAddress: { ...content.shippingAddress, province } };
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

  /** The next step of an order's checkout. Returns whether there was one. */
  const advanceOrder = (id: string): boolean => {
    const state = order(id);
    if (state.phase === "none") return false;
    const { lines } = state.content;
    const holds = (productId: string) => stock(productId).reservations.has(id);
    if (state.phase === "submitted") {
      const missing = short.get(id);
      const next = lines.find(({ productId }) => !holds(productId));
      if (missing) {
        return doOrder(id, { type: "RejectOrder", reason: "Not enough left.", short: missing });
      }
      if (!next) return doOrder(id, { type: "PlaceOrder", day: null });
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
      const values = [`Version ${variantNumberOf(id)}`];
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
  const submit = (id: string, province: string, quantities: Readonly<Record<string, number>>) => {
    const content = orderTo(province, quantities);
    const lines = content.lines.map((line) => ({
      ...line,
      priceCents: price.get(line.productId) ?? line.priceCents,
    }));
    const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
    const totalCents = subtotalCents + content.deliveryFeeCents;
    doOrder(id, { type: "SubmitOrder", content: { ...content, lines, subtotalCents, totalCents } });
  };
  const onRun = (id: string, how: number): void => {
    const runId = "2026-11-02.1";
    const commands: readonly OrderCommand[] = [
      { type: "PutOnRun", runId },
      { type: "LeaveRun", runId },
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
      else if (what === 5 || order(id).phase === "none") {
        submit(id, regions[how % regions.length] ?? "Uva", { [product]: how + 1, lamp: 1 });
      } else advanceOrder(id);
    },
  };
};
