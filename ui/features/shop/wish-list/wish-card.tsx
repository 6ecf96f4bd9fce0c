import * as cards from "#texts/cards.ts";
import * as t from "#texts/wishes.ts";
import { ArrowDown, Box } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Glow } from "../../../components/glow.tsx";
import { formatMoney, formatMoneyShort } from "../../../components/money.ts";
import { Price } from "../../../components/price.tsx";
import { Rating } from "../../../components/rating.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import { TileBadge } from "../../../components/tile-badge.tsx";
import { WallTile } from "../../../components/wall-tile.tsx";
import type { WishCard_ProductFragment } from "../../../generated/operations.ts";
import { useCategories } from "../../shared/product/categories.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { variantPath } from "../../shared/product/variants.ts";

export interface WishCardProps {
  /** The variant's id, and the id of its link for the focus. */
  variantId: string;
  /** Null if it is no longer sold. */
  product: WishCard_ProductFragment | null;
  values: readonly string[];
  /** The price when it was saved; a lower price now is shown with it. */
  savedPrice?: number;
  /** The heart of a shared list. */
  heart?: ReactNode;
  /** The buttons below the price. */
  children: ReactNode;
}

/** The id of a card's link, which gets the focus after the card before it was removed. */
export const wishLinkId = (variantId: string): string => `wish-${variantId}`;

/** One variant of a wish list; it aligns with its row by subgrid like a product card. */
export function WishCard({
  variantId,
  product,
  values,
  savedPrice = 0,
  heart,
  children,
}: WishCardProps) {
  const categories = useCategories();
  const page = variantPath(variantId, values);
  return (
    <li className="relative row-span-6 grid grid-cols-1 grid-rows-subgrid pb-section">
      {product ? (
        <Link to={page} tabIndex={-1} aria-hidden className="block">
          <ProductPicture product={product} quiet={product.countInStock === 0}>
            {product.modelUrl && (
              <TileBadge icon={<Box aria-hidden size={14} />}>{cards.threeD}</TileBadge>
            )}
          </ProductPicture>
        </Link>
      ) : (
        <WallTile wall="walls" placement="floor" quiet />
      )}
      {heart}
      <div className="mt-3.5 flex h-5 items-center justify-between gap-2 text-fine leading-label text-ink-muted">
        {product && (
          <>
            <span className="truncate">{categories.display(product.category).label}</span>
            <span className={product.numReviews === 0 ? "max-md:hidden" : "whitespace-nowrap"}>
              <Rating average={product.rating} count={product.numReviews} />
            </span>
          </>
        )}
      </div>
      <h2 className="mt-1 font-display text-item leading-title font-medium tracking-name md:text-card">
        {product ? (
          <Link
            id={wishLinkId(variantId)}
            to={page}
            className="inline-block py-0.5 decoration-1 underline-offset-near hover:underline"
          >
            {product.name}
          </Link>
        ) : (
          <span className="text-ink-muted">{t.noLongerSold}</span>
        )}
      </h2>
      <p className="mt-1 text-sm leading-normal text-ink-muted">{optionLine(values)}</p>
      <div className="row-start-5 mt-3.5">
        {product && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <Glow value={product.price}>
              <Price rupees={product.price} muted={product.countInStock === 0} />
            </Glow>
            <Glow value={product.countInStock}>
              <StockLabel count={product.countInStock} />
            </Glow>
          </div>
        )}
        {product && product.price < savedPrice && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-fine leading-label">
            <span className="inline-flex items-center gap-1 font-demi text-success-text">
              <ArrowDown aria-hidden size={14} />
              {t.less(formatMoneyShort(savedPrice - product.price))}
            </span>
            <span className="text-ink-muted">
              <span className="sr-only">{t.priceBefore} </span>
              <s>{formatMoney(savedPrice)}</s>
            </span>
          </p>
        )}
      </div>
      <div className="row-start-6 mt-3">{children}</div>
    </li>
  );
}
