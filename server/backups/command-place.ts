import { storagePlaceOf, type StoragePlace } from "#uploads/storage/place.ts";
import { CommandProblem } from "../errors/command-problem.ts";

/** The place that a command names, or the one of the settings. Throws CommandProblem. */
export const placeOfCommand = (
  given: string | null,
  ofSettings: StoragePlace | null,
  usage: string,
): StoragePlace => {
  const place = given === null || given === "" ? ofSettings : storagePlaceOf(given);
  if (place === null) throw new CommandProblem(`Usage: ${usage}`);
  if (typeof place === "string") throw new CommandProblem(`${given ?? ""} must be ${place}.`);
  return place;
};
