import { changeIn, missingIn, wordOf, type Change } from "./changes.ts";

/**
 * What is simulated: everything that stands in the address. Moments are events' numbers or
 * instants; empty for the usual ones.
 */
export interface Asked {
  fork: string;
  end: string;
  changes: readonly Change[];
}

/** Reads an address. What cannot be understood is left out. */
export function askedIn(params: URLSearchParams): Asked {
  const text = (name: string) => (params.get(name) ?? "").slice(0, 40);
  const changes = params
    .getAll("change")
    .map((word) => changeIn(word.slice(0, 200)))
    .filter((change) => change !== null);
  return { fork: text("fork"), end: text("to"), changes };
}

/** The address of a simulation. */
export function paramsOf({ fork, end, changes }: Asked): URLSearchParams {
  const params = new URLSearchParams({ ...(fork && { fork }), ...(end && { to: end }) });
  for (const change of changes) params.append("change", wordOf(change));
  return params;
}

/** Whether it can be simulated as it stands. */
export function isWhole({ fork, changes }: Asked): boolean {
  return fork !== "" && changes.length > 0 && changes.every((each) => missingIn(each) === null);
}
