import { clockAheadMinutes } from "../generated/shop.ts";

const dayMs = 86_400_000;
const aheadMs = clockAheadMinutes * 60_000;

/**
 * A moment by the shop's clocks, as 2026-11-21T15:40:00.000Z would tell it of UTC; cut it to what
 * is wanted.
 */
export function clockInColombo(at: number): string {
  return new Date(at + aheadMs).toISOString();
}

/** When the day of a moment began by the shop's clocks. */
export function startOfDay(at: number): number {
  return Math.floor((at + aheadMs) / dayMs) * dayMs - aheadMs;
}
