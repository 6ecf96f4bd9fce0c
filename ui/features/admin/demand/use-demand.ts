import type { ApolloClient } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { notify } from "../../../components/toast.tsx";
import {
  DemandDocument,
  EndStockAlertDocument,
  LostDemandDocument,
  WaitingPeopleDocument,
  type DemandFilter,
  type DemandQuery,
  type DemandQueryVariables,
  type DemandRowFragment,
} from "../../../generated/operations.ts";
import { useMay } from "../../shared/account/rights.ts";
import { latest, usePagedRead, useRead } from "../kit/read.tsx";

/** Requested variants, sorted by number of people, highest first, page by page. */
export function useDemand(filter: DemandFilter) {
  return usePagedRead({
    document: DemandDocument,
    variables: { filter },
    listOf: ({ demand }) => demand,
  });
}

/** All variants of a filter, for a file. Rejects if a page can't be read. */
export async function readAllDemand(
  client: ApolloClient,
  filter: DemandFilter,
): Promise<readonly DemandRowFragment[]> {
  const items: DemandRowFragment[] = [];
  let cursor: string | null = null;
  do {
    const variables: DemandQueryVariables = { filter, limit: 50, cursor };
    const { data }: { data?: DemandQuery | undefined } = await client.query({
      ...{ query: DemandDocument, variables, fetchPolicy: "no-cache" },
    });
    if (!data) throw new Error("The demand was not answered");
    items.push(...data.demand.items);
    cursor = data.demand.nextCursor;
  } while (cursor !== null);
  return items;
}

/** The people who wait for a variant, in the order in which they asked. */
export function useWaitingPeople(productId: string) {
  return usePagedRead({
    document: WaitingPeopleDocument,
    variables: { productId },
    listOf: ({ waitingPeople }) => waitingPeople,
  });
}

/** Ends a person's alert. */
export function useEndAlert(onEnded: () => void) {
  const [end, { loading }] = useMutation(EndStockAlertDocument);
  return {
    pending: loading,
    async end(id: string): Promise<void> {
      const variables = { id, commandId: newCommandId() };
      const answer = (await end({ variables }).catch(() => null))?.data?.endStockAlert;
      if (answer?.__typename === "StockAlertEnded") {
        notify.success(answer.message);
        onEnded();
      } else notify.failure(answer?.message ?? "The alert couldn’t be ended. Please try again.");
    },
  };
}

/** Refused orders of a variant. */
export interface Lost {
  orders: number;
  rupees: number;
}

const days = 30;
const dayMs = 24 * 60 * 60_000;

/**
 * Orders of the last 30 days that were refused for lack of stock, by variant; null while unknown,
 * and for people who don't read the history.
 */
export function useLostDemand(): ReadonlyMap<string, Lost> | null {
  const mayRead = useMay("HISTORY_READ");
  // The start of a day, so that the cache holds one answer.
  const [from] = useState(() =>
    new Date(Math.floor(Date.now() / dayMs - days) * dayMs).toISOString(),
  );
  const report = latest(
    useRead(LostDemandDocument, mayRead ? { from } : null, { fetchPolicy: "cache-first" }),
  )?.historyReport;
  return useMemo(() => {
    if (report?.__typename !== "HistoryReport") return null;
    const lost = new Map<string, Lost>();
    for (const { cells, events } of report.tables[0]?.rows ?? []) {
      // A filter names the first variant by the product's id and ".1".
      const id = events.productId?.replace(/\.1$/, "");
      if (id) lost.set(id, { rupees: Number(cells[1]), orders: Number(cells[2]) });
    }
    return lost;
  }, [report]);
}
