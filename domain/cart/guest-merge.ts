import { limits } from "../constants.ts";
import { accept, refuse, type Decision } from "../decider.ts";
import { messages } from "../messages.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import type { GuestLine } from "./commands.ts";
import type { CartEvent } from "./events.ts";
import type { CartLine } from "./lines.ts";

/** A quantity of one product. */
export interface Pieces {
  readonly productId: string;
  readonly quantity: number;
}

/** A merged guest cart; without lines if the merge was undone. */
export interface GuestMerge {
  readonly mergeId: string;
  readonly lines: readonly Pieces[];
  /**
   * An order has removed some of its products from the cart, so the merge can no longer be undone.
   */
  readonly ordered?: true;
}

/** Maximum number of merges per cart that can be repeated or undone. */
const rememberedMerges = 8;

/** Applies an event to the merges of a cart. */
export const evolveMerges = (
  merges: readonly GuestMerge[],
  event: CartEvent,
): readonly GuestMerge[] => {
  switch (event.type) {
    case "GuestCartMerged":
      return [...merges, event.data].slice(-rememberedMerges);
    case "GuestCartMergeUndone":
      return merges.map((merge) =>
        merge.mergeId === event.data.mergeId ? { ...merge, lines: [] } : merge,
      );
    case "CartCheckedOut": {
      const ordered = new Set(event.data.lines.map(({ productId }) => productId));
      return merges.map((merge) =>
        merge.lines.some(({ productId }) => ordered.has(productId))
          ? { ...merge, ordered: true }
          : merge,
      );
    }
    default:
      return merges;
  }
};

interface CartContents {
  readonly lines: readonly CartLine[];
  readonly merges: readonly GuestMerge[];
}

/**
 * Merges a visitor's cart, as far as each product is available in addition to the cart's content.
 */
export const mergeGuestCart = (
  { lines, merges }: CartContents,
  mergeId: string,
  guestLines: readonly GuestLine[],
): Decision<CartEvent, InvalidInput> => {
  if (merges.some((merge) => merge.mergeId === mergeId)) return accept();
  const problem = problemOf(guestLines);
  if (problem) return refuse(problem);
  const counts = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const taken: CartLine[] = [];
  for (const { productId, quantity, offer } of guestLines) {
    const present = counts.get(productId);
    if (!offer || (present === undefined && counts.size >= limits.cartLines)) continue;
    const room = Math.min(offer.available, limits.quantityPerLine) - (present ?? 0);
    const fitting = Math.min(quantity, room);
    if (fitting < 1) continue;
    counts.set(productId, (present ?? 0) + fitting);
    taken.push({ productId, quantity: fitting, priceCents: offer.priceCents });
  }
  return taken.length === 0
    ? accept()
    : accept({ type: "GuestCartMerged", data: { mergeId, lines: taken } });
};

/** Removes the items of one merge, as far as they are still in the cart and not ordered. */
export const undoGuestMerge = (
  { lines, merges }: CartContents,
  mergeId: string,
): Decision<CartEvent, NotFound> => {
  const merge = merges.find((each) => each.mergeId === mergeId);
  if (!merge) return refuse(notFound(messages.cart.mergeNotFound));
  if (merge.lines.length === 0) return accept();
  if (merge.ordered) return refuse(notFound(messages.cart.mergeOrdered));
  const held = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  return accept({
    type: "GuestCartMergeUndone",
    data: {
      mergeId,
      lines: merge.lines
        .map(({ productId, quantity }) => ({
          productId,
          quantity: Math.min(quantity, held.get(productId) ?? 0),
        }))
        .filter(({ quantity }) => quantity > 0),
    },
  });
};

/** Validates a guest's cart; null if it is valid. */
const problemOf = (lines: readonly GuestLine[]): InvalidInput | null => {
  if (lines.length === 0 || lines.length > limits.cartLines) {
    return invalidInput({
      field: "lines",
      message: `A cart holds at most ${limits.cartLines} different products`,
    });
  }
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length) {
    return invalidInput({ field: "lines", message: "Each product can only be in the cart once" });
  }
  const whole = ({ quantity }: GuestLine): boolean =>
    Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= limits.quantityPerLine;
  return lines.every(whole)
    ? null
    : invalidInput({
        field: "quantity",
        message: `Please enter a whole number from 1 to ${limits.quantityPerLine}`,
      });
};
