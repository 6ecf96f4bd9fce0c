import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tonesOf, type ColoursOfModel } from "./variant-tones.ts";

/** A model whose variants have materials of these colours; null for a material without a colour. */
const modelOf = (
  variants: Readonly<Record<string, readonly (readonly number[] | null)[]>>,
): ColoursOfModel => {
  const materials = Object.values(variants).flat();
  let next = 0;
  const mappings = Object.values(variants).flatMap((colours, variant) =>
    colours.map(() => ({ material: next++, variants: [variant] })),
  );
  return {
    extensions: {
      KHR_materials_variants: { variants: Object.keys(variants).map((name) => ({ name })) },
    },
    materials: materials.map((factor) =>
      factor ? { pbrMetallicRoughness: { baseColorFactor: factor } } : {},
    ),
    meshes: [
      {
        primitives: [
          {},
          ...mappings.map((mapping) => ({
            extensions: { KHR_materials_variants: { mappings: [mapping] } },
          })),
        ],
      },
    ],
  };
};

describe("the tones of a variant", () => {
  it("are its three colours from light to dark, and none of another variant", () => {
    const model = modelOf({
      Leaf: [
        [0, 0, 0, 1],
        [1, 1, 1, 1],
        [0.21404, 0.21404, 0.21404, 1],
      ],
      Indigo: [[0, 0, 1, 1]],
    });
    expect(tonesOf(model, "Leaf")).toEqual(["rgb(255 255 255)", "rgb(127 127 127)", "rgb(0 0 0)"]);
    expect(tonesOf(model, "Indigo")?.[1]).toBe("rgb(0 0 255)");
  });

  it("of one colour are a lighter one, the colour and a darker one", () => {
    expect(tonesOf(modelOf({ Leaf: [[0, 1, 0, 1]] }), "Leaf")).toEqual([
      "color-mix(in oklab, rgb(0 255 0), white 32%)",
      "rgb(0 255 0)",
      "color-mix(in oklab, rgb(0 255 0), black 32%)",
    ]);
  });

  it("of two colours have a mixture in the middle", () => {
    const model = modelOf({
      Leaf: [
        [0, 0, 0],
        [1, 1, 1],
      ],
    });
    expect(tonesOf(model, "Leaf")?.[1]).toBe(
      "color-mix(in oklab, rgb(255 255 255), rgb(0 0 0) 50%)",
    );
  });

  it.each([
    ["a model without variants", {}],
    ["a variant of pictures", modelOf({ Leaf: [null] })],
    ["another name", modelOf({ Indigo: [[1, 1, 1]] })],
  ])("are null for %s", (_what, model) => {
    expect(tonesOf(model, "Leaf")).toBeNull();
  });

  it("are valid CSS colours for any number in a model", () => {
    const numbers = fc.array(fc.double(), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 5 }), (colours) => {
        const text = JSON.stringify(tonesOf(modelOf({ Leaf: colours }), "Leaf"));
        expect(text).not.toMatch(/NaN|undefined|null|-\d/);
      }),
    );
  });
});
