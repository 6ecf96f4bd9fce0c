import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { WallTile } from "../../components/wall-tile.tsx";
import {
  OrderedProductDocument,
  type ProductPicture_ProductFragment,
} from "../../generated/operations.ts";

/** Draws a product before its wall; given by the page, as products are another feature. */
export type PictureOf = (product: FragmentType<ProductPicture_ProductFragment>) => ReactNode;

export interface OrderedPictureProps {
  productId: string;
  /** The picture on the day of the order, for what is no longer sold. */
  image: string;
  picture: PictureOf;
}

/**
 * What was ordered, before the wall of its room; before plaster where the shop no longer sells it.
 */
export function OrderedPicture({ productId, image, picture }: OrderedPictureProps) {
  const { data, loading } = useQuery(OrderedProductDocument, { variables: { id: productId } });
  if (data?.product) return picture(data.product);
  return <WallTile wall="walls" placement="floor" square {...(!loading && { image })} />;
}
