import * as t from "#texts/product.ts";
import { Banknote, Ruler, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { Glow } from "../../../components/glow.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { Price } from "../../../components/price.tsx";
import { Rating } from "../../../components/rating.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import { useShop } from "../../../components/shop-context.ts";
import { feeInWords, freeEverywhereFrom } from "../delivery/delivery-fee.ts";
import type { ProductDetails_ProductFragment } from "../../../generated/operations.ts";
import { useCategories } from "./categories.ts";
import { formatCm } from "./size.ts";

export interface ProductFactsProps {
  product: ProductDetails_ProductFragment;
  /** Further cells of the grid of price and stock; its first column has these two. */
  fit?: ReactNode;
  /** When it arrives. */
  delivery?: ReactNode;
  /** The options to choose from, below the price. */
  options?: ReactNode;
  /** The buttons for the cart. */
  children: ReactNode;
}

/** Name, price and the facts before buying. */
export function ProductFacts({ product, fit, delivery, options, children }: ProductFactsProps) {
  const categories = useCategories();
  const { id, name, description, category, price, countInStock, rating, numReviews, size } =
    product;
  const { deliveryFee: fees } = useShop();
  const freeFrom = freeEverywhereFrom(fees);
  return (
    <div>
      <div className="flex items-center justify-between gap-4 text-fine text-ink-muted">
        {categories.display(category).label}
        <Rating average={rating} count={numReviews} />
      </div>
      <h1 className="heading mt-2 mb-3 text-[clamp(2.125rem,1.5rem+1.7vw,3.125rem)] leading-[1.04]! font-book! tracking-mark! wrap-anywhere">
        {name}
      </h1>
      <p className="measure-40 whitespace-pre-line text-ink-muted">{description}</p>
      <div className="grid grid-cols-fill-auto items-baseline gap-x-4 py-5.5">
        {/* Not announced: another variant has another price and stock. */}
        <p className="col-start-1 row-start-1">
          <Glow key={`price ${id}`} value={price}>
            <Price rupees={price} large />
          </Glow>
        </p>
        <p className="col-start-1 row-start-2">
          <Glow key={`stock ${id}`} value={countInStock}>
            <StockLabel count={countInStock} exact />
          </Glow>
        </p>
        {fit}
      </div>
      {options}
      <ul className="border-t border-line">
        <Fact icon={<Truck aria-hidden size={20} />}>
          {t.deliveryFee(feeInWords(fees))}
          {freeFrom !== null && `, ${t.freeDeliveryFrom(formatMoneyShort(freeFrom))}`}
          {delivery && <span className="block text-ink-muted">{delivery}</span>}
        </Fact>
        <Fact icon={<Banknote aria-hidden size={20} />}>{t.payReachesDoor}</Fact>
        {size && (
          <Fact icon={<Ruler aria-hidden size={20} />}>
            {t.measures(formatCm(size.widthCm), formatCm(size.depthCm), formatCm(size.heightCm))}
          </Fact>
        )}
      </ul>
      {children}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 text-base leading-body [&>svg]:mt-px [&>svg]:text-accent-text">
      {icon}
      <span>{children}</span>
    </li>
  );
}
