import * as t from "#texts/cart.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Tag, Trash2, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { formatMoney } from "../../../components/money.ts";
import { Stepper } from "../../../components/stepper.tsx";
import { WallTile } from "../../../components/wall-tile.tsx";
import {
  CartLine_ItemFragmentDoc,
  type CartLine_ItemFragment,
  type ProductPicture_ProductFragment,
} from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { variantPath } from "../../shared/product/variants.ts";
import { lineProblem } from "./cart-problems.ts";
import { useCartLine, type CartLineCommands } from "./use-cart-line.ts";

/** Draws a product before its wall; passed in by the page, because products are another feature. */
export type PictureOf = (product: FragmentType<ProductPicture_ProductFragment>) => ReactNode;

export interface RemovedLine {
  productId: string;
  name: string;
  quantity: number;
}

export interface CartLineProps {
  item: FragmentType<CartLine_ItemFragment>;
  picture: PictureOf;
  onRemoved: (line: RemovedLine) => void;
}

const nameOfGone = t.noLongerSold;

/** One product of the account's cart. */
export function CartLine({ item, picture, onRemoved }: CartLineProps) {
  const { data, complete } = useFragment({
    fragment: CartLine_ItemFragmentDoc,
    fragmentName: "CartLine_item",
    from: item,
  });
  if (!complete) return null;
  return <OwnLine item={data} picture={picture} onRemoved={onRemoved} />;
}

function OwnLine(line: Omit<CartLineRowProps, "commands">) {
  return <CartLineRow {...line} commands={useCartLine(line.item.productId)} />;
}

export interface CartLineRowProps extends Omit<CartLineProps, "item"> {
  item: CartLine_ItemFragment;
  commands: CartLineCommands;
}

/** One product of a cart, stored in the account or in the browser. */
export function CartLineRow({
  item: { productId, product, variant, quantity, priceWhenAdded, lineTotal },
  picture,
  onRemoved,
  commands: { wanted, removing, refusal, change, remove },
}: CartLineRowProps) {
  const shown = wanted ?? quantity;
  const problem = lineProblem({ quantity: shown, product });
  const name = product?.name ?? nameOfGone;
  const values = variant?.values ?? [];
  // The name alone would not distinguish two variants of a product.
  const fullName = nameWithOptions(name, values);
  const page = variantPath(productId, values);
  const most = Math.min(limits.quantityPerLine, product?.countInStock ?? 0);

  async function removeLine() {
    if (await remove()) onRemoved({ productId, name: fullName, quantity });
  }

  return (
    <li className="grid grid-cols-label-22 gap-x-4 border-t border-line py-5 last:border-b sm:grid-cols-row-28 sm:gap-x-5">
      {product ? (
        <Link to={page} tabIndex={-1} aria-hidden>
          {picture(product)}
        </Link>
      ) : (
        <WallTile wall="walls" placement="floor" square quiet />
      )}
      <div className="min-w-0">
        <h2 className="font-display text-subtitle leading-title font-medium tracking-name">
          {product ? (
            <Link to={page} className="decoration-1 underline-offset-near hover:underline">
              {name}
            </Link>
          ) : (
            <span className="text-ink-muted">{name}</span>
          )}
        </h2>
        <OptionLine values={values} className="mt-1 text-sm" />
        {product && (
          <p className="mt-1 text-sm text-ink-muted">{t.each(formatMoney(product.price))}</p>
        )}
        {product && product.price !== priceWhenAdded && (
          <Note tone="info">{t.wasWhenAdded(formatMoney(priceWhenAdded))}</Note>
        )}
        {problem && <Note tone="warn">{problem}</Note>}
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          {most > 0 && (
            <Stepper label={t.quantityOf(fullName)} value={shown} max={most} onChange={change} />
          )}
          {product && problem && most > 0 && (
            <Button variant="soft" onClick={() => change(most)}>
              {t.changeTo(most)}
            </Button>
          )}
          <Button
            variant="quiet"
            className="px-2! only:-ml-2"
            pending={removing}
            onClick={() => void removeLine()}
            aria-label={t.remove(fullName)}
          >
            <Trash2 aria-hidden size={16} />
            {t.removeIt}
          </Button>
        </div>
        {refusal && (
          <div className="mt-2">
            <FieldError>{refusal}</FieldError>
          </div>
        )}
      </div>
      <p className="font-semibold whitespace-nowrap max-sm:col-start-2 max-sm:mt-2 sm:text-right">
        {product && formatMoney(wanted === null ? lineTotal : product.price * wanted)}
      </p>
    </li>
  );
}

function Note({ tone, children }: { tone: "info" | "warn"; children: ReactNode }) {
  const Sign = tone === "info" ? Tag : TriangleAlert;
  const look = tone === "info" ? "bg-info-soft text-info-text" : "bg-warn-soft text-warn-text";
  return (
    <p
      className={`mt-3 flex w-fit max-w-full items-center gap-2 rounded-control px-3 py-2 text-sm leading-dense ${look}`}
    >
      <Sign aria-hidden size={16} />
      <span className={tone === "warn" ? "font-demi" : undefined}>{children}</span>
    </p>
  );
}
