import * as t from "#texts/room.ts";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";

/** Placeholder while the room's pieces load. */
export function RoomSkeleton() {
  return (
    <Loading label={t.loadingTheRoom} className="pt-8 lg:pt-11">
      <Skeleton className="mb-3 h-14 w-96 max-w-full" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-split-5-7 lg:gap-5">
        <Skeleton className="h-88 lg:h-136" />
        <Skeleton className="h-88 lg:h-136" />
      </div>
    </Loading>
  );
}
