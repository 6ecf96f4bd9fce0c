import { limits } from "../constants.ts";
import { accept, refuse, type Decision } from "../decider.ts";
import { messages } from "../messages.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import type { GuestLine } from "./commands.ts";
import type { CartEvent } from "./events.ts";
import type { CartLine } from "./lines.ts";

/** Pieces of one product. */
export interface Pieces {
  readonly productId: string;
  readonly quantity: number;
}

/** One guest's cart that was merged; no lines where that was undone. */
export interface GuestMerge {
  readonly mergeId: string;
  readonly lines: readonly Pieces[];
  /** An order has taken some of its products out of the cart: it can no longer be undone. */
  readonly ordered?: true;
}

/** So many merges of one cart can be answered again, and undone. */
const rememberedMerges = 8;

/** The merges of a cart after one more event. */
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

/** Takes what a visitor has gathered into the cart, as far as each product can be had beside what is there. */
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

/** Takes out of the cart what one merge has put in, as far as it is still there and not ordered. */
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

/** What a guest's cart can never hold; null where all is well. */
const problemOf = (lines: readonly GuestLine[]): InvalidInput | null => {
  if (lines.length === 0 || lines.length > limits.cartLines) {
    return invalidInput({
      field: "lines",
      message: `A cart holds at most ${limits.cartLines} different products`,
    });
  }
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length) {
    return invalidInput({ field: "lines", message: "Each product can stand in a cart once" });
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
