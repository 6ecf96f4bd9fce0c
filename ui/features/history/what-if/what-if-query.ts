import { changeIn, missingIn, wordOf, type Change } from "./changes.ts";

/**
 * A simulation, as stored in the URL. Moments are event numbers or instants; empty for the
 * defaults.
 */
export interface WhatIfQuery {
  fork: string;
  end: string;
  changes: readonly Change[];
}

/** Reads a simulation from a URL. Invalid values are ignored. */
export function whatIfQueryOf(params: URLSearchParams): WhatIfQuery {
  const text = (name: string) => (params.get(name) ?? "").slice(0, 40);
  const changes = params
    .getAll("change")
    .map((word) => changeIn(word.slice(0, 200)))
    .filter((change) => change !== null);
  return { fork: text("fork"), end: text("to"), changes };
}

/** URL parameters of a simulation. */
export function paramsOf({ fork, end, changes }: WhatIfQuery): URLSearchParams {
  const params = new URLSearchParams({ ...(fork && { fork }), ...(end && { to: end }) });
  for (const change of changes) params.append("change", wordOf(change));
  return params;
}

/** True if the simulation is complete enough to run. */
export function isComplete({ fork, changes }: WhatIfQuery): boolean {
  return fork !== "" && changes.length > 0 && changes.every((each) => missingIn(each) === null);
}
