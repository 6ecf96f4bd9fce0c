import type { CartLine } from "#domain/cart/lines.ts";
import type { RoomPlan } from "#domain/cart/room-plan.ts";
import type { Position } from "#domain/ports.ts";
import { feeOf, feeRuleOf, type DeliveryFees } from "#domain/values/delivery-fee.ts";
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
  /** The fee of the shop's flat rule. The place, which may have another one, is unknown here. */
  readonly deliveryFeeCents: number;
  /** The room plan with the cart's items; null if none was saved, and for visitors. */
  readonly room: RoomPlan | null;
  readonly position: Position;
}

/** The shop's delivery fees, from memory. */
export const currentFees = async ({
  readModels,
}: Pick<Context, "readModels">): Promise<DeliveryFees> =>
  (await readModels.settings.current()).values.deliveryFee;

/** A shopper's cart from the read models. */
export const readCart = async (
  { readModels, freshness }: Pick<Context, "readModels" | "freshness">,
  userId: string,
): Promise<CartView> => {
  const position = freshness.position();
  const cart = await readModels.carts.byUser(userId);
  const [products, fees] = await Promise.all([
    readModels.products.variantsByIds(cart.lines.map(({ productId }) => productId)),
    currentFees({ readModels }),
  ]);
  return cartView(userId, cart, { products, fees }, position);
};

/** Combines cart lines with their products and the delivery fee. */
export const cartView = (
  userId: string,
  { lines, room }: Pick<CartDocument, "lines" | "room">,
  {
    products,
    fees,
  }: {
    readonly products: ReadonlyMap<string, ProductDocument>;
    readonly fees: DeliveryFees;
  },
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
  const subtotalCents = items.reduce(
    (sum, item) => sum + (item.product?.priceCents ?? 0) * available(item),
    0,
  );
  return {
    id: userId,
    items,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    shortCount: items.reduce((sum, item) => sum + item.line.quantity - available(item), 0),
    subtotalCents,
    deliveryFeeCents: items.length > 0 ? feeOf(feeRuleOf(fees, null), subtotalCents) : 0,
    room,
    position,
  };
};

/** The number of available units of a line. */
const available = ({ line, product }: Pick<CartItemView, "line" | "product">): number =>
  Math.min(line.quantity, Math.max(product?.countInStock ?? 0, 0));
