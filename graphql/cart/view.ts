import type { CartLine } from "#domain/cart/lines.ts";
import type { RoomPlan } from "#domain/cart/room-plan.ts";
import { deliveryFeeCents } from "#domain/constants.ts";
import type { Position } from "#domain/ports.ts";
import type { Context } from "#graphql/context.ts";
import type { CartDocument } from "#projections/carts/document.ts";
import type { ProductDocument } from "#projections/products/document.ts";

/** One line of a cart beside the product as it is now; null where it is no longer sold. */
export interface CartItemView {
  readonly id: string;
  readonly line: CartLine;
  readonly product: ProductDocument | null;
  readonly lineTotalCents: number;
}

/** A cart at today's prices. */
export interface CartView {
  readonly id: string;
  readonly items: readonly CartItemView[];
  readonly itemCount: number;
  /** Pieces of which there are too few, or none any more; not counted in the subtotal. */
  readonly shortCount: number;
  readonly subtotalCents: number;
  readonly deliveryFeeCents: number;
  /** The room that its pieces were arranged in; null before, and for visitors. */
  readonly room: RoomPlan | null;
  readonly position: Position;
}

/** A shopper's cart as the read models have it. */
export const readCart = async (
  { readModels, freshness }: Pick<Context, "readModels" | "freshness">,
  userId: string,
): Promise<CartView> => {
  const position = freshness.position();
  const cart = await readModels.carts.byUser(userId);
  const products = await readModels.products.byIds(cart.lines.map(({ productId }) => productId));
  return cartView(userId, cart, products, position);
};

/** Lines beside their products. */
export const cartView = (
  userId: string,
  { lines, room }: Pick<CartDocument, "lines" | "room">,
  products: ReadonlyMap<string, ProductDocument>,
  position: Position,
): CartView => {
  const items = lines.map((line) => {
    const found = products.get(line.productId);
    const product = found?.sold ? found : null;
    return {
      id: `${userId}:${line.productId}`,
      line,
      product,
      lineTotalCents: (product?.priceCents ?? 0) * line.quantity,
    };
  });
  return {
    id: userId,
    items,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    shortCount: items.reduce((sum, item) => sum + item.line.quantity - available(item), 0),
    subtotalCents: items.reduce(
      (sum, item) => sum + (item.product?.priceCents ?? 0) * available(item),
      0,
    ),
    deliveryFeeCents: items.length > 0 ? deliveryFeeCents : 0,
    room,
    position,
  };
};

/** How many pieces of a line can be had now. */
const available = ({ line, product }: Pick<CartItemView, "line" | "product">): number =>
  Math.min(line.quantity, Math.max(product?.countInStock ?? 0, 0));
