import { skipToken, useQuery } from "@apollo/client/react";
import { DeliveryCalendarDocument } from "../../../generated/operations.ts";
import { useFocusRefetch } from "./use-focus-refetch.ts";

/** The days of one page of the calendar. */
export const calendarDays = 14;

/** Orders arrive at any time, and the calendar has no subscription. */
const refreshMs = 30_000;

/**
 * The zones with their days from a date on. Read again every 30 seconds while the page is visible,
 * and when the window gets the focus. Until the days of a new `from` arrive, the zones have the
 * days of the one before.
 */
export function useCalendar(from: string, days: number = calendarDays) {
  const { data, previousData, error, refetch } = useQuery(
    DeliveryCalendarDocument,
    from === ""
      ? skipToken
      : {
          variables: { from, days },
          fetchPolicy: "cache-and-network",
          pollInterval: refreshMs,
          skipPollAttempt: () => document.hidden,
        },
  );
  useFocusRefetch(refetch, from !== "");
  return {
    zones: (data ?? previousData)?.deliveryCalendar,
    failed: error !== undefined,
    retry: () => refetch().catch(() => undefined),
    /** Reads the calendar with everything up to a position of the log. */
    refresh: (after: string) => void refetch({ after }).catch(() => undefined),
  };
}
