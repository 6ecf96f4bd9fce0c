import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import { figureText } from "./figure-text.ts";
import type { Outcome } from "./use-what-if.ts";

const cellStyle = "border-b border-line px-2.5 py-1.5 text-right whitespace-nowrap tabular-nums";

/** Products with a different outcome: each figure, actual and simulated. */
export function ProductsTable({ outcome: { products, otherProducts } }: { outcome: Outcome }) {
  if (products.length === 0) return null;
  const groups = ["Sold", "Money", "Left", "Times sold out"];
  return (
    <section aria-labelledby="products">
      <h3 id="products" className="mb-1.5 text-fine font-semibold">
        Products with different results
      </h3>
      <div
        role="region"
        aria-label="Products, as they were and simulated"
        tabIndex={0}
        className="max-h-96 overflow-auto"
      >
        <table className="w-full text-fine">
          <caption className="sr-only">Products, as they were and simulated</caption>
          <thead className="sticky top-0 bg-page text-xs text-ink-muted">
            <tr>
              <th scope="col" className="border-b border-line-strong text-left font-demi">
                Product
              </th>
              {groups.flatMap((group) => [
                <th
                  key={group}
                  scope="col"
                  className={classNames(cellStyle, "border-line-strong font-demi")}
                >
                  {group}
                </th>,
                <th
                  key={`${group} simulated`}
                  scope="col"
                  className={classNames(cellStyle, "border-line-strong font-demi")}
                >
                  simulated
                  <span className="sr-only">: {group}</span>
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {products.map((each) => (
              <tr key={each.id}>
                <th scope="row" className="border-b border-line py-1.5 text-left font-medium">
                  {each.name}
                </th>
                <td className={cellStyle}>{formatCount(each.sold)}</td>
                <td className={classNames(cellStyle, "woven")}>
                  {formatCount(each.soldSimulated)}
                </td>
                <td className={cellStyle}>{figureText(each.money, "MONEY")}</td>
                <td className={classNames(cellStyle, "woven")}>
                  {figureText(each.moneySimulated, "MONEY")}
                </td>
                <td className={cellStyle}>{formatCount(each.left)}</td>
                <td className={classNames(cellStyle, "woven")}>
                  {formatCount(each.leftSimulated)}
                </td>
                <td className={cellStyle}>{formatCount(each.soldOut)}</td>
                <td className={classNames(cellStyle, "woven")}>
                  {formatCount(each.soldOutSimulated)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {otherProducts > products.length && (
        <p className="pt-1.5 text-xs text-ink-muted">
          And {formatCount(otherProducts - products.length)} more.
        </p>
      )}
    </section>
  );
}
