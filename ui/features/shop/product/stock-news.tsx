import * as t from "#texts/product.ts";
import { useState } from "react";

/** Announces a stock change while the page is open; empty until then. */
export function StockNews({ count }: { count: number }) {
  const [{ seen, news }, setNews] = useState({ seen: count, news: "" });
  if (count !== seen) {
    setNews({ seen: count, news: count === 0 ? t.stockNowGone : t.stockNow(count) });
  }
  return (
    <p role="status" className="mt-3 text-sm font-demi text-ink empty:hidden">
      {news}
    </p>
  );
}
