import { WallTile } from "../../../components/wall-tile.tsx";
import type { ProductDetails_ProductFragment } from "../../../generated/operations.ts";
import { useCategories } from "../../shared/product/categories.ts";
import { standsOn } from "../../shared/product/stands-on.ts";

/** A product in front of its wall as it was. It avoids the cache, which holds the present. */
export function PastPicture({
  product: { category, placement, image },
}: {
  product: Pick<ProductDetails_ProductFragment, "category" | "placement" | "image">;
}) {
  const categories = useCategories();
  return (
    <WallTile
      wall={categories.display(category).wall}
      placement={standsOn(placement)}
      image={image}
      square
    />
  );
}
