import { streamId } from "#domain/decider.ts";
import type { DeliveryDayEvent } from "#domain/delivery/events.ts";
import { dayOfId } from "#domain/delivery/zones.ts";
import type { OrderCommand } from "#domain/order/commands.ts";
import { hasEnded, wasPlaced } from "#domain/order/state.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import type { ShortLine } from "#domain/refusal.ts";
import { changeClaim } from "#domain/order/items/items.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import { available } from "#domain/stock/decider.ts";
import { isChosen } from "#domain/values/variant-choice.ts";
import type { WhatIfChange } from "./change.ts";
import { createDeliverySteps } from "./delivery-steps.ts";
import { closedReason, zoneClosedReason } from "./measure.ts";
import { createPostponedMoves } from "./postponed-moves.ts";
import { additionalUnits, createSteps, placeOrder, shortReason } from "./order-steps.ts";
import { rulesOf } from "./rules.ts";
import type { WorldEvent, World } from "./world.ts";

/**
 * A shop that continues from the fork with changes. It receives the real events and produces those
 * that would have happened.
 */
export interface Simulation {
  /** The next event of the log; `was` is the actual shop immediately before it. */
  take(worldEvent: WorldEvent, was: World): void;
  /**
   * Processes the remaining moves up to the end. Returns the number of moves still pending then.
   */
  end(at: number): number;
}

/** An event of the stock about units of an order. */
type StockOfOrder = Extract<StockEvent, { readonly data: { readonly orderId: string } }>;

const claimOf = (orderId: string, claim: string): string => `${orderId} ${claim}`;

/** The command that cancelled an order. */
const cancelOrder = (
  data: Extract<OrderEvent, { readonly type: "OrderCancelled" }>["data"],
): OrderCommand =>
  data.by === "staff"
    ? { type: "CancelOrderByStaff", reason: data.reason, note: "", expectedRevision: null }
    : { type: "CancelOrder", userId: data.userId, reason: data.reason };

/**
 * Repeats every command of customers and staff in the simulated shop, and its deciders answer. If
 * an order, its prices and the stock are unchanged, so are the answers. A refusal because of
 * insufficient stock is decided again with the additional units available in the simulation. No new
 * commands are invented.
 */
export const createSimulation = (
  world: World,
  changes: readonly WhatIfChange[],
  forkedAt: number,
): Simulation => {
  const rules = rulesOf(changes);
  const steps = createSteps(world);
  const delivery = createDeliverySteps(world, rules, steps);
  const moves = createPostponedMoves();
  const short = new Map<string, readonly ShortLine[]>();
  /** Orders whose new address the simulation refused, together with the day that comes with it. */
  const addressRefused = new Set<string>();
  let now = forkedAt;

  for (const change of changes) {
    if (change.kind !== "opening-stock") continue;
    for (const variantId of world.names.keys()) {
      if (!isChosen(change.productId, variantId)) continue;
      steps.stock(variantId, { type: "AdjustStock", available: change.pieces }, forkedAt);
    }
  }

  const moveUntil = (until: number): void => {
    for (let move = moves.due(until); move; move = moves.due(until)) {
      const { orderId, status, at } = move;
      steps.order(orderId, { type: "SetOrderStatus", status, expectedRevision: null }, at);
    }
  };

  const provinceOf = (orderId: string) => world.provinces.get(orderId) ?? null;
  const productsOf = (orderId: string) => {
    const order = world.order(orderId);
    return order.phase === "none" ? [] : order.content.lines.map(({ productId }) => productId);
  };
  const isLeftOut = (kind: "moves" | "cancellations", orderId: string) =>
    rules.leavesOut(kind, productsOf(orderId), provinceOf(orderId));

  const takeOrder = ({ stream, event, at }: WorldEvent, was: World): void => {
    const id = streamId(stream);
    const { phase } = world.order(id);
    switch (event.type) {
      case "OrderSubmitted": {
        const province = event.data.shippingAddress.province || null;
        const products = event.data.lines.map(({ productId }) => productId);
        if (rules.leavesOut("orders", products, province)) return;
        const quoted = rules.quoted(event.data, was.prices, world.prices);
        const content = delivery.suggested(quoted, at, was);
        steps.order(id, { type: "SubmitOrder", content }, at);
        if (rules.isClosed(province)) steps.reject(id, closedReason, [], at);
        else if (rules.isZoneClosed(delivery.zoneOf(event.data), at)) {
          steps.reject(id, zoneClosedReason, [], at);
        } else delivery.reserveSuggested(id, event.data.delivery, at);
        return;
      }
      case "OrderPlaced": {
        const missing = short.get(id);
        if (phase !== "submitted") return;
        if (missing) {
          steps.reject(id, shortReason(missing), missing, at);
          delivery.releaseUnneeded(id, null, at);
        } else steps.order(id, placeOrder(world.order(id)), at);
        return;
      }
      case "OrderRejected": {
        if (phase !== "submitted") return;
        const missing = short.get(id);
        const isAvailable = ({ productId, quantity }: { productId: string; quantity: number }) => {
          const shortLine = event.data.short.find((each) => each.productId === productId);
          const free = available(world.stock(productId));
          // The stock available at the shop's decision, plus the difference between the worlds.
          const then = shortLine
            ? shortLine.available + additionalUnits(world, was, productId)
            : free;
          return quantity <= Math.min(then, free);
        };
        const { day, short: shortLines } = event.data;
        const isDecidedAgain = day
          ? delivery.reserveFree(id, day, at, was)
          : !missing && shortLines.length > 0;
        if (isDecidedAgain && steps.placeRefused(id, isAvailable, at)) return;
        if (missing) steps.reject(id, shortReason(missing), missing, at);
        else steps.order(id, { ...event.data, type: "RejectOrder" }, at);
        delivery.releaseUnneeded(id, was, at);
        return;
      }
      case "OrderStatusChanged": {
        if (isLeftOut("moves", id)) return;
        const delay = rules.delayMs(provinceOf(id));
        moves.put({ at: at + delay, orderId: id, status: event.data.status });
        moveUntil(now);
        return;
      }
      case "OrderCancelled":
        if (!isLeftOut("cancellations", id)) steps.order(id, cancelOrder(event.data), at);
        delivery.endRequest(id, at);
        delivery.releaseUnneeded(id, was, at);
        return;
      case "OrderCalled":
      case "OrderCallUndone":
      case "OrderCallRequested":
        if (phase === "placed") world.record({ stream, event, at });
        return;
      case "DeliveryAddressChanged":
        if (phase !== "placed") return;
        if (
          rules.isClosed(event.data.shippingAddress.province) ||
          rules.isZoneClosed(delivery.zoneOf(event.data), at)
        ) {
          addressRefused.add(id);
          return;
        }
        addressRefused.delete(id);
        world.record({ stream, event, at });
        return;
      case "DeliveryDayRequested":
        if (!event.data.chosen && addressRefused.delete(id)) return;
        if (event.data.orNone) {
          const order = world.order(id);
          const isOpen = order.phase === "placed" && order.delivery.requested === null;
          if (isOpen) world.record({ stream, event, at });
          return;
        }
        delivery.repeatRequest(id, event.data, at, was);
        return;
      case "DeliveryDayChanged":
        delivery.repeatChange(id, event.data.day, at, was);
        return;
      case "DeliveryDayRefused":
        delivery.repeatRefusal(id, event.data.day, at, was);
        return;
      case "ItemsReturned":
      case "ReturnedItemsRestocked":
        if (wasPlaced(world.order(id))) world.record({ stream, event, at });
        return;
      case "OrderItemsRequested":
        if (phase === "placed") world.record({ stream, event, at });
        return;
      case "OrderItemsChanged":
      case "OrderItemsRefused": {
        const order = world.order(id);
        if (order.phase !== "placed") return;
        const request = order.items.requests;
        const missing = short.get(claimOf(id, changeClaim(request)));
        if (event.type === "OrderItemsRefused" || missing) {
          const found = missing ?? (event.type === "OrderItemsRefused" ? event.data.short : []);
          steps.order(id, { type: "RefuseItems", request, short: found }, at);
        } else steps.order(id, { type: "ConfirmItems", request }, at);
        return;
      }
      case "OrderItemsSettled":
        steps.order(id, { type: "NoteItemsSettled", request: event.data.request }, at);
        return;
      case "OrderPutOnRun":
      case "OrderWentOut":
      case "CashCollected":
        if (phase === "placed") world.record({ stream, event, at });
        return;
      case "OrderLeftRun": {
        const order = world.order(id);
        if (order.phase === "placed" && order.run === event.data.runId) {
          world.record({ stream, event, at });
        }
        return;
      }
      case "OrderReturned":
        if (phase !== "placed") return;
        world.record({ stream, event, at });
        delivery.releaseUnneeded(id, was, at);
        return;
      case "ReturnReceived":
        steps.order(id, { ...event.data, type: "ReceiveReturn" }, at);
        return;
      case "OrderCodeReleased":
        steps.order(id, { type: "NoteCodeReleased" }, at);
        return;
      case "OrderStockReturned":
        steps.order(id, { type: "NoteStockReturned" }, at);
        return;
      case "OrderBuyerErased":
        steps.order(id, { type: "EraseBuyer" }, at);
        return;
      default:
    }
  };

  const takeStock = ({ stream, event, at }: WorldEvent, was: World): void => {
    const id = streamId(stream);
    switch (event.type) {
      case "StockReceived": {
        if (rules.leavesOut("receipts", [id], null)) return;
        const quantity = rules.received(id, event.data.quantity);
        if (quantity > 0) steps.stock(id, { type: "ReceiveStock", quantity }, at);
        return;
      }
      case "StockAdjusted": {
        if (rules.leavesOut("counts", [id], null)) return;
        const more = event.data.onHand - event.data.previousOnHand;
        const free = Math.max(0, available(world.stock(id)) + more);
        steps.stock(id, { type: "AdjustStock", available: free }, at);
        return;
      }
      case "StockReserved":
      case "StockReservationReleased":
      case "StockReservationConfirmed":
      case "StockReturned":
        takeOrdersStock(id, event, at, was);
        return;
      default:
    }
  };

  const takeOrdersStock = (
    productId: string,
    event: StockOfOrder,
    at: number,
    was: World,
  ): void => {
    const { orderId, claim } = event.data;
    if (claim !== undefined) {
      takeClaimsStock(productId, event, at);
      return;
    }
    const order = world.order(orderId);
    const isUnchanged = order.phase === was.order(orderId).phase;
    switch (event.type) {
      case "StockReserved": {
        if (!isUnchanged || short.has(orderId)) return;
        const name = world.names.get(productId) ?? productId;
        const { quantity } = event.data;
        const command = { type: "ReserveStock", orderId, quantity, productId } as const;
        const missing = steps.stock(productId, { ...command, productName: name }, at);
        if (missing) short.set(orderId, missing);
        return;
      }
      case "StockReservationConfirmed":
        if (isUnchanged || order.phase === "placed") {
          steps.stock(productId, { type: "ConfirmReservation", orderId }, at);
        }
        return;
      case "StockReservationReleased":
        if (isUnchanged || order.phase !== "placed") {
          steps.stock(productId, { type: "ReleaseReservation", orderId }, at);
        }
        return;
      case "StockReturned":
        if (isUnchanged || hasEnded(order)) {
          steps.stock(productId, { ...event.data, type: "ReturnStock" }, at);
        }
        return;
      default:
    }
  };

  /** The stock of a later change of an order, which is in the simulation if the order is placed. */
  const takeClaimsStock = (productId: string, { type, data }: StockOfOrder, at: number): void => {
    const { orderId, claim = "", quantity } = data;
    const key = claimOf(orderId, claim);
    switch (type) {
      case "StockReserved": {
        if (world.order(orderId).phase !== "placed" || short.has(key)) return;
        const productName = world.names.get(productId) ?? productId;
        const units = { orderId, claim, quantity, productId, productName };
        const missing = steps.stock(productId, { type: "ReserveStock", ...units }, at);
        if (missing) short.set(key, missing);
        return;
      }
      case "StockReservationConfirmed":
      case "StockReservationReleased":
        steps.stock(
          productId,
          {
            type:
              type === "StockReservationConfirmed" && !short.has(key)
                ? "ConfirmReservation"
                : "ReleaseReservation",
            orderId,
            claim,
          },
          at,
        );
        return;
      case "StockReturned":
        if (short.has(key) || !isInWorld(orderId)) return;
        steps.stock(productId, { type: "ReturnStock", orderId, claim, quantity }, at);
        return;
    }
  };

  const takeDay = (stream: string, event: DeliveryDayEvent, at: number, was: World): void => {
    if (event.type === "DayClosed" || event.type === "DayOpened") {
      world.record({ stream, event, at });
      return;
    }
    const { orderId, half } = event.data;
    const day = { ...dayOfId(streamId(stream)), half };
    if (event.type === "SlotReserved") delivery.repeatReservation(orderId, day, at, was);
    else delivery.repeatRelease(orderId, day, at);
  };

  const isInWorld = (orderId: string): boolean => wasPlaced(world.order(orderId));

  return {
    take(worldEvent, was) {
      now = Math.max(now, worldEvent.at);
      moveUntil(now);
      const { stream, event } = worldEvent;
      if (stream.startsWith("order-")) takeOrder(worldEvent, was);
      else if (stream.startsWith("stock-")) takeStock(worldEvent, was);
      else if (stream.startsWith("deliveryday-")) {
        takeDay(stream, event as DeliveryDayEvent, worldEvent.at, was);
      } else if (event.type === "ProductPriceChanged" || event.type === "VariantPriceChanged") {
        const id = "variantId" in event.data ? event.data.variantId : streamId(stream);
        if (!rules.leavesOut("price-changes", [id], null)) world.record(worldEvent);
      } else world.record(worldEvent);
    },
    end(at) {
      moveUntil(at);
      return moves.left;
    },
  };
};
