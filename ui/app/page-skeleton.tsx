import { Loading, Skeleton } from "../components/skeleton.tsx";

/** Shown until the page's own code has loaded. */
export function PageSkeleton() {
  return (
    <Loading className="wrap pt-28 pb-room">
      <Skeleton className="h-14 w-72 max-w-full" />
      <Skeleton className="mt-8 h-96" />
    </Loading>
  );
}
