import type { DeliveryCalendarQuery } from "../../../generated/operations.ts";

/** A zone with its days in the calendar. */
export type ZoneCalendar = DeliveryCalendarQuery["deliveryCalendar"][number];
/** A zone of the calendar. */
export type Zone = ZoneCalendar["zone"];
/** One zone's day. */
export type ZoneDay = ZoneCalendar["days"][number];
/** How full a slot is; "none" if the zone has no places in it. */
export type Level = "none" | "free" | "filling" | "full";

/** From this share of its places a slot is shown in amber. */
const fillingShare = 0.75;

/** How full a slot is. */
export function levelOf(orders: number, capacity: number): Level {
  if (capacity === 0 && orders === 0) return "none";
  if (orders >= capacity) return "full";
  return orders >= capacity * fillingShare ? "filling" : "free";
}

/** The state of a zone's day; "off" if the zone has no delivery and no orders on it. */
export function kindOf({ closed, delivers, morning, afternoon }: ZoneDay): "closed" | "off" | "on" {
  if (closed !== null) return "closed";
  return delivers || morning + afternoon > 0 ? "on" : "off";
}

/** A slot in words: morning 7 of 10; full ones say so. */
function halfInWords(half: string, orders: number, capacity: number): string {
  const level = levelOf(orders, capacity);
  if (level === "none") return `no ${half}`;
  return `${half} ${orders} of ${capacity}${level === "full" ? ", full" : ""}`;
}

/** A zone's day in words, for screen readers. */
export function dayInWords(zone: Zone, day: ZoneDay): string {
  const kind = kindOf(day);
  if (kind === "off") return "no delivery";
  const orders = [
    halfInWords("morning", day.morning, zone.morningCapacity),
    halfInWords("afternoon", day.afternoon, zone.afternoonCapacity),
  ].join("; ");
  return kind === "closed" ? `closed, ${day.closed}; ${orders}` : orders;
}

/** A date in the heads of lists: 24/11. */
export function shortDate(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}`;
}

const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** The days of delivery in words: Mon to Sat; or Tue, Thu. */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "days by phone";
  const name = (day: number) => weekdayNames[day - 1] ?? "";
  if (days.length > 2 && last - first === days.length - 1) return `${name(first)} to ${name(last)}`;
  return days.map(name).join(", ");
}

/** The lead time in words: 2 days ahead. */
export function leadInWords(leadDays: number): string {
  if (leadDays === 0) return "same day";
  return leadDays === 1 ? "1 day ahead" : `${leadDays} days ahead`;
}
