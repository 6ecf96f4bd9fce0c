import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatCount } from "../../../components/count.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { historyPaths } from "../../../history-paths.ts";
import { CategoryMark } from "../explorer/category-mark.tsx";
import type { Comparison, Difference } from "./stage.ts";

const signed = (value: number) => `${value > 0 ? "+" : "−"}${formatCount(Math.abs(value))}`;

type State = Difference["after"];

const isPriceNews = ({ before, after }: Difference) =>
  before?.price !== after?.price || before?.offered !== after?.offered;
const isStockNews = ({ before, after }: Difference) =>
  before?.onHand !== after?.onHand || before?.reserved !== after?.reserved;

/** Products whose price or stock changed, each with the last event that set it. */
export function ProductDifferences({ comparison }: { comparison: Comparison }) {
  const { products, changedProducts, b } = comparison;
  const prices = products.filter(isPriceNews);
  const stocks = products.filter(isStockNews);
  const same = Math.max(0, b.products - changedProducts);
  return (
    <>
      <Panel
        heading="Stock"
        note={`${formatCount(stocks.length)} of ${formatCount(b.products)} products changed.`}
        empty="No stock changed between A and B."
      >
        {stocks.map((difference) => (
          <Row
            key={difference.id}
            category="STOCK"
            name={difference.name}
            words={stockWords(difference)}
            figures={`${formatCount(difference.before?.onHand ?? 0)} → ${formatCount(difference.after?.onHand ?? 0)}`}
            change={changeOf(difference.before?.onHand ?? 0, difference.after?.onHand ?? 0)}
            event={difference.stockEvent}
          />
        ))}
      </Panel>
      <Panel
        heading="Prices"
        note={same > 0 ? `${formatCount(same)} products are the same at A and at B.` : ""}
        empty="No price changed between A and B."
      >
        {prices.map((difference) => (
          <Row
            key={difference.id}
            category="PRODUCT"
            name={difference.name}
            words={priceWords(difference)}
            figures={priceFigures(difference)}
            change={priceChange(difference)}
            event={difference.priceEvent}
          />
        ))}
      </Panel>
      {products.length < changedProducts && (
        <p className="text-fine text-ink-muted">
          The first {formatCount(products.length)} of {formatCount(changedProducts)} products that
          changed are shown. Choose moments closer together to see all changes.
        </p>
      )}
    </>
  );
}

function Panel({
  heading,
  note,
  empty,
  children,
}: {
  heading: string;
  note: string;
  empty: string;
  children: ReactNode[];
}) {
  return (
    <section aria-label={heading} className="min-w-0">
      <h2 className="heading text-subtitle">{heading}</h2>
      {children.length === 0 ? (
        <p className="mt-2 text-fine text-ink-muted">{empty}</p>
      ) : (
        <ul className="mt-2">{children}</ul>
      )}
      {note && <p className="mt-2 text-xs text-ink-muted">{note}</p>}
    </section>
  );
}

interface RowProps {
  category: "STOCK" | "PRODUCT";
  name: string;
  words: string;
  figures: string;
  change: string;
  event: number | null;
}

function Row({ category, name, words, figures, change, event }: RowProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2.5 text-fine first:border-t-0">
      <CategoryMark category={category} />
      <span className="min-w-0 flex-1 basis-40">
        <b>{name}</b> {words}
        {event !== null && (
          <span className="block text-xs text-ink-muted">
            last changed by event{" "}
            <Link
              to={historyPaths.event(event)}
              className="underline decoration-dotted underline-offset-2"
            >
              {formatCount(event)}
            </Link>
          </span>
        )}
      </span>
      <span className="text-right whitespace-nowrap">
        <b className="block">{figures}</b>
        <span className="text-ink-muted">{change}</span>
      </span>
    </li>
  );
}

const changeOf = (before: number, after: number): string =>
  before === after ? "the same" : signed(after - before);

const free = (state: State): number => (state ? state.onHand - state.reserved : 0);

function stockWords({ before, after }: Difference): string {
  if (free(after) <= 0 && free(before) > 0) return "is sold out";
  if (free(after) > 0 && before && free(before) <= 0) return "is back in stock";
  const held = after?.reserved ?? 0;
  return held > 0 ? `has ${formatCount(free(after))} available, ${formatCount(held)} reserved` : "";
}

function priceWords({ before, after }: Difference): string {
  if (before?.price == null) return "is new";
  if (before.offered !== after?.offered) {
    return after?.offered ? "is for sale again" : "is no longer for sale";
  }
  return (after.price ?? 0) < before.price ? "costs less" : "costs more";
}

function priceFigures({ before, after }: Difference): string {
  const now = after?.price == null ? "no price" : formatMoneyShort(after.price);
  return before?.price == null || before.price === after?.price
    ? now
    : `${formatMoneyShort(before.price)} → ${now}`;
}

function priceChange({ before, after }: Difference): string {
  if (before?.price == null || after?.price == null || before.price === after.price) return "";
  const share = ((after.price - before.price) / before.price) * 100;
  return `${signed(after.price - before.price)}, ${share > 0 ? "+" : "−"}${Math.abs(share).toFixed(1)} %`;
}
