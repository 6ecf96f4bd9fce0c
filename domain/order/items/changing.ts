import { stockShortage, type ShortLine } from "../../refusal.ts";
import { wasPlaced, type MovedUnits, type OrderState } from "../state.ts";
import type { OrderSteps } from "../steps.ts";
import { reserveUnits, returnUnits, settleUnits } from "../claims.ts";
import { changeClaim, unitsMoved } from "./items.ts";
import { returnClaim } from "./returns.ts";

/** Reserves the units that a change adds. Returns the shortages. */
const reserve = async (
  steps: OrderSteps,
  added: readonly MovedUnits[],
  change: number,
): Promise<readonly ShortLine[]> => {
  for (const units of added) {
    const handled = await reserveUnits(steps, "items-reserved", units, changeClaim(change));
    if (handled.accepted) continue;
    if (handled.refusal.code === "STOCK_SHORTAGE") return handled.refusal.lines;
    throw new Error(`Order ${steps.orderId} could not reserve: ${handled.refusal.message}`);
  }
  return [];
};

/**
 * Decides a requested change of items: its added units are reserved, then the order has the items
 * or keeps its own. The stock holds each change under a claim of its own, so that it never touches
 * what the order itself reserved.
 */
export const decideChange = async (steps: OrderSteps, placed: OrderState): Promise<OrderState> => {
  let order = placed;
  while (order.phase === "placed" && order.items.requested !== null) {
    const { requested, requests: request } = order.items;
    const short = await reserve(steps, unitsMoved(order.content.lines, requested).added, request);
    const command =
      short.length === 0
        ? ({ type: "ConfirmItems", request } as const)
        : ({ type: "RefuseItems", request, short: stockShortage(short).lines } as const);
    const verb = command.type === "ConfirmItems" ? "confirm" : "refuse";
    order = await steps.decide("items-changed", `${verb} items ${request}`, command);
  }
  return order;
};

/** Confirms or releases what the order's changes reserved, and returns what they took out. */
export const settleChanges = async (steps: OrderSteps, order: OrderState): Promise<void> => {
  if (!wasPlaced(order)) return;
  const { requested, requests, ended } = order.items;
  // A change that the end of the order overtook.
  if (order.phase !== "placed" && requested !== null) {
    for (const units of unitsMoved(order.content.lines, requested).added) {
      await settleUnits(steps, null, "ReleaseReservation", units, changeClaim(requests));
    }
  }
  for (const { number, accepted, added, removed, settled } of ended) {
    const claim = changeClaim(number);
    const type = accepted ? "ConfirmReservation" : "ReleaseReservation";
    for (const units of added) await settleUnits(steps, "items-moved", type, units, claim);
    if (settled) continue;
    for (const units of removed) {
      await returnUnits(steps, "items-moved", units, `return ${claim}`, claim);
    }
    const noted = { type: "NoteItemsSettled", request: number } as const;
    await steps.decide("items-settled", `items settled ${number}`, noted);
  }
};

/** Returns the units of returned items to stock, and records that on the order. */
export const restock = async (steps: OrderSteps, order: OrderState): Promise<void> => {
  if (!("returns" in order)) return;
  for (const { number, lines, settled } of order.returns) {
    if (settled) continue;
    const claim = returnClaim(number);
    for (const units of lines) await returnUnits(steps, "restocked", units, claim, claim);
    const noted = { type: "NoteRestocked", number } as const;
    await steps.decide("all-restocked", `restocked ${number}`, noted);
  }
};
