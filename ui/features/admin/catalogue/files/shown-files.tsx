import { Box } from "lucide-react";
import { WallTile } from "../../../../components/wall-tile.tsx";
import { useCategories } from "../../../shared/product/categories.ts";
import { standsOn } from "../../../shared/product/stands-on.ts";
import type { FiledProduct } from "./file-changes.ts";

export interface ShownFilesProps {
  product: FiledProduct;
  /** True for a file that has an uploaded replacement. */
  replaced: { picture: boolean; model: boolean };
  withoutModel: boolean;
  /** Null if the item has no model. */
  onWithoutModel: ((without: boolean) => void) | null;
}

/** The current picture and model, and what will happen to them. */
export function ShownFiles({ product, replaced, withoutModel, onWithoutModel }: ShownFilesProps) {
  const categories = useCategories();
  const { image, modelUrl, category, placement } = product;
  const modelWords = modelUrl ? "It has a 3D model." : "It has no 3D model.";
  return (
    <div className="flex items-center gap-4 text-sm">
      <span className="w-16 flex-none overflow-hidden rounded-tile">
        <WallTile
          wall={categories.display(category).wall}
          placement={standsOn(placement)}
          image={image}
          square
        />
      </span>
      <div className="grid gap-1">
        <p>{replaced.picture ? "The new picture will replace this one." : "Current picture."}</p>
        <p className="flex items-center gap-1.5 text-ink-muted">
          <Box aria-hidden size={15} className="flex-none" />
          {replaced.model && modelUrl ? "The new model will replace the current one." : modelWords}
        </p>
        {onWithoutModel && (
          <label className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={withoutModel}
              onChange={({ target }) => onWithoutModel(target.checked)}
            />
            Remove the 3D model
          </label>
        )}
      </div>
    </div>
  );
}
