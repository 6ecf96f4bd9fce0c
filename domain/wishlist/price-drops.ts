import type { PriceDrop, WishListEvent } from "./events.ts";
import type { WishLine } from "./lines.ts";

/** A person is notified of lower prices at most once in this time. */
const dropIntervalMs = 24 * 60 * 60_000;

/** When the next notification of lower prices may be sent. */
export const nextDropAt = (sentAt: string): string =>
  new Date(Date.parse(sentAt) + dropIntervalMs).toISOString();

/** The price that a lower one has to be below: the one at saving, or of the last notification. */
export const belowCents = ({
  priceCents,
  sentCents = priceCents,
}: Pick<WishLine, "priceCents" | "sentCents">): number => Math.min(priceCents, sentCents);

/** The drop of a line at a price; null if it is not lower, or of no interest. */
export const dropOf = (
  line: WishLine | undefined,
  priceCents: number | undefined,
): PriceDrop | null => {
  if (!line?.alert || priceCents === undefined || priceCents >= belowCents(line)) return null;
  return { productId: line.productId, priceCents, belowCents: belowCents(line) };
};

/** Applies an event to the variants whose notification is deferred. */
export const evolveDeferred = (
  deferred: readonly string[],
  event: WishListEvent,
): readonly string[] => {
  const without = (...ids: readonly string[]) => deferred.filter((id) => !ids.includes(id));
  switch (event.type) {
    case "PriceDropDeferred":
      return [...without(event.data.productId), event.data.productId];
    case "WishAlertChanged":
      return event.data.on ? deferred : without(event.data.productId);
    case "WishRemoved":
      return without(event.data.productId);
    case "PriceDropSent":
      return without(...event.data.drops.map(({ productId }) => productId));
    case "DeferredDropsDiscarded":
    case "WishListErased":
      return [];
    default:
      return deferred;
  }
};
