import { z } from "zod";
import { timings } from "../../../generated/shop.ts";
import type { OrderSubmission } from "./order-submission.ts";

const key = "nivasa.recent-orders";
const recentSchema = z.array(
  z.object({
    print: z.string(),
    at: z.number(),
    /** Missing until the shop has answered. */
    orderId: z.string().optional(),
  }),
);

/**
 * A hash that is equal for the same shopper, items and address, and reveals none of them to a
 * reader of the storage.
 */
function printOf({ shopperId, input }: Pick<OrderSubmission, "shopperId" | "input">): string {
  const items = input.items.map(({ productId, quantity }) => `${productId}×${quantity}`).sort();
  const address = Object.entries(input.shippingAddress)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, value]) =>
      value ? [[name, value.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase()]] : [],
    );
  const text = JSON.stringify([shopperId, items, address]);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

function readRecent(): z.infer<typeof recentSchema> {
  try {
    const parsed = recentSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? "[]"));
    // The absolute value: a clock that was set back counts like one that ran on.
    const isRecent = (at: number) => Math.abs(Date.now() - at) < timings.duplicateOrderWindow;
    return parsed.success ? parsed.data.filter(({ at }) => isRecent(at)) : [];
  } catch {
    return [];
  }
}

function writeRecent(recent: z.infer<typeof recentSchema>): void {
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Without storage the shopper is not asked before the same order is placed again; the shop
    // still detects it.
  }
}

/** Stores that the shop has an order, or that it is waiting on this device. */
export function rememberOrder(submission: OrderSubmission, orderId?: string): void {
  const print = printOf(submission);
  const others = readRecent().filter((one) => one.print !== print);
  writeRecent([...others, { print, at: submission.startedAt, ...(orderId && { orderId }) }]);
}

/** Removes a cancelled order, so that the same one can be placed again. */
export function forgetOrder(orderId: string): void {
  writeRecent(readRecent().filter((one) => one.orderId !== orderId));
}

/** The id of the newest order of the last five minutes on this device; null if there is none. */
export function latestOrderId(): string | null {
  const placed = readRecent().toSorted((a, b) => b.at - a.at);
  return placed.find(({ orderId }) => orderId !== undefined)?.orderId ?? null;
}

/** When the same order was placed within the last five minutes; null if it was not. */
export function orderedBefore(given: Pick<OrderSubmission, "shopperId" | "input">): number | null {
  const print = printOf(given);
  return readRecent().find((one) => one.print === print)?.at ?? null;
}
