import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { WallTile } from "../../../components/wall-tile.tsx";
import {
  OrderedProductDocument,
  type ProductPicture_ProductFragment,
} from "../../../generated/operations.ts";

/** Draws a product before its wall; passed in by the page, because products are another feature. */
export type PictureOf = (product: FragmentType<ProductPicture_ProductFragment>) => ReactNode;

export interface OrderedPictureProps {
  productId: string;
  /** The picture at the time of the order, for products that are no longer sold. */
  image: string;
  picture: PictureOf;
}

/**
 * An ordered product in front of its category's wall, or of a plain one if it is no longer sold.
 */
export function OrderedPicture({ productId, image, picture }: OrderedPictureProps) {
  const { data, loading } = useQuery(OrderedProductDocument, { variables: { id: productId } });
  if (data?.product) return picture(data.product);
  return <WallTile wall="walls" placement="floor" square {...(!loading && { image })} />;
}
