import type { DeliveryZoneInput } from "../../../generated/operations.ts";
import { deliveryLimits, provinces } from "../../../generated/shop.ts";
import type { Zone } from "./day-level.ts";

/** A zone as it is edited. Numbers are as typed. */
export interface ZoneDraft {
  /** The id of a stored zone; new ones get a key of their own. */
  readonly key: string;
  readonly isNew: boolean;
  readonly name: string;
  readonly districts: readonly string[];
  readonly weekdays: readonly number[];
  readonly leadDays: string;
  readonly morningCapacity: string;
  readonly afternoonCapacity: string;
}

/** The fields with a number. */
export type NumberField = "leadDays" | "morningCapacity" | "afternoonCapacity";

/** Problems by zone and field, as in `southern.name`. */
export type ZoneProblems = Readonly<Record<string, string>>;

/** Every district of the country, by province. */
const allDistricts: readonly string[] = Object.values(provinces).flat();

const mostOf: Readonly<Record<NumberField, number>> = {
  leadDays: deliveryLimits.leadDays,
  morningCapacity: deliveryLimits.capacity,
  afternoonCapacity: deliveryLimits.capacity,
};

const numberFields = Object.keys(mostOf) as NumberField[];

/** The stored zones, to be edited. */
export function draftsOf(zones: readonly Zone[]): readonly ZoneDraft[] {
  return zones.map((zone) => ({
    key: zone.id,
    isNew: false,
    name: zone.name,
    districts: zone.districts,
    weekdays: zone.weekdays,
    leadDays: String(zone.leadDays),
    morningCapacity: String(zone.morningCapacity),
    afternoonCapacity: String(zone.afternoonCapacity),
  }));
}

/** A zone without districts, as it is added. */
export function newZone(key: string): ZoneDraft {
  return {
    key,
    isNew: true,
    name: "",
    districts: [],
    weekdays: [],
    leadDays: "2",
    morningCapacity: "8",
    afternoonCapacity: "8",
  };
}

/**
 * The zones as they were edited while `sent` was being saved. New ones that were saved are stored
 * ones now; each name is unique.
 */
export function editedSince(
  drafts: readonly ZoneDraft[],
  sent: readonly ZoneDraft[],
  saved: readonly Zone[],
): readonly ZoneDraft[] {
  const keyOf = new Map(
    sent.map(({ key, name }) => [key, saved.find((zone) => zone.name === name.trim())?.id]),
  );
  return drafts.map((zone) => {
    const key = zone.isNew ? keyOf.get(zone.key) : undefined;
    return key === undefined ? zone : { ...zone, key, isNew: false };
  });
}

/** The zones with a district in another one. */
export function withDistrictIn(
  drafts: readonly ZoneDraft[],
  district: string,
  key: string,
): readonly ZoneDraft[] {
  return drafts.map((zone) => {
    const others = zone.districts.filter((each) => each !== district);
    const districts =
      zone.key === key
        ? allDistricts.filter((each) => each === district || others.includes(each))
        : others;
    return { ...zone, districts };
  });
}

/** The districts that no zone has. */
export function homelessDistricts(drafts: readonly ZoneDraft[]): readonly string[] {
  const taken = new Set(drafts.flatMap(({ districts }) => districts));
  return allDistricts.filter((district) => !taken.has(district));
}

const keyByDistrict = (drafts: readonly ZoneDraft[]): ReadonlyMap<string, string> =>
  new Map(drafts.flatMap(({ key, districts }) => districts.map((each) => [each, key])));

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** The fields of a zone that differ from the stored one. */
export function changedFields(zone: ZoneDraft, stored: ZoneDraft | undefined): readonly string[] {
  if (!stored) return [];
  const fields: string[] = numberFields.filter((field) => zone[field].trim() !== stored[field]);
  if (zone.name.trim() !== stored.name) fields.push("name");
  if (!isSameList(zone.weekdays, stored.weekdays)) fields.push("weekdays");
  return fields;
}

/**
 * How many changes there are: fields, added and removed zones, and districts that are elsewhere.
 * The districts of a removed zone count where they go.
 */
export function changeCount(drafts: readonly ZoneDraft[], stored: readonly ZoneDraft[]): number {
  const [before, after] = [keyByDistrict(stored), keyByDistrict(drafts)];
  const storedOf = new Map(stored.map((zone) => [zone.key, zone]));
  const kept = new Set(drafts.map(({ key }) => key));
  const moved = allDistricts.filter((each) => before.get(each) !== after.get(each)).length;
  const added = drafts.filter(({ isNew }) => isNew).length;
  const removed = stored.filter(({ key }) => !kept.has(key)).length;
  const fields = drafts.flatMap((zone) => changedFields(zone, storedOf.get(zone.key))).length;
  return moved + added + removed + fields;
}

/** The mutation's input, or the problems that the shop could not even read. */
export function inputOf(drafts: readonly ZoneDraft[]): {
  zones: DeliveryZoneInput[];
  problems: ZoneProblems;
} {
  const problems: Record<string, string> = {};
  const number = (zone: ZoneDraft, field: NumberField): number => {
    const typed = zone[field].trim();
    if (/^\d{1,6}$/.test(typed)) return Number(typed);
    problems[`${zone.key}.${field}`] = `Please enter a whole number from 0 to ${mostOf[field]}`;
    return 0;
  };
  const zones = drafts.map((zone) => ({
    id: zone.isNew ? null : zone.key,
    name: zone.name.trim(),
    districts: [...zone.districts],
    weekdays: [...zone.weekdays],
    leadDays: number(zone, "leadDays"),
    morningCapacity: number(zone, "morningCapacity"),
    afternoonCapacity: number(zone, "afternoonCapacity"),
  }));
  return { zones, problems };
}

/** The shop's problems, whose paths name zones by their place: zones.2.name. */
export function problemsAt(
  drafts: readonly ZoneDraft[],
  fields: readonly { readonly field: string; readonly message: string }[],
): ZoneProblems {
  return Object.fromEntries(
    fields.map(({ field, message }) => {
      const [, at, name = ""] = field.split(".");
      const zone = at === undefined ? undefined : drafts[Number(at)];
      return [zone ? `${zone.key}.${name}` : field, message];
    }),
  );
}
