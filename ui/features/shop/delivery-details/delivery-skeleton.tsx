import * as t from "#texts/checkout.ts";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { twoColumns } from "../../../components/two-columns.tsx";

/** Shown while cart and profile are loading. */
export function DeliverySkeleton() {
  return (
    <Loading label={t.loadingTheDeliveryDetails} className={`${twoColumns} pt-18`}>
      <div className="grid grid-cols-1 content-start gap-5">
        <Skeleton className="h-14 w-96 max-w-full" />
        {[0, 1, 2, 3].map((field) => (
          <Skeleton key={field} className="h-control" />
        ))}
      </div>
      <Skeleton className="h-120" />
    </Loading>
  );
}
