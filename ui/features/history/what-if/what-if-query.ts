import { createMultiParser } from "nuqs/server";
import { addressView, text } from "../../../components/address-view.ts";
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

const address = addressView(
  {
    fork: text(40),
    end: text(40),
    changes: createMultiParser({
      parse: (words) =>
        words.map((word) => changeIn(word.slice(0, 200))).filter((change) => change !== null),
      serialize: (changes: Change[]) => changes.map(wordOf),
    }).withDefault([]),
  },
  { end: "to", changes: "change" },
);

/** Reads a simulation from a URL. Invalid values are ignored. */
export const whatIfQueryOf: (params: URLSearchParams) => WhatIfQuery = address.viewOf;

/** URL parameters of a simulation. */
export const paramsOf = ({ changes, ...rest }: WhatIfQuery): URLSearchParams =>
  address.parametersOf({ ...rest, changes: [...changes] });

/** True if the simulation is complete enough to run. */
export function isComplete({ fork, changes }: WhatIfQuery): boolean {
  return fork !== "" && changes.length > 0 && changes.every((each) => missingIn(each) === null);
}
