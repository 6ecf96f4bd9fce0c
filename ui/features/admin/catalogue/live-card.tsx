import { Price } from "../../../components/price.tsx";
import { Button } from "../../../components/button.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import { WallTile } from "../../../components/wall-tile.tsx";
import type { Placement } from "../../../generated/operations.ts";
import { useCategories } from "../../shared/product/categories.ts";
import { formatCm } from "../../shared/product/size.ts";
import { standsOn } from "../../shared/product/stands-on.ts";
import { plainAmount, type ProductValues } from "./product-schema.ts";

export interface LiveCardProps {
  values: ProductValues;
  /** URL of the picture once uploaded. */
  image: string | undefined;
}

/** Preview of the product's card during typing. */
export function LiveCard({ values, image }: LiveCardProps) {
  const categories = useCategories();
  const { name, description, category, price, countInStock, placement } = values;
  const shown = categories.display(category);
  const rupees = Number(plainAmount(price));
  const stock = Number(plainAmount(countInStock));
  const sides = [values.widthCm, values.depthCm, values.heightCm].map(Number);
  return (
    <div>
      <WallTile
        wall={shown.wall}
        placement={standsOn(placement as Placement)}
        image={image}
        eager
      />
      <p className="mt-3.5 text-fine text-ink-muted">{category ? shown.label : "Category"}</p>
      <p className="mt-1 font-display text-card leading-title font-medium tracking-name break-words">
        {name.trim() || "Name"}
      </p>
      <p className="mt-1 line-clamp-2 text-sm leading-normal break-words text-ink-muted">
        {description.trim() || "A few sentences about it."}
      </p>
      <p className="mt-3.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Price rupees={Number.isFinite(rupees) ? rupees : 0} muted={stock === 0} />
        <StockLabel count={Number.isInteger(stock) && stock > 0 ? stock : 0} />
      </p>
      {sides.every((side) => side > 0) && (
        <p className="mt-1 text-fine text-ink-muted">{sides.map(formatCm).join(" × ")}</p>
      )}
      <Button className="mt-3 w-full" disabled>
        Add to Cart
      </Button>
    </div>
  );
}
