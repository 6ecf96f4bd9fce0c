import { useState } from "react";
import type { OfferedItem_ProductFragment } from "../../../generated/operations.ts";
import { useShop } from "../../../components/shop-context.ts";
import { withDelivery } from "../../shared/delivery/delivery-fee.ts";
import { limits } from "../../../generated/shop.ts";
import type { OfferedVariant } from "../order-desk/use-items-draft.ts";

/** An item of the order that is being taken. */
export interface OrderLine {
  /** The variant's id. */
  productId: string;
  name: string;
  options: readonly string[];
  image: string;
  /** Rupees for one unit, as last shown. */
  price: number;
  quantity: number;
  /** Units that were free when it was added, or when the shop last refused the order. */
  stock: number;
}

const mostOf = (stock: number): number => Math.min(stock, limits.quantityPerLine);

/**
 * The items of an order before it is placed, with their sums in rupees. The district is empty until
 * the address is known.
 */
export function useOrderLines(district: string) {
  const { deliveryFee: fees } = useShop();
  const [lines, setLines] = useState<readonly OrderLine[]>([]);
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

  const { fee: deliveryFee, isFrom, total } = withDelivery(subtotal, null, fees, district);

  function change(productId: string, changed: (line: OrderLine) => Partial<OrderLine>) {
    setLines((before) =>
      before.map((line) => (line.productId === productId ? { ...line, ...changed(line) } : line)),
    );
  }

  return {
    lines,
    subtotal,
    deliveryFee,
    isFrom,
    total,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    add({ name, image }: OfferedItem_ProductFragment, variant: OfferedVariant) {
      const { id: productId, values: options, price, countInStock: stock } = variant;
      setLines((before) => {
        const had = before.find((line) => line.productId === productId);
        const quantity = Math.min((had?.quantity ?? 0) + 1, mostOf(stock));
        const line = {
          ...{ productId, name, options, price, quantity, stock },
          image: variant.image ?? image,
        };
        return had ? before.map((one) => (one === had ? line : one)) : [...before, line];
      });
    },
    setQuantity: (productId: string, quantity: number) => change(productId, () => ({ quantity })),
    remove(productId: string) {
      setLines((before) => before.filter((line) => line.productId !== productId));
    },
    /** Takes over the prices of a refusal; the quantities stay. */
    reprice(prices: readonly { productId: string; price: number }[]) {
      for (const { productId, price } of prices) change(productId, () => ({ price }));
    },
    /** Takes over the free units of a refusal. The quantities stay, so that it is visible. */
    restock(short: readonly { productId: string; available: number }[]) {
      for (const { productId, available } of short) change(productId, () => ({ stock: available }));
    },
  };
}

export type OrderLines = ReturnType<typeof useOrderLines>;
