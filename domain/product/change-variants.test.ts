import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { detailsOf } from "../../testing/shop.ts";
import { limits } from "../constants.ts";
import type { FieldProblem } from "../refusal.ts";
import type { VariantInput } from "./commands.ts";
import { productDecider } from "./decider.ts";
import type { ProductEvent, ProductOption } from "./events.ts";

const { given } = scenarioOf(productDecider);

const value = (name: string, ...colours: readonly string[]) => ({ name, colours });
const colour = (...names: readonly string[]): ProductOption => ({
  name: "Colour",
  display: "buttons",
  values: names.map((name) => value(name)),
});

const input = (id: string | null, values: readonly string[], changes: Partial<VariantInput> = {}) =>
  ({
    id,
    values,
    sku: null,
    size: null,
    image: null,
    modelUrl: null,
    material: null,
    priceCents: 450_000,
    sold: true,
    ...changes,
  }) satisfies VariantInput;

const details = { sku: null, size: null, image: null, modelUrl: null, material: null };
const added: ProductEvent = {
  type: "ProductAdded",
  data: { ...detailsOf(), priceCents: 450_000 },
};
const inClay: ProductEvent = {
  type: "ProductOptionsChanged",
  data: {
    options: [colour("Clay", "Moss")],
    variants: [{ variantId: "sofa", values: ["Clay"] }],
  },
};
const inMoss: ProductEvent = {
  type: "VariantAdded",
  data: { variantId: "sofa.2", values: ["Moss"], ...details, priceCents: 450_000 },
};
const bothColours = [added, inClay, inMoss];

const change = (
  options: readonly ProductOption[],
  variants: readonly VariantInput[],
  seen?: number,
) => ({ type: "ChangeVariants", productId: "sofa", options, variants, seen }) as const;

it("refuses other variants of a product that is not sold", () => {
  const command = change([colour("Clay")], [input("sofa", ["Clay"])]);
  for (const history of [[], [added, { type: "ProductRemoved", data: {} } as const]]) {
    given(...history)
      .when(command)
      .thenRefused({ code: "NOT_FOUND", message: "Product not found." });
  }
});

it("refuses one price for a product of several variants", () => {
  given(...bothColours)
    .when({ type: "ChangeProduct", details: {}, priceCents: 1 })
    .thenRefused({
      code: "INVALID_INPUT",
      fields: [{ field: "price", message: "Please change the price of each variant" }],
    });
});

const fieldsOf = (...fields: readonly string[]) => ({
  code: "INVALID_INPUT" as const,
  fields: fields.map((field) => expect.objectContaining({ field }) as FieldProblem),
});

describe("values that look the same", () => {
  it.each([
    ["composed and decomposed letters", "Caf\u00e9", "Cafe\u0301"],
    ["Tamil vowels in one or two parts", "\u0b95\u0bca", "\u0b95\u0bc6\u0bbe"],
    ["invisible characters", "Moss", "Mo\u200bss"],
    ["double spaces", "Dark teak", "Dark  teak"],
    ["full-width letters", "Moss", "\uff2doss"],
  ])("are one value: %s", (_kind, one, other) => {
    given(added)
      .when(change([colour(one, other)], [input("sofa", [one]), input(null, [other])]))
      .thenRefused(fieldsOf("options.0.values.1", "variants.1.values"));
  });

  it("are stored in one form", () => {
    const decomposed = "Cafe\u0301";
    given(added)
      .when(change([colour(decomposed)], [input("sofa", [decomposed])]))
      .then({
        type: "ProductOptionsChanged",
        data: {
          options: [colour("Caf\u00e9")],
          variants: [{ variantId: "sofa", values: ["Caf\u00e9"] }],
        },
      });
  });
});

describe("options and variants", () => {
  it("are added together", () => {
    given(added)
      .when(
        change(
          [colour("Clay", "Moss")],
          [input("sofa", ["Clay"]), input(null, ["Moss"], { sku: "S-M" })],
        ),
      )
      .then(inClay, {
        ...inMoss,
        data: { ...inMoss.data, sku: "S-M" },
      });
  });

  it("are added with a new product", () => {
    given()
      .when({
        type: "AddProduct",
        details: detailsOf(),
        priceCents: 450_000,
        variants: {
          productId: "sofa",
          options: [colour("Clay", "Moss")],
          variants: [input(null, ["Clay"]), input(null, ["Moss"])],
        },
      })
      .then(...bothColours);
  });

  it("change nothing if they are as before", () => {
    given(...bothColours)
      .when(
        change([colour("Clay", "Moss")], [input("sofa", ["Clay"]), input("sofa.2", ["Moss"])], 2),
      )
      .then();
  });

  it("change price, details and sale of single variants", () => {
    given(...bothColours)
      .when(
        change(
          [colour("Clay", "Moss")],
          [
            input("sofa", ["Clay"], { priceCents: 1 }),
            input("sofa.2", ["Moss"], { priceCents: 2, material: "Moss", sold: false }),
          ],
        ),
      )
      .then(
        { type: "ProductPriceChanged", data: { priceCents: 1, previousPriceCents: 450_000 } },
        {
          type: "VariantChanged",
          data: { variantId: "sofa.2", values: ["Moss"], ...details, material: "Moss" },
        },
        {
          type: "VariantPriceChanged",
          data: { variantId: "sofa.2", priceCents: 2, previousPriceCents: 450_000 },
        },
        { type: "VariantRemoved", data: { variantId: "sofa.2" } },
      );
  });

  it("are refused if the input names a variant twice", () => {
    given(...bothColours)
      .when(
        change(
          [colour("Clay", "Moss")],
          [
            input("sofa.2", ["Moss"], { priceCents: 1 }),
            input("sofa.2", ["Moss"], { priceCents: 2 }),
          ],
        ),
      )
      .thenRefused(fieldsOf("variants.1.id"));
  });

  it("restore a variant, and give a new one an id that was never used", () => {
    const removed: ProductEvent = { type: "VariantRemoved", data: { variantId: "sofa.2" } };
    given(...bothColours, removed)
      .when(
        change(
          [colour("Clay", "Moss", "Char")],
          [input("sofa.2", ["Moss"]), input(null, ["Char"])],
        ),
      )
      .then(
        {
          type: "ProductOptionsChanged",
          data: {
            options: [colour("Clay", "Moss", "Char")],
            variants: [
              { variantId: "sofa", values: ["Clay"] },
              { variantId: "sofa.2", values: ["Moss"] },
            ],
          },
        },
        { type: "VariantRestored", data: { variantId: "sofa.2" } },
        {
          type: "VariantAdded",
          data: { variantId: "sofa.3", values: ["Char"], ...details, priceCents: 450_000 },
        },
      );
  });
});

describe("refused", () => {
  it.each<
    [
      what: string,
      options: readonly ProductOption[],
      variants: readonly VariantInput[],
      fields: readonly string[],
    ]
  >([
    [
      "two variants with the same values",
      [colour("Clay", "Moss")],
      [input(null, ["Moss"])],
      ["variants.0.values"],
    ],
    [
      "the same values as a variant that is not listed",
      [colour("Clay", "Moss")],
      [input("sofa", ["Moss"])],
      ["variants"],
    ],
    ["a value in use that vanishes", [colour("Clay")], [], ["variants"]],
    ["an option in use that vanishes", [], [], ["variants", "variants", "variants"]],
    [
      "a variant without a value",
      [colour("Clay", "Moss")],
      [input("sofa.2", [])],
      ["variants.0.values"],
    ],
    [
      "an unknown value",
      [colour("Clay", "Moss")],
      [input("sofa.2", ["Sky"])],
      ["variants.0.values"],
    ],
    ["a value twice", [colour("Clay", "Moss", "moss")], [], ["options.0.values.2"]],
    ["a comma in a value", [colour("Clay", "Moss", "Halmilla, dark")], [], ["options.0.values.2"]],
    [
      "an option twice",
      [colour("Clay", "Moss"), { ...colour("a"), name: "colour " }],
      [input("sofa", ["Clay", "a"]), input("sofa.2", ["Moss", "a"])],
      ["options.1.name"],
    ],
    [
      "a colour that is not a colour",
      [{ ...colour("Clay", "Moss"), values: [value("Clay", "red"), value("Moss")] }],
      [],
      ["options.0.values.0"],
    ],
    [
      "a SKU twice",
      [colour("Clay", "Moss")],
      [input("sofa", ["Clay"], { sku: "S" }), input("sofa.2", ["Moss"], { sku: "s" })],
      ["variants.1.sku"],
    ],
    [
      "a negative price",
      [colour("Clay", "Moss")],
      [input("sofa.2", ["Moss"], { priceCents: -1 })],
      ["variants.0.price"],
    ],
    [
      "a side of nothing",
      [colour("Clay", "Moss")],
      [input("sofa.2", ["Moss"], { size: { widthCm: 0, depthCm: 1, heightCm: 1 } })],
      ["variants.0.size"],
    ],
    [
      "a picture of a script",
      [colour("Clay", "Moss")],
      [input("sofa.2", ["Moss"], { image: "javascript:alert(1)" })],
      ["variants.0.image"],
    ],
    [
      "the last variant",
      [colour("Clay", "Moss")],
      [input("sofa", ["Clay"], { sold: false }), input("sofa.2", ["Moss"], { sold: false })],
      ["variants"],
    ],
  ])("%s", (_what, options, variants, fields) => {
    given(...bothColours)
      .when(change(options, variants))
      .thenRefused(fieldsOf(...fields));
  });

  it("more values, options and variants than the limits", () => {
    const names = Array.from({ length: limits.optionValues + 1 }, (_, index) => `v${index}`);
    given(added)
      .when(change([colour(...names)], [input("sofa", ["v0"])]))
      .thenRefused(fieldsOf("options.0.values"));
    const options = ["a", "b", "c", "d"].map((name) => ({ ...colour("x"), name }));
    given(added)
      .when(change(options, [input("sofa", ["x", "x", "x", "x"])]))
      .thenRefused(fieldsOf("options"));
    const many = names.slice(0, 6);
    const pairs = many.flatMap((a) =>
      names.slice(0, 17).map((b) => input(a === "v0" && b === "v0" ? "sofa" : null, [a, b])),
    );
    given(added)
      .when(
        change(
          [colour(...many), { ...colour(...names.slice(0, 17)), name: "Size" }],
          pairs.slice(0, limits.variants + 1),
        ),
      )
      .thenRefused(fieldsOf("variants"));
  });

  it("no variant because of archived ones", () => {
    const names = Array.from({ length: 20 }, (_, at) => `v${at}`);
    const sizes = names.slice(0, 10);
    const options = [colour(...names), { ...colour(...sizes), name: "Size" }];
    const all = names.flatMap((a) => sizes.map((b) => [a, b]));
    const inputs = all.map((values, at) =>
      input(at === 0 ? "sofa" : null, values, { sold: at < limits.variants }),
    );
    const events = productDecider.decide(
      change(options, inputs),
      productDecider.evolve(productDecider.initialState, added),
    );
    expect(events).toMatchObject({ accepted: true });
  });

  it("a variant of another product, and an unknown one", () => {
    for (const id of ["chair", "chair.2", "sofa.3"]) {
      given(...bothColours)
        .when(change([colour("Clay", "Moss")], [input(id, ["Clay"])]))
        .thenRefused({ code: "NOT_FOUND" });
    }
  });

  it("a change of an edition that another admin has changed since", () => {
    given(...bothColours)
      .when(change([colour("Clay", "Moss")], [input("sofa", ["Clay"], { priceCents: 1 })], 1))
      .thenRefused({ code: "PRODUCT_CHANGED" });
  });

  it("one price for several variants", () => {
    given(...bothColours)
      .when({ type: "ChangeProduct", details: {}, priceCents: 1 })
      .thenRefused(fieldsOf("price"));
  });
});
