import { limits } from "../../../generated/shop.ts";

/** One product that a visitor has gathered. */
export interface GuestLine {
  productId: string;
  /** 1 to 99. */
  quantity: number;
  /** Rupees. */
  priceWhenAdded: number;
}

/** What is on its way into a person's cart; under the same id it is never taken in twice. */
export interface GuestMerge {
  id: string;
  lines: readonly GuestLine[];
}

/** What visitors of this browser have gathered. */
export interface GuestCart {
  /**
   * The id that its merge will bear, so that two tabs begin the same one; empty while nothing is
   * gathered.
   */
  id: string;
  lines: readonly GuestLine[];
  /** Begun, and not known to be done. */
  merge: GuestMerge | null;
}

export const emptyGuestCart: GuestCart = { id: "", lines: [], merge: null };

/** The cart with so many pieces of a product in it; null where no further product fits in. */
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

/** The cart without a product. */
export function removeLine(cart: GuestCart, productId: string): GuestCart {
  const lines = cart.lines.filter((line) => line.productId !== productId);
  return { ...cart, id: lines.length > 0 ? cart.id : "", lines };
}

/** The cart with everything in it on its way; what was on its way before goes first, and alone. */
export function beginMerge(cart: GuestCart): GuestCart {
  const { id, lines, merge } = cart;
  return merge || lines.length === 0 ? cart : { ...emptyGuestCart, merge: { id, lines } };
}

/** The cart after a merge that the shop has done. */
export function settleMerge(cart: GuestCart, mergeId: string): GuestCart {
  return cart.merge?.id === mergeId ? { ...cart, merge: null } : cart;
}

/** How many pieces there are. */
export function countOf({ lines }: Pick<GuestCart, "lines">): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What a text of storage says; an empty cart where it says nothing that can be used. */
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
