import { LinkButton } from "../../../components/link-button.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { StockLabel } from "../../../components/stock-label.tsx";
import type { DemandRowFragment } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import type { Lost } from "./use-demand.ts";

export type DemandItem = DemandRowFragment;

/** The name of a variant with its option values. */
export const nameOfItem = ({ id, product, variant }: DemandItem): string =>
  product ? nameWithOptions(product.name, variant?.values ?? []) : id;

export interface DemandTableProps {
  items: readonly DemandItem[];
  /** Refused orders by variant; null if unknown. */
  lost: ReadonlyMap<string, Lost> | null;
  /** The variant whose people are shown; empty for none. */
  openId: string;
  /** Missing for staff who may not see people. */
  onOpen?: ((id: string) => void) | undefined;
}

const figure = "text-right tabular-nums max-md:text-left";

/** Requested variants. On phones, each row is a card. */
export function DemandTable({ items, lost, openId, onOpen }: DemandTableProps) {
  const mayReceive = useMay("STOCK_EDIT");
  return (
    <table className="w-full border-y border-line text-left text-base max-md:block">
      <caption className="sr-only">
        Requested variants, sorted by number of people, highest first
      </caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-fine text-ink-muted [&>th]:px-3 [&>th]:py-2 [&>th]:font-normal">
          <th scope="col">Item, variant</th>
          <th scope="col">In stock</th>
          <th scope="col" className="text-right">
            Waiting
          </th>
          <th scope="col" className="text-right">
            Price alerts
          </th>
          <th scope="col" className="text-right">
            On wish lists
          </th>
          {lost && (
            <th scope="col" className="text-right">
              Lost, 30 days
            </th>
          )}
          <th scope="col">Potential revenue</th>
          {mayReceive && (
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {items.map((item) => {
          const { id, product, variant, waiting, unconfirmed, priceAlerts, wished, value } = item;
          const refused = lost?.get(id);
          return (
            <tr
              key={id}
              className="border-line align-middle not-first:border-t max-md:block max-md:py-3 [&>*]:px-3 [&>*]:py-2 max-md:[&>*]:block max-md:[&>*]:px-0 max-md:[&>*]:py-0.5"
            >
              <th scope="row" className="font-normal">
                <span className="flex items-center gap-3">
                  {product && (
                    <span aria-hidden className="block w-14 flex-none">
                      <ProductPicture product={product} square />
                    </span>
                  )}
                  <span className="min-w-0">
                    <b className="font-semibold">{product?.name ?? id}</b>
                    <small className="block text-fine text-ink-muted">
                      {variant?.values.join(", ") || "no options"}
                    </small>
                  </span>
                </span>
              </th>
              <td>
                <StockLabel count={item.inStock} />
              </td>
              <td className={figure}>
                <span className="text-ink-muted md:hidden">Waiting </span>
                {onOpen && waiting + unconfirmed > 0 ? (
                  <button
                    type="button"
                    aria-expanded={id === openId}
                    className="min-h-control font-semibold underline underline-offset-4"
                    onClick={() => onOpen(id)}
                  >
                    {waiting}
                    <span className="sr-only">
                      {" "}
                      waiting for {nameOfItem(item)}, show the people
                    </span>
                  </button>
                ) : (
                  waiting
                )}
                {unconfirmed > 0 && (
                  <small className="block text-fine text-ink-muted">
                    {unconfirmed} not confirmed
                  </small>
                )}
              </td>
              <td className={figure}>
                <span className="text-ink-muted md:hidden">Price alerts </span>
                {priceAlerts}
              </td>
              <td className={figure}>
                <span className="text-ink-muted md:hidden">On wish lists </span>
                {wished}
              </td>
              {lost && (
                <td className={figure}>
                  <span className="text-ink-muted md:hidden">Lost, 30 days </span>
                  {refused?.orders ?? 0}
                  {refused && (
                    <small className="block text-fine text-ink-muted">
                      {formatMoneyShort(refused.rupees)}
                    </small>
                  )}
                </td>
              )}
              <td>
                {waiting > 0 &&
                  `${formatMoneyShort(value)} if ${waiting === 1 ? "the person buys" : `all ${waiting} buy`}`}
              </td>
              {mayReceive && (
                <td className="md:text-right">
                  <LinkButton size="dense" to={paths.adminStockOf(id)}>
                    Receive<span className="sr-only"> {nameOfItem(item)}</span>
                  </LinkButton>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
