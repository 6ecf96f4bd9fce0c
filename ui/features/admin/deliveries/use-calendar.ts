import { DeliveryCalendarDocument } from "../../../generated/operations.ts";
import { useRead } from "../kit/read.tsx";
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
  const calendar = useRead(DeliveryCalendarDocument, from === "" ? null : { from, days }, {
    pollMs: refreshMs,
    keepsPrevious: true,
  });
  useFocusRefetch(calendar.retry, from !== "");
  return calendar;
}
