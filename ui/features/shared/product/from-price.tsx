import { priceFrom } from "#texts/cards.ts";
import { Price } from "../../../components/price.tsx";
import { Sentence } from "../../../components/sentence.tsx";

export interface FromPriceProps {
  product: { readonly price: number; readonly highestPrice: number; readonly countInStock: number };
}

/** The price of a product; "from" its lowest price if the prices of its variants differ. */
export function FromPrice({ product: { price, highestPrice, countInStock } }: FromPriceProps) {
  const gone = countInStock === 0;
  if (highestPrice <= price) return <Price rupees={price} muted={gone} />;
  return (
    <span className="text-fine font-medium text-ink-muted">
      <Sentence
        of={priceFrom}
        price={<Price rupees={price} muted={gone} className={gone ? "" : "text-ink"} />}
      />
    </span>
  );
}
