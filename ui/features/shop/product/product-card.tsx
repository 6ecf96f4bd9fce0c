import * as t from "#texts/cards.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Box } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { Glow } from "../../../components/glow.tsx";
import { Tones } from "../../../components/tones.tsx";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { Rating } from "../../../components/rating.tsx";
import { TileBadge } from "../../../components/tile-badge.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import {
  ProductCard_ProductFragmentDoc,
  type ProductCard_ProductFragment,
} from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { useCategories } from "../../shared/product/categories.ts";
import { MarkedText, type TextMark } from "../../shared/product/marked-text.tsx";
import { FromPrice } from "../../shared/product/from-price.tsx";
import { coloursOf } from "../../shared/product/colours-of.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { Heart } from "../wish-list/heart.tsx";

/** Search matches in a product's texts. */
export interface ProductMarks {
  name: readonly TextMark[];
  description: readonly TextMark[];
}

const noMarks: ProductMarks = { name: [], description: [] };

/** A variant that a card shows instead of the product. */
export interface CardVariant {
  to: string;
  /** The option line; empty for the product's description. */
  line: string;
  price: number;
  countInStock: number;
  /** Null for the product's picture. */
  image: string | null;
  /** Why this variant is shown. */
  note: ReactNode;
}

export interface ProductCardProps {
  product: FragmentType<ProductCard_ProductFragment>;
  variant?: CardVariant | null | undefined;
  marks?: ProductMarks | undefined;
  /** The card is in the initial viewport. */
  eager?: boolean;
  /** Actions; a message slip among them covers the picture. */
  children?: ReactNode;
}

/**
 * One product of a grid; it aligns with its row by subgrid. Price and stock are highlighted on
 * change.
 */
export const ProductCard = hydrateLater(Card);

function Card({ product, variant, marks = noMarks, eager = false, children }: ProductCardProps) {
  const categories = useCategories();
  const { data: own, complete } = useFragment({
    fragment: ProductCard_ProductFragmentDoc,
    fragmentName: "ProductCard_product",
    from: product,
  });
  if (!complete) return null;
  const data = variant
    ? {
        ...own,
        ...{ price: variant.price, highestPrice: variant.price },
        countInStock: variant.countInStock,
      }
    : own;
  const gone = data.countInStock === 0;
  const to = variant?.to ?? paths.item(data.id);
  const colours = coloursOf(data.options, data.variants);
  return (
    <li className="relative row-span-6 grid grid-cols-1 grid-rows-subgrid pb-section">
      <Link to={to} tabIndex={-1} aria-hidden className="block">
        <ProductPicture product={data} image={variant?.image} eager={eager} quiet={gone}>
          {data.modelUrl && <TileBadge icon={<Box aria-hidden size={14} />}>{t.threeD}</TileBadge>}
          <Swatches colours={colours} />
        </ProductPicture>
      </Link>
      <Heart {...heartVariant(data)} />
      <div className="mt-3.5 flex h-5 items-center justify-between gap-2 text-fine leading-label text-ink-muted">
        <span className="truncate">{categories.display(data.category).label}</span>
        <span className={classNames("whitespace-nowrap", data.numReviews === 0 && "max-md:hidden")}>
          <Rating average={data.rating} count={data.numReviews} />
        </span>
      </div>
      <h3 className="mt-1 font-display text-item leading-title font-medium tracking-name md:text-card">
        <Link
          to={to}
          className="inline-block py-0.5 decoration-1 underline-offset-near hover:underline"
        >
          <MarkedText text={data.name} marks={marks.name} />
        </Link>
        {colours.length > 1 && <span className="sr-only"> {t.inColours(colours.length)}</span>}
      </h3>
      <p
        className={classNames(
          "mt-1 line-clamp-2 max-h-[3em] text-sm leading-normal text-ink-muted",
          !variant?.line && "max-md:hidden",
        )}
      >
        {variant?.line || <MarkedText text={data.description} marks={marks.description} />}
      </p>
      <div className="row-start-5 mt-3.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Glow value={data.price}>
          <FromPrice product={data} />
        </Glow>
        <Glow value={data.countInStock}>
          <StockLabel count={data.countInStock} />
        </Glow>
        {variant?.note}
      </div>
      <div className="row-start-6 mt-3">{children}</div>
    </li>
  );
}

/** The variant in the picture, which the heart saves; without options the product itself. */
function heartVariant({ id, name, price, image, options, variants }: ProductCard_ProductFragment) {
  const pictured = variants.find((each) => each.image === null || each.image === image);
  const variant = options.length > 0 && (pictured ?? variants[0]);
  return variant
    ? { id: variant.id, price: variant.price, name: nameWithOptions(name, variant.values) }
    : { id, price, name };
}

const mostSwatches = 4;

/** The colours of a product, on a plate at the lower left of its picture. */
function Swatches({ colours }: { colours: readonly (readonly string[])[] }) {
  if (colours.length < 2) return null;
  const more = colours.length - mostSwatches;
  return (
    <span className="absolute bottom-2 left-2 flex items-center gap-0.75 rounded-tile bg-raised p-1 text-xs leading-none font-semibold text-ink md:bottom-3 md:left-3">
      {colours.slice(0, mostSwatches).map((tones, index) => (
        <Tones key={index} colours={tones} className="size-4.5" />
      ))}
      {more > 0 && <span className="px-1">+{more}</span>}
    </span>
  );
}
