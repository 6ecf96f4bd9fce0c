import { describe, expect, it } from "vitest";
import { coloursOf } from "./colours-of.ts";
import { nameWithOptions } from "./option-values.ts";
import {
  choicesOf,
  closestVersion,
  firstVersion,
  offeredOptions,
  valuesApart,
  versionPath,
  type Version,
  type VersionOption,
} from "./versions.ts";

const options: readonly VersionOption[] = [
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

const version = (id: string, values: string, countInStock = 5): Version => ({
  id,
  values: values.split(", "),
  price: 1_000,
  countInStock,
  image: null,
});

const mossNadun = version("sofa", "Moss, Nadun, 3 seats");
const sold = version("sofa.2", "Charcoal, Teak, 3 seats", 0);
const small = version("sofa.3", "Charcoal, Teak, 2 seats");
const mossTeak = version("sofa.4", "Moss, Teak, 3 seats");
const versions = [mossNadun, sold, small, mossTeak];

describe("the values of an option", () => {
  const choices = (chosen: Version, index: number) =>
    choicesOf(options, versions, chosen, index).map(({ name, version: { id }, conflicts }) => [
      name,
      id,
      conflicts.join(", "),
    ]);

  it("lead to the version that differs only in it, also if that one is sold out", () => {
    expect(choices(mossTeak, 0)).toEqual([
      ["Moss", "sofa.4", ""],
      ["Charcoal", "sofa.2", ""],
    ]);
  });

  it("lead to the nearest version if the combination is not made, and name the conflicts", () => {
    expect(choices(mossNadun, 0)).toEqual([
      ["Moss", "sofa", ""],
      ["Charcoal", "sofa.2", "Nadun"],
    ]);
    expect(choices(small, 1)).toEqual([
      ["Teak", "sofa.3", ""],
      ["Nadun", "sofa", "Charcoal, 2 seats"],
    ]);
  });

  it("prefer stock among versions that are equally near", () => {
    const soldOut = version("sofa.5", "Moss, Teak, 2 seats", 0);
    const inStock = version("sofa.6", "Ocean, Nadun, 2 seats");
    const [choice] = choicesOf(options, [mossNadun, soldOut, inStock], mossNadun, 2);
    expect(choice?.version.id).toBe("sofa.6");
  });
});

it("values that no version has are not offered", () => {
  const names = offeredOptions(options, versions).map(({ values }) =>
    values.map(({ name }) => name).join(" "),
  );
  expect(names).toEqual(["Moss Charcoal", "Teak Nadun", "2 seats 3 seats"]);
});

it("colours are those that are sold", () => {
  expect(coloursOf(options, versions)).toHaveLength(2);
  expect(coloursOf(options.slice(1), versions)).toEqual([]);
});

describe("the first version", () => {
  const pictured = { ...small, image: "/charcoal.svg" };
  it.each<[string, readonly Version[], string, string | undefined]>([
    ["is the one in the picture", [mossNadun, pictured], "/charcoal.svg", "sofa"],
    ["has its picture", [pictured, mossNadun], "/other.svg", "sofa"],
    ["is in stock", [sold, pictured], "/other.svg", "sofa.3"],
    ["may be sold out if all are", [sold], "/other.svg", "sofa.2"],
    ["is unknown without versions", [], "/other.svg", undefined],
  ])("%s", (_what, given, picture, id) => {
    expect(firstVersion(given, picture)?.id).toBe(id);
  });
});

it("a version has its own address, and a product without options has none", () => {
  expect(versionPath("sofa.2", ["Moss"])).toBe("/Item-Page/sofa?variant=sofa.2");
  expect(versionPath("sofa", ["Moss"])).toBe("/Item-Page/sofa?variant=sofa");
  expect(versionPath("kettle", [])).toBe("/Item-Page/kettle");
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
    [sold, version("sofa.5", "Rust, Teak, 3 seats")],
    "sofa.5",
  ],
  ["is not the version itself", mossTeak, [mossTeak], undefined],
] as const)("the closest version %s", (_what, chosen, given, id) => {
  expect(closestVersion(given, chosen, () => true)?.id).toBe(id);
  expect(closestVersion(given, chosen, () => false)).toBeUndefined();
});

it("names the values that differ from another version", () => {
  expect(valuesApart(small, mossTeak)).toEqual(["Charcoal", "2 seats"]);
  expect(valuesApart(small, small)).toEqual([]);
});
