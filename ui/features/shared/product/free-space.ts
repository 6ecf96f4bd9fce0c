import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";
import { lengthOf, sides, type FreeSpace, type Side } from "./fit.ts";

/** The typed text of each side. */
export type TypedSpace = Readonly<Partial<Record<Side, string>>>;

/** Maximum length of a typed text. */
export const maxTyped = 8;

const isTypedSpace = (value: unknown): value is TypedSpace =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string" && text.length <= maxTyped);

const nothingTyped: TypedSpace = {};

const spaces = createStoredList("nivasa.free-space", 1, isTypedSpace);

/** The free space that was last typed on this device, as typed. */
export function useTypedSpace(): TypedSpace {
  return useStoredList(spaces)[0] ?? nothingTyped;
}

/** Stores a free space on this device. */
export function storeTypedSpace(typed: TypedSpace): void {
  const isEmpty = sides.every((side) => (typed[side] ?? "").trim() === "");
  spaces.store(isEmpty ? [] : [typed]);
}

/** The typed lengths; invalid ones count as not measured. */
export function freeSpaceOf(typed: TypedSpace): FreeSpace {
  const length = (side: Side) => {
    const cm = lengthOf(typed[side] ?? "");
    return cm === "invalid" ? null : cm;
  };
  return { width: length("width"), depth: length("depth"), height: length("height") };
}
