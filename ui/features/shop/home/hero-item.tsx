import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { HeroItemDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { ProductPicture } from "../../shared/product/product-picture.tsx";

/** An item at the top of the home page, in front of its wall. Nothing if it is no longer sold. */
export function HeroItem({ id }: { id: string }) {
  const { data } = useQuery(HeroItemDocument, { variables: { id } });
  const product = data?.product;
  if (!product) return null;
  return (
    <Link to={paths.item(product.id)} aria-label={product.name} className="hero-scene hero-picture">
      <ProductPicture product={product} eager className="h-full! w-full aspect-auto!" />
    </Link>
  );
}
