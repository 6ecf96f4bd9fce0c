import { deliveryLimits, provinces, type Province } from "../constants.ts";
import type { FieldProblem } from "../refusal.ts";
import { addDays, weekdayOf, type Slot } from "../values/delivery-day.ts";
import { hasControls, normalLine } from "../values/line.ts";
import { comparedName } from "../values/name.ts";
import type { DeliveryZone } from "./events.ts";
import { isShopClosed, isWorkingDay, unchangedCalendar, type ShopCalendar } from "./shop-days.ts";

const zoneOfProvince = (
  province: Province,
  weekdays: readonly number[],
  leadDays: number,
  capacity: number,
): DeliveryZone => ({
  id: province.toLowerCase().replace(" ", "-"),
  name: province,
  districts: provinces[province],
  weekdays,
  leadDays,
  capacity: { morning: capacity, afternoon: capacity },
});

/** The zones before the first change by an admin: one per province. */
export const defaultZones: readonly DeliveryZone[] = [
  zoneOfProvince("Western", [1, 2, 3, 4, 5, 6], 1, 12),
  zoneOfProvince("Southern", [1, 3, 5, 6], 2, 10),
  zoneOfProvince("Central", [1, 3, 5, 6], 2, 10),
  zoneOfProvince("North Western", [1, 3, 5, 6], 2, 10),
  zoneOfProvince("Sabaragamuwa", [2, 4, 6], 2, 8),
  zoneOfProvince("North Central", [2, 5], 3, 8),
  zoneOfProvince("Uva", [2, 5], 3, 8),
  zoneOfProvince("Eastern", [2, 5], 3, 8),
  zoneOfProvince("Northern", [1, 4], 3, 8),
];

/**
 * The zone of an address; null if no zone has it. An address without a district belongs to the zone
 * that has most districts of its province.
 */
export const zoneOf = (
  zones: readonly DeliveryZone[],
  { district, province }: { readonly district: string; readonly province: string },
): DeliveryZone | null => {
  if (district !== "") return zones.find((zone) => zone.districts.includes(district)) ?? null;
  const own: readonly string[] = Object.hasOwn(provinces, province)
    ? provinces[province as Province]
    : [];
  const shared = (zone: DeliveryZone) => zone.districts.filter((each) => own.includes(each)).length;
  const [best] = zones.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? best : null;
};

/** The first day on which an order of `today` can be delivered, whatever the zone's weekdays. */
const firstDate = (
  { leadDays }: DeliveryZone,
  today: string,
  calendar: ShopCalendar,
  last: string,
): string => {
  let date = today;
  for (let left = leadDays; left > 0 && date <= last;) {
    date = addDays(date, 1);
    left -= Number(isWorkingDay(calendar, date));
  }
  return date;
};

/**
 * The delivery dates of a zone for an order of `today`, earliest first, with those on which the
 * whole shop is closed. Each is computed when it is read, because an order usually needs only the
 * first.
 */
export function* eachDeliveryDate(
  zone: DeliveryZone,
  today: string,
  calendar: ShopCalendar,
): Generator<string> {
  const last = addDays(today, deliveryLimits.daysAhead);
  for (let date = firstDate(zone, today, calendar, last); date <= last; date = addDays(date, 1)) {
    if (zone.weekdays.includes(weekdayOf(date))) yield date;
  }
}

/** The delivery dates of a zone for an order of `today` on which the shop works, earliest first. */
export const deliveryDates = (
  zone: DeliveryZone,
  today: string,
  calendar: ShopCalendar = unchangedCalendar,
): readonly string[] =>
  [...eachDeliveryDate(zone, today, calendar)].filter((date) => !isShopClosed(calendar, date));

/** Id of a zone's day, which names its stream. */
export const dayIdOf = ({ zoneId, date }: Pick<Slot, "zoneId" | "date">): string =>
  `${zoneId}.${date}`;

/** The zone and date of a day's id. */
export const dayOfId = (id: string): Pick<Slot, "zoneId" | "date"> => {
  const at = id.lastIndexOf(".");
  return { zoneId: id.slice(0, at), date: id.slice(at + 1) };
};

/** Every district of the country. */
const allDistricts: readonly string[] = Object.values(provinces).flat();

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

const zoneIdForm = /^[a-z0-9-]{1,40}$/;

/** Zones with their texts and lists in normal form. */
export const normalZones = (zones: readonly DeliveryZone[]): readonly DeliveryZone[] =>
  zones.map(({ id, name, districts, weekdays, leadDays, capacity }) => ({
    id,
    name: normalLine(name),
    districts: allDistricts.filter((district) => districts.includes(district)),
    weekdays: [...new Set(weekdays)].sort((a, b) => a - b),
    leadDays,
    capacity: { morning: capacity.morning, afternoon: capacity.afternoon },
  }));

/** Problems of zones: each district of the country belongs to exactly one. */
export const zoneProblems = (zones: readonly DeliveryZone[]): readonly FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (zones.length > deliveryLimits.zones) add("zones", `At most ${deliveryLimits.zones} zones`);
  const [ids, names, taken] = [new Set<string>(), new Set<string>(), new Map<string, string>()];
  for (const [index, zone] of zones.entries()) {
    const at = (field: string) => `zones.${index}.${field}`;
    const name = normalLine(zone.name);
    if (!zoneIdForm.test(zone.id)) add(at("id"), "This zone has no valid id");
    else if (ids.has(zone.id)) add(at("id"), "Two zones have the same id");
    ids.add(zone.id);
    if (name === "") add(at("name"), "Please enter a name");
    else if (name.length > deliveryLimits.zoneName) {
      add(at("name"), `At most ${deliveryLimits.zoneName} characters`);
    } else if (hasControls(name)) add(at("name"), "Please write this on one line");
    else if (names.has(comparedName(name))) add(at("name"), `Another zone is called ${name}`);
    names.add(comparedName(name));
    if (zone.districts.length === 0) add(at("districts"), "Please choose a district");
    for (const district of zone.districts) {
      const other = taken.get(district);
      if (!allDistricts.includes(district)) add(at("districts"), `${district} is not a district`);
      else if (other !== undefined) add(at("districts"), `${district} is already in ${other}`);
      taken.set(district, name);
    }
    if (zone.weekdays.some((day) => !isWhole(day, 1, 7))) {
      add(at("weekdays"), "Weekdays are 1 for Monday to 7 for Sunday");
    }
    if (!isWhole(zone.leadDays, 0, deliveryLimits.leadDays)) {
      add(at("leadDays"), `Please enter a whole number from 0 to ${deliveryLimits.leadDays}`);
    }
    for (const half of ["morning", "afternoon"] as const) {
      if (!isWhole(zone.capacity[half], 0, deliveryLimits.capacity)) {
        add(
          at(`capacity.${half}`),
          `Please enter a whole number from 0 to ${deliveryLimits.capacity}`,
        );
      }
    }
  }
  const missing = allDistricts.filter((district) => !taken.has(district));
  if (missing.length > 0) add("zones", `No zone has ${missing.join(", ")}`);
  return problems;
};
