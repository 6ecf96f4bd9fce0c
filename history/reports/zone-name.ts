import { defaultZones } from "#domain/delivery/zones.ts";

/** The name of a delivery zone before the first change of the zones; its ID if it is unknown. */
export const nameOfZone = (id: string): string =>
  defaultZones.find((zone) => zone.id === id)?.name ?? id;
