import { describe, expect, it } from "vitest";
import { coloursOf } from "./colours-of.ts";
import { nameWithOptions } from "./option-values.ts";
import {
  choicesOf,
  closestVariant,
  firstVariant,
  offeredOptions,
  valuesApart,
  variantPath,
  type Variant,
  type VariantOption,
} from "./variants.ts";

const options: readonly VariantOption[] = [
  {
    name: "Colour",
    display: "SWATCHES",
    values: [
      { name: "Moss", colours: ["#93ad90", "#7c9a7c", "#4f6f58"] },
      { name: "Charcoal", colours: ["#62625d", "#4a4a46", "#343431"] },
      { name: "Ocean", colours: ["#86a4b8", "#4c6a85", "#385453"] },
    ],
  },
  {
    name: "Timber",
    display: "BUTTONS",
    values: [
      { name: "Teak", colours: [] },
      { name: "Nadun", colours: [] },
    ],
  },
  {
    name: "Size",
    display: "BUTTONS",
    values: [
      { name: "2 seats", colours: [] },
      { name: "3 seats", colours: [] },
    ],
  },
];

const variant = (id: string, values: string, countInStock = 5): Variant => ({
  id,
  values: values.split(", "),
  price: 1_000,
  countInStock,
  image: null,
});

const mossNadun = variant("sofa", "Moss, Nadun, 3 seats");
const sold = variant("sofa.2", "Charcoal, Teak, 3 seats", 0);
const small = variant("sofa.3", "Charcoal, Teak, 2 seats");
const mossTeak = variant("sofa.4", "Moss, Teak, 3 seats");
const variants = [mossNadun, sold, small, mossTeak];

describe("the values of an option", () => {
  const choices = (chosen: Variant, index: number) =>
    choicesOf(options, variants, chosen, index).map(({ name, variant: { id }, conflicts }) => [
      name,
      id,
      conflicts.join(", "),
    ]);

  it("lead to the variant that differs only in it, also if that one is sold out", () => {
    expect(choices(mossTeak, 0)).toEqual([
      ["Moss", "sofa.4", ""],
      ["Charcoal", "sofa.2", ""],
    ]);
  });

  it("lead to the nearest variant if the combination is not made, and name the conflicts", () => {
    expect(choices(mossNadun, 0)).toEqual([
      ["Moss", "sofa", ""],
      ["Charcoal", "sofa.2", "Nadun"],
    ]);
    expect(choices(small, 1)).toEqual([
      ["Teak", "sofa.3", ""],
      ["Nadun", "sofa", "Charcoal, 2 seats"],
    ]);
  });

  it("prefer stock among variants that are equally near", () => {
    const soldOut = variant("sofa.5", "Moss, Teak, 2 seats", 0);
    const inStock = variant("sofa.6", "Ocean, Nadun, 2 seats");
    const [choice] = choicesOf(options, [mossNadun, soldOut, inStock], mossNadun, 2);
    expect(choice?.variant.id).toBe("sofa.6");
  });
});

it("values that no variant has are not offered", () => {
  const names = offeredOptions(options, variants).map(({ values }) =>
    values.map(({ name }) => name).join(" "),
  );
  expect(names).toEqual(["Moss Charcoal", "Teak Nadun", "2 seats 3 seats"]);
});

it("colours are those that are sold", () => {
  expect(coloursOf(options, variants)).toHaveLength(2);
  expect(coloursOf(options.slice(1), variants)).toEqual([]);
});

describe("the first variant", () => {
  const pictured = { ...small, image: "/charcoal.svg" };
  it.each<[string, readonly Variant[], string, string | undefined]>([
    ["is the one in the picture", [mossNadun, pictured], "/charcoal.svg", "sofa"],
    ["has its picture", [pictured, mossNadun], "/other.svg", "sofa"],
    ["is in stock", [sold, pictured], "/other.svg", "sofa.3"],
    ["may be sold out if all are", [sold], "/other.svg", "sofa.2"],
    ["is unknown without variants", [], "/other.svg", undefined],
  ])("%s", (_what, given, picture, id) => {
    expect(firstVariant(given, picture)?.id).toBe(id);
  });
});

it("a variant has its own address, and a product without options has none", () => {
  expect(variantPath("sofa.2", ["Moss"])).toBe("/Item-Page/sofa?variant=sofa.2");
  expect(variantPath("sofa", ["Moss"])).toBe("/Item-Page/sofa?variant=sofa");
  expect(variantPath("kettle", [])).toBe("/Item-Page/kettle");
});

it("a name without options stays as it is", () => {
  expect(nameWithOptions("Sofa", [])).toBe("Sofa");
  expect(nameWithOptions("Sofa", ["Moss", "Teak"])).toBe("Sofa (Moss, Teak)");
});

it.each([
  ["changes the fewest values", mossNadun, [sold, small, mossTeak], "sofa.4"],
  [
    "is in stock, if others change as much",
    mossTeak,
    [sold, variant("sofa.5", "Rust, Teak, 3 seats")],
    "sofa.5",
  ],
  ["is not the variant itself", mossTeak, [mossTeak], undefined],
] as const)("the closest variant %s", (_what, chosen, given, id) => {
  expect(closestVariant(given, chosen, () => true)?.id).toBe(id);
  expect(closestVariant(given, chosen, () => false)).toBeUndefined();
});

it("names the values that differ from another variant", () => {
  expect(valuesApart(small, mossTeak)).toEqual(["Charcoal", "2 seats"]);
  expect(valuesApart(small, small)).toEqual([]);
});
