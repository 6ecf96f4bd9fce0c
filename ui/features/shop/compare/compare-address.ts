import { createParser } from "nuqs/server";
import { addressView } from "../../../components/address-view.ts";
import { isItemId, maxCompared } from "./compared-items.ts";

const same = (one: readonly string[], other: readonly string[]) =>
  one.join(",") === other.join(",");

/** The items that a shared address compares; empty for those of the device. */
export const compareAddress = addressView({
  items: createParser<readonly string[]>({
    parse: (typed) => [...new Set(typed.split(","))].filter(isItemId).slice(0, maxCompared),
    serialize: (ids) => ids.join(","),
    eq: same,
  }).withDefault([]),
});
