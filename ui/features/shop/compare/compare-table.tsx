import * as t from "#texts/compare.ts";
import { X } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Glow } from "../../../components/glow.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import type { ComparedProductsQuery } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { freeSpaceOf, useTypedSpace } from "../../shared/product/free-space.ts";
import { FromPrice } from "../../shared/product/from-price.tsx";
import { useShop } from "../../../components/shop-context.ts";
import { compareRowsFor, rankedRows } from "./compare-rows.tsx";
import { HeadPictures } from "./head-pictures.tsx";
import "./compare.css";

/** A product of a comparison. */
export type ComparedProduct = ComparedProductsQuery["productsByIds"][number];

/** Id of the button that removes a product. */
export const removeButtonId = (productId: string): string => `remove-${productId}`;

export interface CompareTableProps {
  products: readonly ComparedProduct[];
  onlyDifferences: boolean;
  /** The buttons for the cart; passed in by the page, because the cart is another feature. */
  action: (product: ComparedProduct) => ReactNode;
  onRemove: (product: ComparedProduct) => void;
}

/** Products side by side in a table: one column each, and a row for each fact. */
export function CompareTable({ products, onlyDifferences, action, onRemove }: CompareTableProps) {
  const space = useTypedSpace();
  const { deliveryFee } = useShop();
  const rows = rankedRows(products, compareRowsFor(freeSpaceOf(space), deliveryFee)).filter(
    ({ same }) => !(onlyDifferences && same),
  );
  return (
    <div
      role="group"
      aria-label={t.scrollsSideways}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys on phones
      tabIndex={0}
      className="compare-scroller"
    >
      <table
        className="compare-table text-base"
        style={{ "--columns": products.length } as CSSProperties}
      >
        <caption className="sr-only">{t.sideBySide(products.length)}</caption>
        <colgroup>
          <col />
          {products.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className="compare-corner text-fine text-ink-muted align-bottom!">{t.sameScale}</td>
            <HeadPictures products={products}>
              {(product) => (
                <IconButton
                  id={removeButtonId(product.id)}
                  label={t.remove(product.name)}
                  icon={<X aria-hidden size={18} />}
                  className="absolute! top-2 right-2 size-9! bg-raised after:absolute after:-inset-1"
                  onClick={() => onRemove(product)}
                />
              )}
            </HeadPictures>
          </tr>
          <tr>
            <td className="compare-corner" />
            {products.map(({ id, name }) => (
              <th key={id} scope="col" className="pb-1!">
                <Link
                  to={paths.item(id)}
                  className="font-display text-item leading-title font-medium decoration-1 underline-offset-near hover:underline md:text-card"
                >
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <Name>{t.price}</Name>
            {products.map((product) => (
              <td key={product.id}>
                <Glow value={product.price}>
                  <FromPrice product={product} />
                </Glow>
                <div className="relative mt-2.5">{action(product)}</div>
              </td>
            ))}
          </tr>
          {rows.map(({ name, text, cell, same }) => (
            <tr key={name}>
              <Name>{name}</Name>
              {products.map((product) => {
                const value = text(product);
                const muted = same || value === null;
                return (
                  <td key={product.id} className={muted ? "text-ink-muted" : undefined}>
                    {value === null ? t.notGiven : (cell?.(product) ?? value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Name({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="text-ink-muted max-two-col:text-fine max-two-col:font-demi!">
      <span>{children}</span>
    </th>
  );
}
