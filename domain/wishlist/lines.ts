import type { WishListEvent } from "./events.ts";

/** A variant on a wish list; `priceCents` is its price when it was saved. */
export interface WishLine {
  readonly productId: string;
  readonly priceCents: number;
  /** Whether its owner wants an email if the price drops. */
  readonly alert: boolean;
  /** The price of the last notification; missing before the first. */
  readonly sentCents?: number;
}

/**
 * Applies an event to the lines of a wish list, oldest first. `made` completes an added line.
 * Shared by the decider and the read model.
 */
export const evolveLines = <Line extends WishLine>(
  lines: readonly Line[],
  event: WishListEvent,
  made: (line: WishLine) => Line,
): readonly Line[] => {
  switch (event.type) {
    case "WishAdded": {
      const { productId, priceCents } = event.data;
      return [...without(lines, productId), made({ productId, priceCents, alert: false })];
    }
    case "WishRestored": {
      const { place, ...line } = event.data;
      return without(lines, line.productId).toSpliced(place, 0, made(line));
    }
    case "WishRemoved":
      return without(lines, event.data.productId);
    case "WishAlertChanged": {
      const { productId, on } = event.data;
      return lines.map((line) => (line.productId === productId ? { ...line, alert: on } : line));
    }
    case "PriceDropSent": {
      const sent = new Map(event.data.drops.map((drop) => [drop.productId, drop.priceCents]));
      return lines.map((line) => {
        const sentCents = sent.get(line.productId);
        return sentCents === undefined ? line : { ...line, sentCents };
      });
    }
    case "WishListErased":
      return [];
    default:
      return lines;
  }
};

const without = <Line extends WishLine>(
  lines: readonly Line[],
  productId: string,
): readonly Line[] => lines.filter((line) => line.productId !== productId);
