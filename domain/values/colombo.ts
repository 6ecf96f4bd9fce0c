import { clockAheadMinutes } from "../constants.ts";

const aheadMs = clockAheadMinutes * 60_000;

const dayMs = 24 * 60 * 60 * 1000;

/** Start of a day in Colombo, or of the day `later` days after it. */
export const startOfDay = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - aheadMs + later * dayMs).toISOString();

/** A time in Colombo, to the minute: 2026-11-21 15:40. */
export const timeInColombo = (at: string): string =>
  new Date(Date.parse(at) + aheadMs).toISOString().slice(0, 16).replace("T", " ");

/** The day of a time in Colombo: 2026-11-21. */
export const dayInColombo = (at: string): string => timeInColombo(at).slice(0, 10);
