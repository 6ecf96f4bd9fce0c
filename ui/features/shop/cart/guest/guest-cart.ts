import { limits } from "../../../../generated/shop.ts";

/** One product in a visitor's cart. */
export interface GuestLine {
  productId: string;
  /** 1 to 99. */
  quantity: number;
  /** Rupees. */
  priceWhenAdded: number;
}

/** Items being merged into an account's cart; the shop merges an id only once. */
export interface GuestMerge {
  id: string;
  lines: readonly GuestLine[];
}

/** The cart of a visitor in this browser. */
export interface GuestCart {
  /**
   * The id of its future merge, so that two tabs start the same one; empty if the cart is empty.
   */
  id: string;
  lines: readonly GuestLine[];
  /** The merge that has started but is not known to be done. */
  merge: GuestMerge | null;
}

export const emptyGuestCart: GuestCart = { id: "", lines: [], merge: null };

/** Returns the cart with the quantity of a product set; null if no further product fits. */
export function putLine(cart: GuestCart, line: GuestLine, newId: () => string): GuestCart | null {
  const { id, lines } = cart;
  const held = lines.find(({ productId }) => productId === line.productId);
  if (!held && lines.length >= limits.cartLines) return null;
  return {
    ...cart,
    id: id || newId(),
    lines: held
      ? lines.map((one) => (one === held ? { ...held, quantity: line.quantity } : one))
      : [...lines, line],
  };
}

/** Returns the cart without a product. */
export function removeLine(cart: GuestCart, productId: string): GuestCart {
  const lines = cart.lines.filter((line) => line.productId !== productId);
  return { ...cart, id: lines.length > 0 ? cart.id : "", lines };
}

/**
 * Returns the cart with all items moved to its merge. An unfinished merge goes first, and alone.
 */
export function beginMerge(cart: GuestCart): GuestCart {
  const { id, lines, merge } = cart;
  return merge || lines.length === 0 ? cart : { ...emptyGuestCart, merge: { id, lines } };
}

/** Returns the cart after the shop has completed a merge. */
export function settleMerge(cart: GuestCart, mergeId: string): GuestCart {
  return cart.merge?.id === mergeId ? { ...cart, merge: null } : cart;
}

/** The number of units. */
export function countOf({ lines }: Pick<GuestCart, "lines">): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Parses a stored cart; returns an empty cart if the text is invalid. */
export function parseGuestCart(text: string | null): GuestCart {
  try {
    const { merge, ...gathered } = JSON.parse(text ?? "") as Record<string, unknown>;
    return { ...(gatheredIn(gathered) ?? emptyGuestCart), merge: gatheredIn(merge) };
  } catch {
    return emptyGuestCart;
  }
}

function gatheredIn(stored: unknown): GuestMerge | null {
  const { id, lines } = (stored ?? {}) as Partial<Record<keyof GuestMerge, unknown>>;
  const usable = Array.isArray(lines) ? lines.filter(isLine).slice(0, limits.cartLines) : [];
  return typeof id === "string" && usable.length > 0 ? { id, lines: usable } : null;
}

function isLine(stored: unknown): stored is GuestLine {
  const { productId, quantity, priceWhenAdded } = (stored ?? {}) as Partial<GuestLine>;
  return (
    typeof productId === "string" &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= limits.quantityPerLine &&
    typeof priceWhenAdded === "number"
  );
}
