import { callLimits } from "../constants.ts";
import { dayInColombo, startOfDay } from "./colombo.ts";

const minuteMs = 60_000;

/**
 * When a buyer who did not answer is called again: an hour later, or at nine the next morning in
 * Colombo if that is past seven in the evening.
 */
export const callAgainAt = (now: string): string => {
  const later = new Date(Date.parse(now) + callLimits.againMinutes * minuteMs).toISOString();
  const today = dayInColombo(now);
  const at = (hour: number, days = 0): string =>
    new Date(Date.parse(startOfDay(today, days)) + hour * 60 * minuteMs).toISOString();
  if (later < at(callLimits.fromHour)) return at(callLimits.fromHour);
  return later <= at(callLimits.toHour) ? later : at(callLimits.fromHour, 1);
};
