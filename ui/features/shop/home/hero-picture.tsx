import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { SizedImage } from "../../../components/sized-image.tsx";
import { HeroItemDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { ProductPicture } from "../../shared/product/product-picture.tsx";

/** A picture instead of the drawn scene, or else an item. */
export function HeroPicture({ picture, item }: { picture: string; item: string }) {
  if (picture === "") return <HeroItem id={item} />;
  return (
    <SizedImage
      src={picture}
      alt=""
      sizes="(min-width: 56.25rem) 60vw, 100vw"
      className="hero-scene hero-picture"
    />
  );
}

/** An item at the top of the home page, in front of its wall. Nothing if it is no longer sold. */
function HeroItem({ id }: { id: string }) {
  const { data } = useQuery(HeroItemDocument, { variables: { id } });
  const product = data?.product;
  if (!product) return null;
  return (
    <Link to={paths.item(product.id)} aria-label={product.name} className="hero-scene hero-picture">
      <ProductPicture product={product} eager className="h-full! w-full aspect-auto!" />
    </Link>
  );
}
