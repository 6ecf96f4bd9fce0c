import { clockAheadMinutes } from "#domain/constants.ts";

const minuteMs = 60_000;

/** Units of time that events are counted by, in minutes. */
export const units = { minute: 1, hour: 60, day: 1440 } as const;

/** The minute, hour or day of a moment, as the shop's clock shows it. */
export const startOf = (at: number, unit: number): number =>
  Math.floor((Math.floor(at / minuteMs) + clockAheadMinutes) / unit);

/** The instant at which a minute, hour or day starts. */
export const momentOf = (start: number, unit: number): number =>
  (start * unit - clockAheadMinutes) * minuteMs;
