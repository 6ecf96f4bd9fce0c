import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { Read } from "../kit/read.tsx";
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
  const queue = useCallQueue();
  return (
    <Read of={queue} what="the calls" skeleton={["h-16", "h-96"]} className="m-4 md:m-6">
      {(loaded) => (
        <CallDesk
          queue={loaded}
          more={queue.more}
          first={first}
          staffName={staffName}
          picture={picture}
        />
      )}
    </Read>
  );
}
