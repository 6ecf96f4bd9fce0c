import * as t from "#texts/wishes.ts";
import { Skeleton } from "../../../components/skeleton.tsx";
import { ProductGridSkeleton } from "../../shared/product/product-grid.tsx";

/** The placeholder of a wish list. */
export function WishListSkeleton() {
  return (
    <>
      <h1 className="sr-only">{t.wishList}</h1>
      <div className="grid gap-3 pt-entrance pb-5">
        <Skeleton className="h-12 w-64 max-w-full" />
        <Skeleton className="h-6 w-48" />
      </div>
      <ProductGridSkeleton count={4} />
    </>
  );
}
