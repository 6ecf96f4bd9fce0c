import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { detailsOf } from "../../testing/shop.ts";
import { limits } from "../constants.ts";
import type { FieldProblem } from "../refusal.ts";
import type { VariantEdit } from "./commands.ts";
import { productDecider } from "./decider.ts";
import type { ProductEvent, ProductOption } from "./events.ts";

const { given } = scenarioOf(productDecider);

const colour = (...names: readonly string[]): ProductOption => ({
  name: "Colour",
  display: "swatches",
  values: names.map((name) => ({ name, colours: ["#112233"] })),
});
const details = { sku: null, size: null, image: null, modelUrl: null, material: "Moss" };
const moss = { variantId: "sofa.2", values: ["Moss"], ...details, sku: "S-M" };
const history: readonly ProductEvent[] = [
  { type: "ProductAdded", data: { ...detailsOf(), priceCents: 100 } },
  {
    type: "ProductOptionsChanged",
    data: {
      options: [colour("Clay", "Moss")],
      variants: [{ variantId: "sofa", values: ["Clay"] }],
    },
  },
  { type: "VariantAdded", data: { ...moss, priceCents: 200 } },
];

const edit = (...variants: readonly VariantEdit[]) => ({
  type: "ChangeProduct" as const,
  details: {},
  variants: { productId: "sofa", options: ["Colour"], variants },
});
const rust = { id: null, values: ["Rust"], changes: { priceCents: 300 } };
const fieldOf = (...fields: readonly string[]) => ({
  code: "INVALID_INPUT" as const,
  fields: fields.map((field) => expect.objectContaining({ field }) as FieldProblem),
});

describe("an edit of some variants", () => {
  it("keeps variants and values that it doesn't name", () => {
    given(...history)
      .when(
        edit(
          { id: "sofa", values: ["Clay"], changes: { priceCents: 101 }, seen: { priceCents: 100 } },
          { id: "sofa.2", values: ["Moss"], changes: { image: "/moss.webp" } },
        ),
      )
      .then(
        { type: "ProductPriceChanged", data: { priceCents: 101, previousPriceCents: 100 } },
        { type: "VariantChanged", data: { ...moss, image: "/moss.webp" } },
      );
  });

  it("is stored with the product's details, or not at all", () => {
    const command = { ...edit({ ...rust, id: "sofa.7" }), details: { name: "Bench" } };
    given(...history)
      .when(command)
      .thenRefused({ code: "NOT_FOUND" });
    const { accepted } = productDecider.decide(
      { ...edit(rust), details: { name: "Bench" } },
      given(...history).state,
    );
    expect(accepted).toBe(true);
  });

  it("adds a variant and its option value, and keeps the colours of the others", () => {
    const { name, display, values } = colour("Clay", "Moss");
    given(...history)
      .when(edit(rust))
      .then(
        {
          type: "ProductOptionsChanged",
          data: {
            options: [{ name, display, values: [...values, { name: "Rust", colours: [] }] }],
            variants: [
              { variantId: "sofa", values: ["Clay"] },
              { variantId: "sofa.2", values: ["Moss"] },
            ],
          },
        },
        {
          type: "VariantAdded",
          data: {
            ...{ variantId: "sofa.3", values: ["Rust"], ...details, material: null },
            priceCents: 300,
          },
        },
      );
  });

  it("archives the variant with given values, and sells it again under its id", () => {
    const archived = given(...history)
      .when(edit({ id: null, values: ["Moss"], changes: { sold: false }, seen: {} }))
      .then({ type: "VariantRemoved", data: { variantId: "sofa.2" } });
    expect(archived.state).toMatchObject({ variants: [{}, { sold: false }] });
    const again = { id: null, values: ["Moss"], changes: { priceCents: 200, sku: "S-M" } };
    given(...history, { type: "VariantRemoved", data: { variantId: "sofa.2" } })
      .when(edit(again))
      .then({ type: "VariantRestored", data: { variantId: "sofa.2" } });
  });

  it.each([
    ["an unknown variant", { ...rust, id: "sofa.9" }, { code: "NOT_FOUND" as const }],
    ["a variant of another item", { ...rust, id: "chair.2" }, { code: "NOT_FOUND" as const }],
    ["a combination that exists", { ...rust, values: ["Moss"] }, fieldOf("variants.0.values")],
    [
      "a value in another case",
      { ...rust, values: ["moss"] },
      fieldOf("options.0.values.2", "variants.0.values"),
    ],
    ["a value with a comma", { ...rust, values: ["Red, dark"] }, fieldOf("options.0.values.2")],
    ["a used SKU", { ...rust, changes: { priceCents: 1, sku: "s-m" } }, fieldOf("variants.0.sku")],
    ["a new variant without a price", { ...rust, changes: {} }, fieldOf("variants.0.price")],
  ])("refuses %s", (_what, variant, refusal) => {
    given(...history)
      .when(edit(variant))
      .thenRefused(refusal);
  });

  it.each([
    ["price", { id: "sofa.2", values: ["Moss"], changes: {}, seen: { priceCents: 199 } }],
    ["SKU", { id: "sofa.2", values: ["Moss"], changes: {}, seen: { sku: null } }],
    ["picture", { id: "sofa.2", values: ["Moss"], changes: {}, seen: { image: "/a.webp" } }],
    ["options", { id: "sofa.2", values: ["Clay"], changes: {} }],
    ["variants", { id: null, values: ["Rust"], changes: {}, seen: {} }],
  ])("is refused if the %s has changed since", (name, variant) => {
    given(...history)
      .when(edit(variant))
      .thenRefused({ code: "PRODUCT_CHANGED", changed: [name] });
  });

  it("is refused if the options have changed since, and above the maximum of variants", () => {
    const renamed = edit(rust);
    given(...history)
      .when({ ...renamed, variants: { ...renamed.variants, options: ["Timber"] } })
      .thenRefused({ code: "PRODUCT_CHANGED", changed: ["options"] });
    const many = Array.from({ length: limits.variants + 1 }, () => rust);
    given(...history)
      .when(edit(...many))
      .thenRefused(fieldOf("variants"));
  });
});

it("a product is removed only with exactly the variants that the admin saw", () => {
  const clay = { values: ["Clay"], seen: { priceCents: 100 } };
  const seenMoss = { values: ["Moss"], seen: { priceCents: 200 } };
  const remove = (...variants: readonly (typeof clay)[]) =>
    ({ type: "RemoveProduct", variants }) as const;
  given(...history)
    .when(remove(clay, seenMoss))
    .then({ type: "ProductRemoved", data: {} });
  for (const command of [
    remove(clay),
    remove(clay, { ...seenMoss, seen: { priceCents: 1 } }),
    remove(clay, { ...seenMoss, values: ["Rust"] }),
  ]) {
    given(...history)
      .when(command)
      .thenRefused({ code: "PRODUCT_CHANGED", changed: ["variants"] });
  }
});
