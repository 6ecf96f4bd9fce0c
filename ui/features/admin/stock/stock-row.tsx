import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { countText } from "../../../components/count.ts";
import type { StockRow_ProductFragment } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { LevelBar, LevelLabel, type StockFigures } from "./level-label.tsx";
import { hasVariants, stockedVariant } from "./stocked-variant.ts";

/** The grid of a row: picture, name, three figures, and a bar on wide screens. */
export const rowGrid =
  "grid grid-cols-[2.5rem_minmax(0,1fr)_3.25rem_3.5rem_3.5rem] items-center gap-x-2 " +
  "sm:grid-cols-[2.5rem_minmax(0,1fr)_3.25rem_3.5rem_3.5rem_3.25rem] sm:gap-x-3";

export interface StockRowProps {
  item: StockRow_ProductFragment;
  /** The product or variant shown next to the list. */
  chosen: string | null;
  /** URL parameters of the list, kept in its links. */
  search: string;
  /** The variants of the product are shown. */
  opened: boolean;
  onOpen: (opened: boolean) => void;
}

/**
 * One product of the list. Without variants the whole row links to its ledger; otherwise it opens
 * to its variants, as each has its own ledger.
 */
export function StockRow({ item, chosen, search, opened, onOpen }: StockRowProps) {
  const { id, name, stock } = item;
  const variantsId = useId();
  const several = hasVariants(item);
  return (
    <>
      <div role="cell" className="w-10">
        {squarePicture(item)}
      </div>
      <div role="cell" className="min-w-0">
        {several ? (
          <>
            <button
              type="button"
              aria-expanded={opened}
              aria-controls={opened ? variantsId : undefined}
              className="flex w-full items-center gap-1 text-left leading-label font-demi underline-offset-4 hover:underline pointer-coarse:min-h-control"
              onClick={() => onOpen(!opened)}
            >
              {name}
              <ChevronDown
                aria-hidden
                size={15}
                className={classNames("flex-none transition-transform", opened && "rotate-180")}
              />
            </button>
            <p className="text-fine leading-label text-ink-muted">{variantsText(item)}</p>
          </>
        ) : (
          <>
            <Link
              to={{ pathname: paths.adminStockOf(id), search }}
              aria-current={chosen === id || undefined}
              className="block leading-label font-demi underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <LevelLabel stock={stock} />
          </>
        )}
      </div>
      <Figure value={stock.onHand} />
      <Figure value={stock.reserved} />
      <div
        role="cell"
        className={classNames(
          "text-right font-semibold tabular-nums",
          !several && stock.level !== "ENOUGH" && "text-clay-text",
        )}
      >
        {stock.available}
      </div>
      <div role="cell" className="max-sm:hidden">
        {!several && <LevelBar stock={stock} />}
      </div>
      {several && opened && (
        <div role="cell" id={variantsId} className="col-span-full -mx-4 md:-mx-6">
          <ul aria-label={`Variants of ${name}`}>
            {item.variants.map((variant) => (
              <VariantRow
                key={variant.id}
                item={item}
                id={variant.id}
                chosen={chosen === variant.id}
                search={search}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface VariantRowProps {
  item: StockRow_ProductFragment;
  id: string;
  chosen: boolean;
  search: string;
}

/** One variant; the row links to its ledger. */
function VariantRow({ item, id, chosen, search }: VariantRowProps) {
  const { stock, optionLine, archived } = stockedVariant(item, id);
  return (
    <li
      className={classNames(
        `${rowGrid} relative min-h-12 border-t border-line px-4 md:px-6`,
        chosen ? "bg-accent-soft shadow-marked" : "hover:bg-raised",
      )}
    >
      <div className="col-start-2 min-w-0 py-1">
        <Link
          to={{ pathname: paths.adminStockOf(id), search }}
          aria-current={chosen || undefined}
          className="block leading-label font-demi underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {optionLine}
        </Link>
        {archived ? (
          <span className="text-fine leading-label text-ink-muted">Archived</span>
        ) : (
          <LevelLabel stock={stock} />
        )}
      </div>
      <VariantFigures stock={stock} />
    </li>
  );
}

function VariantFigures({ stock }: { stock: StockFigures }) {
  const { onHand, reserved, available, level } = stock;
  const figures = [
    ["on hand", onHand],
    ["reserved", reserved],
    ["available", available],
  ] as const;
  return (
    <>
      {figures.map(([what, value]) => (
        <span
          key={what}
          className={classNames(
            "text-right tabular-nums",
            what === "available" && "font-semibold",
            what === "available" && level !== "ENOUGH" && "text-clay-text",
            what !== "available" && value === 0 && "text-ink-subtle",
          )}
        >
          {value}
          <span className="sr-only"> {what}</span>
        </span>
      ))}
      <span className="max-sm:hidden">
        <LevelBar stock={stock} />
      </span>
    </>
  );
}

/** How many variants a product has, and how many of those on sale are out of stock or low. */
function variantsText({ variants }: StockRow_ProductFragment): string {
  const onSale = variants.filter(({ archived }) => !archived);
  const at = (level: StockFigures["level"]) =>
    onSale.filter(({ stock }) => stock.level === level).length;
  const [out, low] = [at("OUT"), at("LOW")];
  return [
    countText(onSale.length, "variant"),
    ...(out > 0 ? [`${out} out`] : []),
    ...(low > 0 ? [`${low} low`] : []),
  ].join(", ");
}

function Figure({ value }: { value: number }) {
  return (
    <div role="cell" className={`text-right tabular-nums ${value === 0 ? "text-ink-subtle" : ""}`}>
      {value}
    </div>
  );
}
