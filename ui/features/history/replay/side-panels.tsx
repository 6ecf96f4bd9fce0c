import { skipToken, useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import { HistoryProductsDocument, ReplayStockDocument } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { exactTime } from "../explorer/exact-time.ts";
import { CategoryMark } from "../explorer/category-mark.tsx";
import { allStatuses } from "../../shared/order/status.ts";
import { stageTotals } from "./moment-board.tsx";
import type { Course } from "./scrubber.tsx";
import { ThreadChart } from "./thread-chart.tsx";
import type { Shop, Shown } from "./use-replay.ts";

/** The stock of one product over the range. */
export function StockPanel({
  course,
  shop,
  product,
  onProduct,
}: {
  course: Course;
  shop: Shop;
  /** Null if no stock moved and no product is selected. */
  product: string | null;
  onProduct: (product: string) => void;
}) {
  const { first, last } = course;
  const { data } = useQuery(
    ReplayStockDocument,
    product === null ? skipToken : { variables: { product, first, last }, fetchPolicy: "no-cache" },
  );
  const { data: known } = useQuery(HistoryProductsDocument, { fetchPolicy: "no-cache" });
  const variants = (known?.historyProducts ?? []).flatMap(({ variantId, name }) =>
    variantId === null ? [] : [{ id: variantId, name }],
  );
  const names = new Map(variants.map(({ id, name }) => [id, name]));
  const moved = new Set(course.products.map(({ id }) => id));
  const then = shop.products.find(({ id }) => id === product);
  const points = product === null ? [] : (data?.historyStock ?? []);
  const name = (product === null ? undefined : names.get(product)) ?? then?.name ?? "";
  const free = then ? then.onHand - then.reserved : 0;
  return (
    <Panel
      heading="Stock"
      aside={
        <Select
          dense
          aria-label="Product"
          className="w-auto! max-w-52 min-w-0"
          value={product ?? ""}
          onChange={({ target }) => onProduct(target.value)}
        >
          {product === null && <option value="">No product</option>}
          <optgroup label="Moved most">
            {course.products.map(({ id }) => (
              <option key={id} value={id}>
                {names.get(id) ?? id}
              </option>
            ))}
          </optgroup>
          <optgroup label="Others">
            {variants
              .filter(({ id }) => !moved.has(id))
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
          </optgroup>
        </Select>
      }
    >
      <Figures
        figures={[
          ["available", formatCount(free)],
          ["reserved", formatCount(then?.reserved ?? 0)],
          ["price then", then?.price == null ? "none yet" : formatMoneyShort(then.price)],
        ]}
      />
      <ThreadChart
        label={`Available units of ${name} over this range: ${free} at the moment shown.`}
        range={course}
        at={shop.number}
        threads={[
          {
            colour: "t-stock",
            levels: points.map(({ number, onHand, reserved }) => ({
              number,
              value: Math.max(0, onHand - reserved),
            })),
          },
        ]}
      />
    </Panel>
  );
}

/** Value of the orders placed and delivered since the start of the range. */
export function MoneyPanel({ course, shop }: { course: Course; shop: Shop }) {
  const begin = course.points[0] ?? { placed: 0, delivered: 0 };
  const placed =
    allStatuses.reduce((sum, status) => sum + stageTotals(shop, status).worth, 0) - begin.placed;
  const delivered = stageTotals(shop, "DELIVERED").worth - begin.delivered;
  const levels = (which: "placed" | "delivered") =>
    course.points.map((point) => ({ number: point.number, value: point[which] - begin[which] }));
  return (
    <Panel heading="Order value since the start">
      <p className="heading text-figure leading-tight">{formatMoneyShort(placed)}</p>
      <p className="mb-2 text-fine text-ink-muted">placed, without cancelled orders</p>
      <ThreadChart
        label={`Order value in this range: ${formatMoneyShort(placed)} placed and ${formatMoneyShort(delivered)} delivered at the moment shown.`}
        range={course}
        at={shop.number}
        threads={[
          { colour: "t-order", levels: levels("placed") },
          { colour: "t-product", levels: levels("delivered"), dashed: true },
        ]}
      />
      <Figures
        figures={[
          ["delivered and paid", formatMoneyShort(delivered)],
          ["out for delivery", formatMoneyShort(stageTotals(shop, "OUT_FOR_DELIVERY").worth)],
        ]}
      />
    </Panel>
  );
}

/** The latest events, in words. */
export function Ticker({
  shown: { listed, shop },
  children,
}: {
  shown: Shown;
  /** The event filter. */
  children: ReactNode;
}) {
  return (
    <Panel
      heading="Latest events"
      aside={<span className="text-fine text-ink-muted">newest first</span>}
    >
      {children}
      {listed.length === 0 ? (
        <p className="text-fine text-ink-muted">No matching events yet.</p>
      ) : (
        <ol className="-mx-2">
          {listed.map(({ number, category, words, occurredAt }) => (
            <li
              key={number}
              aria-current={number === shop.number || undefined}
              className={classNames(
                "grid grid-cols-auto-fill items-baseline gap-x-2 rounded-control px-2 py-1.5 text-fine",
                number === shop.number && "bg-accent-soft",
              )}
            >
              <CategoryMark category={category} />
              <span className="min-w-0">
                <Link to={historyPaths.event(number)} className="hover:underline">
                  {words}
                </Link>
                <span className="block text-xs text-ink-muted">{exactTime(occurredAt)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Panel({
  heading,
  aside,
  children,
}: {
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={heading} className="min-w-0 border-line px-4 py-4 not-last:border-b">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{heading}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

function Figures({ figures }: { figures: readonly (readonly [label: string, figure: string])[] }) {
  return (
    <dl className="my-2 flex flex-wrap gap-x-6 gap-y-1">
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
