import { memo, type ReactNode } from "react";
import { ProductCard, type ProductCardProps, type ProductMarks } from "./product-card.tsx";

type Product = ProductCardProps["product"] & { id: string };

export interface ProductCardsProps<Listed extends Product> {
  products: readonly Listed[];
  /** Search matches in the products' texts. */
  marks?: readonly (ProductMarks & { productId: string })[] | undefined;
  /** The variant that a card shows instead of its product; pass a stable function. */
  variantOf?: ((product: Listed) => ProductCardProps["variant"]) | undefined;
  /** Number of cards in the initial viewport. */
  eager?: number;
  /** Actions on a product; pass a stable function. */
  action?: (product: Listed) => ReactNode;
}

function Cards<Listed extends Product>({
  products,
  marks = [],
  variantOf,
  eager = 0,
  action,
}: ProductCardsProps<Listed>): ReactNode {
  return products.map((product, index) => (
    <ProductCard
      key={product.id}
      product={product}
      marks={marks.find(({ productId }) => productId === product.id)}
      variant={variantOf?.(product)}
      eager={index < eager}
    >
      {action?.(product)}
    </ProductCard>
  ));
}

/** The cards of a grid; memoized, so that the page around them does not re-render them. */
export const ProductCards = memo(Cards) as typeof Cards;
