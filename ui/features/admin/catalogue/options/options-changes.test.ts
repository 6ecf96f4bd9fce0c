import { describe, expect, it } from "vitest";
import { daybed, daybedVariant } from "../../../../testing/product-options.ts";
import {
  changedMeanwhile,
  changesInWords,
  errorKeys,
  problemsOf,
  rebased,
  refusedFields,
  sentOptions,
} from "./options-changes.ts";
import {
  changeValue,
  changeVariant,
  draftOf,
  withMissing,
  withValue,
  type VariantTexts,
} from "./options-draft.ts";

const stored = draftOf(daybed());

describe("what a save sends", () => {
  it("has the stock only of variants whose stock changed", () => {
    const { variants } = sentOptions(
      changeVariant(stored, "daybed", { countInStock: "5" }),
      stored,
    );
    expect(variants.map(({ countInStock }) => countInStock)).toEqual([5, undefined]);
  });

  it("has new variants without an id, and texts without surrounding spaces", () => {
    const draft = withMissing(withValue(stored, "Colour", " Rust "));
    const added = draft.variants.at(-1)?.key ?? "";
    const { options, variants } = sentOptions(
      changeVariant(draft, added, { sku: " GD-R ", price: "1,250.50" }),
      stored,
    );
    expect(options[0]?.values.map(({ name }) => name)).toEqual(["Moss", "Indigo", "Rust"]);
    expect(variants.at(-1)).toEqual({
      values: ["Rust"],
      sku: "GD-R",
      price: 1250.5,
      size: null,
      image: null,
      modelUrl: null,
      material: null,
      archived: false,
      countInStock: 0,
    });
  });
});

describe("what is not in the shop yet", () => {
  it("is nothing for other formatting", () => {
    expect(changesInWords(changeVariant(stored, "daybed", { price: "1,000.00" }), stored)).toEqual(
      [],
    );
  });

  it("is counted by kind", () => {
    let draft = withMissing(withValue(stored, "Colour", "Rust"));
    draft = changeVariant(draft, "daybed", { price: "1", material: "moss" });
    draft = changeVariant(draft, "daybed.2", { price: "2", countInStock: "3", archived: true });
    expect(changesInWords(draft, stored)).toEqual([
      "options",
      "1 new variant",
      "2 prices",
      "1 stock figure",
      "1 variant with other details",
      "1 archived variant",
    ]);
  });
});

it.each<[Partial<VariantTexts>, string, string]>([
  [{ price: "cheap" }, "price", "Please enter a price of Rs. 0 or more"],
  [{ countInStock: "-1" }, "countInStock", "Please enter the number in stock"],
  [{ widthCm: "wide" }, "widthCm", "Please enter sizes in centimetres"],
  [{ widthCm: "30" }, "depthCm", "Please enter all three sides, or none"],
])("reports %j before sending", (changes, field, message) => {
  const problems = problemsOf(changeVariant(stored, "daybed.2", changes));
  expect(problems[errorKeys.variant("daybed.2", field)]).toBe(message);
});

it.each([
  ["options.0.name", errorKeys.optionName("Colour")],
  ["options.0.values", errorKeys.optionValues("Colour")],
  ["options.0.values.1", errorKeys.value("Colour", "Indigo")],
  ["variants.1.price", errorKeys.variant("daybed.2", "price")],
  ["variants.0.size", errorKeys.variant("daybed", "widthCm")],
  ["variants", errorKeys.variants],
])("shows the server's error of %s at its field", (field, key) => {
  const { errors, others } = refusedFields([{ field, message: "Wrong" }], stored);
  expect(errors).toEqual({ [key]: "Wrong" });
  expect(others).toEqual([]);
});

it("lists an error of an unknown field apart", () => {
  const { errors, others } = refusedFields([{ field: "variants.9.price", message: "No" }], stored);
  expect([errors, others]).toEqual([{}, ["No"]]);
});

describe("changes of another admin", () => {
  const now = draftOf(
    daybed({
      edition: 5,
      variants: [
        daybedVariant("daybed", ["Moss"], { price: 1100, countInStock: 2 }),
        daybedVariant("daybed.2", ["Indigo"], { archived: true }),
      ],
    }),
  );

  it("are named", () => {
    expect(changedMeanwhile(stored, now)).toEqual([
      "the price of Moss is now Rs. 1100",
      "the stock of Moss is now 2",
      "Indigo is now archived",
    ]);
  });

  it("are kept next to the admin's own changes, which win at the same field", () => {
    let mine = changeValue(stored, "Colour", "Moss", { name: "Fern" });
    mine = changeVariant(mine, "daybed", { price: "1300" });
    const { options, variants } = rebased(mine, stored, now);
    expect(options[0]?.values[0]?.name).toBe("Fern");
    expect(variants).toMatchObject([
      { price: "1300", countInStock: "2", archived: false },
      { archived: true },
    ]);
  });
});
