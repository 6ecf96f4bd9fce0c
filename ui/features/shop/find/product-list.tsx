import { messages } from "#texts/messages.ts";
import * as t from "#texts/find.ts";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import type { MorePages } from "../../../apollo/use-paged-query.ts";
import type { CardVariant } from "../product/product-card.tsx";
import { ProductCards } from "../product/product-cards.tsx";
import { ProductGrid, ProductGridSkeleton } from "../../shared/product/product-grid.tsx";
import type { FoundProducts, ListedProduct, ListedProducts } from "./use-product-list.ts";

const SearchCorrections = lazy(async () => ({
  default: (await import("./search-corrections.tsx")).SearchCorrections,
}));

const firstRow = 4;

export interface ProductListProps {
  list: FoundProducts;
  /** Shown if there are no products. */
  nothing: ReactNode;
  /** Shown above the products. */
  notice: ReactNode;
  /**
   * Actions on a product, supplied by the page because the cart is another feature. Pass a stable
   * function.
   */
  action: (product: ListedProduct) => ReactNode;
  /** The variant that a card shows instead of its product. Pass a stable function. */
  variantOf?: (product: ListedProduct) => CardVariant | null;
}

/** Products in a grid, or why there are none. */
export function ProductList({ list, nothing, notice, action, variantOf }: ProductListProps) {
  const { shown, current, failed, retry } = list;
  return (
    <QueryResult
      data={shown}
      failed={failed}
      retry={retry}
      failure={{ heading: messages.product.listFailed, text: t.listNotLoaded }}
      skeleton={<ProductGridSkeleton count={list.expected} narrow />}
      ifStale={current ? { tone: "danger", className: "mb-6" } : "keep"}
    >
      {(products) =>
        products.totalCount === 0 ? (
          nothing
        ) : (
          <>
            {notice}
            {products.replacedWords.length > 0 && (
              <Suspense fallback={<div className="mb-5 h-9" />}>
                <SearchCorrections words={products.replacedWords} className="mb-5" />
              </Suspense>
            )}
            <Products list={list} shown={products} action={action} variantOf={variantOf} />
          </>
        )
      }
    </QueryResult>
  );
}

function Products({
  list: { waiting, more },
  shown: { items: products, totalCount: total, marks },
  action,
  variantOf,
}: Pick<ProductListProps, "list" | "action"> & {
  shown: ListedProducts;
  variantOf: ProductListProps["variantOf"];
}) {
  const grid = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number | null>(null);

  // Move the focus to the first new item; the button may be gone.
  useEffect(() => {
    const first = focusFrom.current;
    if (first === null || products.length <= first) return;
    focusFrom.current = null;
    const link = grid.current?.children[first]?.querySelector<HTMLElement>("h3 a");
    link?.focus({ preventScroll: true });
  }, [products.length]);

  async function showMore({ load }: MorePages) {
    focusFrom.current = products.length;
    if (!(await load())) focusFrom.current = null;
  }

  return (
    <>
      <ProductGrid ref={grid} waiting={waiting} narrow>
        <ProductCards
          products={products}
          marks={marks}
          variantOf={variantOf}
          eager={firstRow}
          action={action}
        />
      </ProductGrid>
      {more && (
        <div className="mt-section grid justify-items-center gap-3">
          <p className="text-sm text-ink-muted">{t.shownOf(products.length, total)}</p>
          <Button size="big" pending={more.loading} onClick={() => void showMore(more)}>
            {t.showMore}
          </Button>
          {more.failed && <FieldError>{t.listFailedTryAgain}</FieldError>}
        </div>
      )}
    </>
  );
}
