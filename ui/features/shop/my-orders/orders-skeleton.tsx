import * as t from "#texts/orders.ts";
import { PageHeading } from "../../../components/page-heading.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";

/** Shown while the orders are loading. */
export function OrdersSkeleton() {
  return (
    <>
      <PageHeading>{t.myOrders}</PageHeading>
      <Loading label={t.loadingYourOrders} className="grid gap-7">
        <Skeleton className="h-12 max-w-60" />
        {[0, 1].map((card) => (
          <Skeleton key={card} className="h-108" />
        ))}
      </Loading>
    </>
  );
}
