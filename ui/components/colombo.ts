import { clockAheadMinutes } from "../generated/shop.ts";

const dayMs = 86_400_000;
const aheadMs = clockAheadMinutes * 60_000;

/**
 * A time in Colombo in the format 2026-11-21T15:40:00.000Z (the Z is not meant as UTC); slice the
 * part you need.
 */
export function clockInColombo(at: number): string {
  return new Date(at + aheadMs).toISOString();
}

/** The start of the day in Colombo that contains a time. */
export function startOfDay(at: number): number {
  return Math.floor((at + aheadMs) / dayMs) * dayMs - aheadMs;
}
