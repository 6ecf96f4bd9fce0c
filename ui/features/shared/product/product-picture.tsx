import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { WallTile, type WallTileProps } from "../../../components/wall-tile.tsx";
import {
  ProductPicture_ProductFragmentDoc,
  type ProductPicture_ProductFragment,
} from "../../../generated/operations.ts";
import { useCategories } from "./categories.ts";
import { standsOn } from "./stands-on.ts";

export interface ProductPictureProps extends Omit<
  WallTileProps,
  "wall" | "placement" | "image" | "alt"
> {
  product: FragmentType<ProductPicture_ProductFragment>;
  /** True if the product's name is not next to the picture. */
  named?: boolean;
  /** A picture instead of the product's, for one of its variants. */
  image?: string | null | undefined;
}

/** A product in front of its category's wall. */
export function ProductPicture({ product, image, named = false, ...rest }: ProductPictureProps) {
  const categories = useCategories();
  const { data, complete } = useFragment({
    fragment: ProductPicture_ProductFragmentDoc,
    from: product,
  });
  if (!complete) return null;
  return (
    <WallTile
      wall={categories.display(data.category).wall}
      placement={standsOn(data.placement)}
      image={image ?? data.image}
      alt={named ? data.name : ""}
      {...rest}
    />
  );
}

/** The square version, for lists of other features. */
export function squarePicture(product: FragmentType<ProductPicture_ProductFragment>) {
  return <ProductPicture product={product} square />;
}
