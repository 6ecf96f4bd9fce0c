import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState, type ReactNode } from "react";
import { notify } from "../../../components/toast.tsx";
import { PackingSlipsDocument } from "../../../generated/operations.ts";
import { useViewer } from "../../shared/account/viewer.ts";
import { PackingSlip } from "./packing-slip.tsx";
import type { OrderDesk_OrderFragment } from "../../../generated/operations.ts";

export interface PackingSlips {
  /** Reads the orders and opens the print dialog with one slip a page. */
  print: (ids: readonly string[]) => void;
  pending: boolean;
  /** The slips, hidden on screen. */
  slips: ReactNode;
}

/** Prints the packing slips of several orders at once. */
export function usePackingSlips(): PackingSlips {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const [pending, setPending] = useState(false);
  const [orders, setOrders] = useState<readonly OrderDesk_OrderFragment[] | null>(null);

  useEffect(() => {
    if (!orders) return undefined;
    const done = () => setOrders(null);
    addEventListener("afterprint", done);
    window.print();
    return () => removeEventListener("afterprint", done);
  }, [orders]);

  async function print(ids: readonly string[]) {
    setPending(true);
    const variables = { ids: [...ids] };
    const read = await client
      .query({ query: PackingSlipsDocument, variables, fetchPolicy: "network-only" })
      .catch(() => null);
    setPending(false);
    if (read?.data) setOrders(read.data.packingSlips);
    else notify.failure("The packing slips couldn’t be loaded. Please try again.");
  }

  return {
    print: (ids) => void print(ids),
    pending,
    slips: orders?.map((order) => (
      <PackingSlip key={order.id} order={order} printedBy={viewer?.name ?? ""} />
    )),
  };
}
