import { History, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { countText } from "../../../../components/count.ts";
import { IconButton } from "../../../../components/icon-button.tsx";
import { formatMoney } from "../../../../components/money.ts";
import { Price } from "../../../../components/price.tsx";
import { Rating } from "../../../../components/rating.tsx";
import { StockLabel } from "../../../../components/stock-label.tsx";
import { paths } from "../../../../paths.ts";
import { squarePicture } from "../../../shared/product/product-picture.tsx";
import { useCategories } from "../../../shared/product/categories.ts";
import { useMay } from "../../../shared/account/rights.ts";
import { cells } from "./columns.ts";
import { hasVariants, type CatalogueItem } from "./row-values.ts";

export interface RowViewProps {
  item: CatalogueItem;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onHistory: () => void;
}

/** A row of an item, read-only. */
export function RowView({ item, onEdit, onDelete, onRestore, onHistory }: RowViewProps) {
  const categories = useCategories();
  const { id, name, category, price, highestPrice, countInStock, modelUrl, archived } = item;
  const { rating, numReviews } = item;
  const mayEdit = useMay("ITEMS_EDIT");
  const onSale = item.variants.filter((variant) => !variant.archived).length;
  return (
    <>
      <div role="cell" className={`${cells.picture} w-12`}>
        {squarePicture(item)}
      </div>
      <div role="cell" className={`${cells.name} min-w-0`}>
        {archived ? (
          <span className="font-demi">{name}</span>
        ) : (
          <Link to={paths.item(id)} className="font-demi underline-offset-4 hover:underline">
            {name}
          </Link>
        )}
        {!modelUrl && (
          <small className="ml-2 text-2xs whitespace-nowrap text-ink-muted">no 3D model</small>
        )}
        {hasVariants(item) && (
          <small className="block text-fine text-ink-muted">
            {countText(onSale, "variant")} on sale
          </small>
        )}
      </div>
      <div role="cell" className={`${cells.category} text-ink-muted`}>
        {categories.display(category).label}
      </div>
      <div role="cell" className={`${cells.price} [&>span]:text-sm`}>
        <Price rupees={price} />
        {highestPrice > price && (
          <small className="block text-fine whitespace-nowrap text-ink-muted">
            to {formatMoney(highestPrice)}
          </small>
        )}
      </div>
      <div role="cell" className={cells.stock}>
        <StockLabel count={countInStock} exact />
      </div>
      <div role="cell" className={`${cells.rating} text-fine text-ink-muted`}>
        {numReviews > 0 ? <Rating average={rating} count={numReviews} /> : "No reviews"}
      </div>
      <div role="cell" className={`${cells.actions} flex justify-end`}>
        <IconButton
          label={`History of ${name}`}
          icon={<History aria-hidden size={17} />}
          onClick={onHistory}
        />
        {!mayEdit ? null : archived ? (
          <IconButton
            label={`Restore ${name}`}
            icon={<RotateCcw aria-hidden size={17} />}
            onClick={onRestore}
          />
        ) : (
          <>
            <IconButton
              label={`Edit ${name}`}
              icon={<Pencil aria-hidden size={17} />}
              onClick={onEdit}
            />
            <IconButton
              label={`Delete ${name}`}
              icon={<Trash2 aria-hidden size={17} />}
              onClick={onDelete}
            />
          </>
        )}
      </div>
    </>
  );
}
