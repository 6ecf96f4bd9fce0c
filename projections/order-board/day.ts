import { clockAheadMinutes } from "#domain/constants.ts";

const aheadMs = clockAheadMinutes * 60_000;

const dayMs = 24 * 60 * 60 * 1000;

/** The moment at which a day begins in Colombo, or one so many days later. */
export const startOfDay = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - aheadMs + later * dayMs).toISOString();

/** A moment by the clocks of Colombo, to the minute: 2026-11-21 15:40. */
export const timeInColombo = (at: string): string =>
  new Date(Date.parse(at) + aheadMs).toISOString().slice(0, 16).replace("T", " ");

/** The day of a moment in Colombo: 2026-11-21. */
export const dayInColombo = (at: string): string => timeInColombo(at).slice(0, 10);
