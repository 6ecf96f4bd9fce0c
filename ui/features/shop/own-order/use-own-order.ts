import { useQuery } from "@apollo/client/react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  OwnOrderChangedDocument,
  OwnOrderDocument,
  type OwnOrder_OrderFragment,
} from "../../../generated/operations.ts";
import { useLiveMarks } from "../../shared/order/live-marks.ts";

export type OwnOrder = OwnOrder_OrderFragment;

export interface OwnOrderRead {
  /** Null if there is none; undefined while it is loading. */
  order: OwnOrder | null | undefined;
  failed: boolean;
  retry: () => unknown;
  /** The class of a recent change. */
  glow: string | undefined;
}

/** One order by its number, live. */
export function useOwnOrder(number: string): OwnOrderRead {
  const { data, error, refetch } = useQuery(OwnOrderDocument, { variables: { number } });
  const { mark, glowOf } = useLiveMarks();
  const order = data?.orderByNumber;

  useLiveUpdates({
    document: OwnOrderChangedDocument,
    // An order's answer has no position: the updates begin now, and the order is read again from
    // there.
    after: null,
    onUpdate: ({ order: changed }) => changed?.number === number && mark(changed.id),
    // If the reload fails, the data stays as it is.
    reread: (position) => refetch({ number, after: position }).catch(() => undefined),
  });

  return {
    order,
    failed: error !== undefined && order === undefined,
    retry: () => refetch(),
    glow: order ? glowOf(order) : undefined,
  };
}
