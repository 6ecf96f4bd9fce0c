import { describe, expect, it } from "vitest";
import { daybed, daybedVariant } from "../../../../testing/product-options.ts";
import {
  archiveSeveral,
  changeOption,
  changeSeveral,
  changeValue,
  draftOf,
  groupsOf,
  isUsed,
  missingCount,
  titleOf,
  withMissing,
  withOption,
  withoutOption,
  withoutValue,
  withValue,
  type OptionsDraft,
} from "./options-draft.ts";

const start = draftOf(daybed());
const titles = (draft: OptionsDraft) =>
  draft.variants.map((variant) => titleOf(variant, draft.options));

/** Adds an option with values to a draft. */
function withSizes(draft: OptionsDraft, values: readonly string[]): OptionsDraft {
  const added = withOption(draft);
  const key = added.options.at(-1)?.key ?? "";
  return values.reduce(
    (each, value) => withValue(each, key, value),
    changeOption(added, key, { name: "Size" }),
  );
}

describe("the variants of an item", () => {
  it("get the first value of a new option", () => {
    expect(titles(withSizes(start, ["2 seats", "3 seats"]))).toEqual([
      "Moss, 2 seats",
      "Indigo, 2 seats",
    ]);
  });

  it("are generated only for missing combinations, and once", () => {
    const draft = withSizes(start, ["2 seats", "3 seats"]);
    expect(missingCount(draft)).toBe(2);
    const filled = withMissing(draft);
    expect(titles(filled).slice(2)).toEqual(["Moss, 3 seats", "Indigo, 3 seats"]);
    expect(filled.variants.at(-1)).toMatchObject({ id: null, price: "1000", countInStock: "0" });
    expect(missingCount(filled)).toBe(0);
    expect(withMissing(filled).variants).toHaveLength(4);
  });

  it("are not generated for an archived combination", () => {
    const archived = daybedVariant("daybed.2", ["Indigo"], { archived: true });
    const draft = draftOf(daybed({ variants: [daybedVariant("daybed", ["Moss"]), archived] }));
    expect(missingCount(draft)).toBe(0);
  });

  it("follow a renamed value", () => {
    const draft = changeValue(start, "Colour", "Moss", { name: "Fern" });
    expect(titles(draft)).toEqual(["Fern", "Indigo"]);
  });

  it("that are new disappear with their value or option", () => {
    const draft = withMissing(withSizes(start, ["2 seats", "3 seats"]));
    const [, size] = draft.options;
    const key = size?.key ?? "";
    expect(titles(withoutValue(draft, key, size?.values[1]?.key ?? ""))).toHaveLength(2);
    expect(titles(withoutOption(draft, key))).toEqual(["Moss", "Indigo"]);
  });

  it("keep the stored values if they are archived and a value is gone", () => {
    const old = daybedVariant("daybed.3", ["Rust"], { archived: true });
    const draft = draftOf(daybed({ variants: [...daybed().variants, old] }));
    expect(titles(draft)).toEqual(["Moss", "Indigo", "Rust"]);
  });

  it("on sale keep their values from being removed", () => {
    expect(isUsed(start, "Colour", "Moss")).toBe(true);
    const more = withValue(start, "Colour", "Rust");
    const rust = more.options[0]?.values.at(-1)?.key ?? "";
    expect(isUsed(withMissing(more), "Colour", rust)).toBe(false);
  });
});

describe("the groups of variants", () => {
  it("are the values of the first of several options", () => {
    const draft = withMissing(withSizes(start, ["2 seats", "3 seats"]));
    expect(
      groupsOf(draft).map(({ name, variants }) => [
        name,
        ...variants.map((variant) => titleOf(variant, draft.options)),
      ]),
    ).toEqual([
      ["Moss", "Moss, 2 seats", "Moss, 3 seats"],
      ["Indigo", "Indigo, 2 seats", "Indigo, 3 seats"],
    ]);
    expect(groupsOf(start).map(({ name }) => name)).toEqual([""]);
  });

  it("contain each variant once, also one without an existing value", () => {
    const old = daybedVariant("daybed.3", ["Rust"], { archived: true });
    const draft = withSizes(draftOf(daybed({ variants: [...daybed().variants, old] })), ["Small"]);
    expect(groupsOf(draft).map(({ name, variants }) => [name, variants.length])).toEqual([
      ["Moss", 1],
      ["Indigo", 1],
      ["Other variants", 1],
    ]);
  });
});

it("archives several variants, and removes new ones", () => {
  const draft = withMissing(withValue(start, "Colour", "Rust"));
  const keys = new Set(draft.variants.slice(1).map(({ key }) => key));
  expect(archiveSeveral(draft, keys).variants.map(({ id, archived }) => [id, archived])).toEqual([
    ["daybed", false],
    ["daybed.2", true],
  ]);
});

describe("a value for several variants", () => {
  const both = new Set(["daybed", "daybed.2"]);

  it("is the same for each price", () => {
    const { variants } = changeSeveral(start, new Set(["daybed.2"]), "price", "1,200");
    expect(variants.map(({ price }) => price)).toEqual(["1000", "1,200"]);
  });

  it.each([
    ["addToPrice", "6,000", "7000"],
    ["addToPrice", "-0.50", "999.5"],
    ["addToPrice", "-2000", "0"],
    ["raisePrice", "12.5", "1125"],
    ["raisePrice", "−10", "900"],
    ["raisePrice", "much", "1000"],
  ] as const)("changes each price: %s %s", (change, text, price) => {
    expect(changeSeveral(start, both, change, text).variants.map((each) => each.price)).toEqual([
      price,
      price,
    ]);
  });

  it("is completed by the option values for each SKU", () => {
    const draft = withSizes(start, ["2 seats"]);
    const { variants } = changeSeveral(draft, both, "sku", " gd ");
    expect(variants.map(({ sku }) => sku)).toEqual(["gd-MOSS-2-SEATS", "gd-INDIGO-2-SEATS"]);
  });
});
