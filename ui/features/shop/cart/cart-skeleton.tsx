import * as t from "#texts/cart.ts";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { twoColumns } from "../../../components/two-columns.tsx";

/** Shown while the cart is loading. */
export function CartSkeleton() {
  return (
    <Loading label={t.loadingYourCart} className="pt-15 md:pt-18">
      <div className={twoColumns}>
        <div>
          <Skeleton className="mb-5 h-14 w-64 max-w-full" />
          {[0, 1].map((line) => (
            <div
              key={line}
              className="grid grid-cols-label-22 gap-5 border-t border-line py-5 sm:grid-cols-label-28"
            >
              <Skeleton className="aspect-square" />
              <div className="grid grid-cols-1 content-start gap-3">
                <Skeleton className="h-6 w-48 max-w-full" />
                <Skeleton className="h-4 w-32" />
                <Skeleton className="h-control w-52" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-112" />
      </div>
    </Loading>
  );
}
