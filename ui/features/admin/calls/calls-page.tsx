import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { CallDesk } from "./call-desk.tsx";
import { useCallQueue } from "./use-call-queue.ts";

export interface CallsPageProps {
  /** The name printed on packing slips. */
  staffName: string;
  picture: PictureOf;
  /** The number of the order that is focused first; null for the riskiest one. */
  first: string | null;
}

/** The orders that wait for a call, and the one that is called now. */
export function CallsPage({ staffName, picture, first }: CallsPageProps) {
  const { shown, failed, retry, more } = useCallQueue();
  return (
    <QueryResult
      data={shown}
      failed={failed}
      retry={retry}
      failure="Couldn’t load the calls."
      className="m-4 md:m-6"
      ifStale={{ tone: "warn", className: "mx-4 mt-3 md:mx-6" }}
      skeleton={
        <Loading label="Loading calls" className="grid gap-4 p-4 md:p-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-96" />
        </Loading>
      }
    >
      {(loaded) => (
        <CallDesk
          queue={loaded}
          more={more}
          first={first}
          staffName={staffName}
          picture={picture}
        />
      )}
    </QueryResult>
  );
}
