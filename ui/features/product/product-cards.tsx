import { memo, type ReactNode } from "react";
import { ProductCard, type ProductCardProps, type ProductMarks } from "./product-card.tsx";

type Product = ProductCardProps["product"] & { id: string };

export interface ProductCardsProps<Listed extends Product> {
  products: readonly Listed[];
  /** Where their texts have what was searched for. */
  marks?: readonly (ProductMarks & { productId: string })[] | undefined;
  /** So many stand in the first view. */
  eager?: number;
  /** What can be done with a product; the same function for as long as it does the same. */
  action?: (product: Listed) => ReactNode;
}

function Cards<Listed extends Product>({
  products,
  marks = [],
  eager = 0,
  action,
}: ProductCardsProps<Listed>): ReactNode {
  return products.map((product, index) => (
    <ProductCard
      key={product.id}
      product={product}
      marks={marks.find(({ productId }) => productId === product.id)}
      eager={index < eager}
    >
      {action?.(product)}
    </ProductCard>
  ));
}

/** The cards of a grid; drawn anew only where they change, and not with the page around them. */
export const ProductCards = memo(Cards) as typeof Cards;
