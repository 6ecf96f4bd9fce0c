import * as t from "#texts/cards.ts";
import type { ReactNode, Ref } from "react";
import { classNames } from "../../../components/class-names.ts";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";

export interface ProductGridProps {
  ref?: Ref<HTMLUListElement>;
  /** Other products are loading. */
  waiting?: boolean;
  /** A column next to the grid takes the space of one of its columns. */
  narrow?: boolean;
  className?: string;
  /** Product cards. */
  children: ReactNode;
}

const columns = "grid grid-cols-2 gap-x-[clamp(0.875rem,1.7vw,1.75rem)]";
const wideColumns = "md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5";
const narrowColumns = "lg:grid-cols-3 xl:grid-cols-4";

/**
 * Two columns on phones, then three, four and, on the widest screens, five; one fewer next to
 * another column.
 */
export function ProductGrid({
  ref,
  waiting = false,
  narrow = false,
  className,
  children,
}: ProductGridProps) {
  return (
    <ul
      ref={ref}
      aria-busy={waiting || undefined}
      className={classNames(
        columns,
        narrow ? narrowColumns : wideColumns,
        // A card includes the space below it, so the grid removes it after the last row.
        "-mb-section transition-opacity duration-(--base)",
        waiting && "opacity-55",
        className,
      )}
    >
      {children}
    </ul>
  );
}

/** Placeholders of the final size while products load. */
export function ProductGridSkeleton({
  count,
  narrow = false,
  className,
}: {
  count: number;
  narrow?: boolean;
  className?: string;
}) {
  return (
    <Loading
      label={t.loadingItems}
      className={classNames(
        columns,
        narrow ? narrowColumns : wideColumns,
        "gap-y-section",
        className,
      )}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-(--ratio-tile)" />
          <Skeleton className="mt-3.5 h-4.25 w-2/5" />
          <Skeleton className="mt-2 h-6 w-3/4" />
          <Skeleton className="mt-2 h-9 max-md:hidden" />
          <Skeleton className="mt-4 h-5.5 w-1/2" />
          <Skeleton className="mt-3 h-control" />
        </div>
      ))}
    </Loading>
  );
}
