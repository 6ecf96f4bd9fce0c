import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";
import type { Region } from "./use-delivery-dates.ts";

const isRegion = (value: unknown): value is Region =>
  typeof value === "object" &&
  value !== null &&
  "district" in value &&
  "province" in value &&
  typeof value.district === "string" &&
  typeof value.province === "string";

const regions = createStoredList("nivasa.delivery-region", 1, isRegion);

/** The district that was last chosen on this device; null if there is none. */
export function useLastRegion(): Region | null {
  return useStoredList(regions)[0] ?? null;
}

/** Stores the district of a delivery on this device. No address is stored. */
export function storeLastRegion({ district, province }: Region): void {
  if (district !== "") regions.store([{ district, province }]);
}
