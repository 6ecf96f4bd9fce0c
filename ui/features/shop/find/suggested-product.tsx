import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { Price } from "../../../components/price.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import { paths } from "../../../paths.ts";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { useCategories } from "../../shared/product/categories.ts";
import { MarkedText } from "../../shared/product/marked-text.tsx";
import type { Suggestions } from "./use-suggestions.ts";

export interface SuggestedProductProps {
  id: string;
  product: Suggestions["items"][number];
  marks: Suggestions["marks"][number] | undefined;
  /** Selected by keyboard. */
  active: boolean;
  /** The link replaces the entry of the history. */
  replace: boolean;
  onFollow: () => void;
}

/** A suggested product; the field keeps the focus. */
export function SuggestedProduct({
  id,
  product,
  marks,
  active,
  replace,
  onFollow,
}: SuggestedProductProps) {
  const categories = useCategories();
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={paths.item(product.id)}
      replace={replace}
      onClick={onFollow}
      className={classNames(
        "grid min-h-16 grid-cols-label-14 items-center gap-x-3.5 rounded-control px-2 py-1.5 leading-label hover:bg-accent-soft sm:grid-cols-row-14",
        active && "bg-accent-soft",
      )}
    >
      <span className="row-span-2 block sm:row-span-1">{squarePicture(product)}</span>
      <span className="grid gap-0.5">
        <b className="font-display text-item leading-title font-medium">
          <MarkedText text={product.name} marks={marks?.name ?? []} />
        </b>
        {marks?.excerpt && (
          <span className="text-fine text-ink-muted">
            “<MarkedText text={marks.excerpt.text} marks={marks.excerpt.marks} />”
          </span>
        )}
        <span className="flex flex-wrap gap-x-2 text-fine text-ink-muted">
          {categories.display(product.category).label} <StockLabel count={product.countInStock} />
        </span>
      </span>
      <span className="max-sm:col-start-2">
        <Price rupees={product.price} className="text-base!" />
      </span>
    </Link>
  );
}
