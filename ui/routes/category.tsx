import * as t from "#texts/find.ts";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../components/button.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { useVisitor } from "../features/shared/account/viewer.ts";
import { AddToCartCheck } from "../features/shop/cart/add-to-cart-check.tsx";
import { useAddToCart } from "../features/shop/cart/use-add-to-cart.tsx";
import { compareMode, toggleCompareMode } from "../features/shop/compare/compare-mode.ts";
import { FilterColumn } from "../features/shop/find/filters.tsx";
import { setFoundWords } from "../features/shop/find/found-words.ts";
import { fittingVariant } from "../features/shop/find/fitting-variant.tsx";
import { ListControls } from "../features/shop/find/list-controls.tsx";
import { useProductFilters } from "../features/shop/find/product-filters.ts";
import { ProductList } from "../features/shop/find/product-list.tsx";
import { CategoryChips } from "../features/shop/product/category-chips.tsx";
import { useCategories } from "../features/shared/product/categories.ts";
import { useProductList, type ListedProduct } from "../features/shop/find/use-product-list.ts";
import { useStore } from "../storage/store.ts";

const AddressRepair = lazy(async () => ({
  default: (await import("../features/shop/find/address-repair.tsx")).AddressRepair,
}));
const NothingFound = lazy(async () => ({
  default: (await import("../features/shop/find/nothing-found.tsx")).NothingFound,
}));

const ComparePick = lazy(async () => ({
  default: (await import("../features/shop/compare/compare-list-parts.ts")).ComparePick,
}));
const CompareTray = lazy(async () => ({
  default: (await import("../features/shop/compare/compare-list-parts.ts")).CompareTray,
}));

/** The catalogue by category, search words, filters and sort order. */
export function Component() {
  const categories = useCategories();
  const { filters, invalid, change } = useProductFilters();
  const state: unknown = useLocation().state;
  const list = useProductList(filters);
  const { open } = useLoginPopup();
  const visitor = useVisitor();
  const addToCart = useAddToCart({ visitor, onSignIn: open });
  const isComparing = useStore(compareMode);
  const action = useCallback(
    (product: ListedProduct) => (
      <>
        {addToCart(product)}
        {isComparing && (
          <Suspense>
            <ComparePick productId={product.id} />
          </Suspense>
        )}
      </>
    ),
    [addToCart, isComparing],
  );
  const { choices } = filters;
  const variantOf = useCallback(
    (product: ListedProduct) => fittingVariant(product, choices),
    [choices],
  );
  const isFound = list.current && (list.shown?.totalCount ?? 0) > 0;
  useEffect(() => {
    setFoundWords(isFound ? filters.search : "");
    return () => setFoundWords("");
  }, [isFound, filters.search]);
  const heading = filters.category ? categories.display(filters.category).label : t.allRooms;

  return (
    <div className="wrap pb-room">
      <PageTitle>{filters.category ? heading : t.category}</PageTitle>
      <PageHeading>{heading}</PageHeading>
      <CategoryChips chosen={filters.category} onChoose={(category) => change({ category })} />
      {(invalid.length > 0 || state !== null) && (
        <Suspense>
          <AddressRepair />
        </Suspense>
      )}
      <div className="mt-7 grid items-start gap-x-[clamp(2rem,4vw,4.5rem)] md:grid-cols-label-60">
        <FilterColumn filters={filters} change={change} />
        <section aria-labelledby="items" className="min-w-0">
          <h2 id="items" className="sr-only">
            {t.itemsHeading}
          </h2>
          <ListControls
            filters={filters}
            change={change}
            total={list.shown?.totalCount}
            aside={
              <Button
                role="switch"
                aria-checked={isComparing}
                variant={isComparing ? "soft" : "outlined"}
                onClick={toggleCompareMode}
              >
                {t.compare}
              </Button>
            }
          />
          <ProductList
            list={list}
            nothing={
              <Suspense>
                <NothingFound filters={filters} change={change} />
              </Suspense>
            }
            notice={<AddToCartCheck visitor={visitor} />}
            action={action}
            variantOf={variantOf}
          />
          {isComparing && (
            <Suspense>
              <CompareTray />
            </Suspense>
          )}
        </section>
      </div>
    </div>
  );
}
