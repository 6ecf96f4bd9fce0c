import * as t from "#texts/options.ts";
import type { Variant, VariantOption } from "../../shared/product/variants.ts";

/** Which other options a choice has changed, in sentences; empty if it changed none. */
export function movedOptions(
  options: readonly Pick<VariantOption, "name">[],
  before: Pick<Variant, "values">,
  after: Pick<Variant, "values">,
  index: number,
): string {
  const moved = options.flatMap(({ name }, at) => {
    const from = before.values[at] ?? "";
    const to = after.values[at] ?? "";
    return at === index || from === to ? [] : [{ name, from, to }];
  });
  if (moved.length === 0) return "";
  const others = moved.map(({ from }) => from).join(", ");
  return [
    t.isNotMadeIn(after.values[index] ?? "", others),
    ...moved.map(({ name, from, to }) => t.changedOption(name, from, to)),
  ].join(" ");
}
