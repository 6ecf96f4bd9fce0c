import type { CartLine } from "#domain/cart/lines.ts";
import type { RoomPlan } from "#domain/cart/room-plan.ts";
import { deliveryFeeCents } from "#domain/constants.ts";
import type { Position } from "#domain/ports.ts";
import type { Context } from "#graphql/context.ts";
import type { CartDocument } from "#projections/carts/document.ts";
import type { ProductDocument } from "#projections/products/document.ts";

/** A cart line and its current product; null if the product is no longer sold. */
export interface CartItemView {
  readonly id: string;
  readonly line: CartLine;
  readonly product: ProductDocument | null;
  readonly lineTotalCents: number;
}

/** A cart at current prices. */
export interface CartView {
  readonly id: string;
  readonly items: readonly CartItemView[];
  readonly itemCount: number;
  /** Units that are out of stock or no longer sold; not included in the subtotal. */
  readonly shortCount: number;
  readonly subtotalCents: number;
  readonly deliveryFeeCents: number;
  /** The room plan with the cart's items; null if none was saved, and for visitors. */
  readonly room: RoomPlan | null;
  readonly position: Position;
}

/** A shopper's cart from the read models. */
export const readCart = async (
  { readModels, freshness }: Pick<Context, "readModels" | "freshness">,
  userId: string,
): Promise<CartView> => {
  const position = freshness.position();
  const cart = await readModels.carts.byUser(userId);
  const products = await readModels.products.variantsByIds(
    cart.lines.map(({ productId }) => productId),
  );
  return cartView(userId, cart, products, position);
};

/** Combines cart lines with their products. */
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

/** The number of available units of a line. */
const available = ({ line, product }: Pick<CartItemView, "line" | "product">): number =>
  Math.min(line.quantity, Math.max(product?.countInStock ?? 0, 0));
