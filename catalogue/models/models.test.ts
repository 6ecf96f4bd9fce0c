import { gzipSync } from "node:zlib";
import validator from "gltf-validator";
import { describe, expect, it } from "vitest";
import { jsonOf, sizeOfGlb } from "../../testing/glb.ts";
import { sampleProducts } from "../products.ts";
import { modelOf, piecesOf } from "./make.ts";
import { models } from "./models.ts";

const expectWellFormed = async (bytes: Uint8Array) => {
  const options = { format: "glb", maxIssues: 100, writeTimestamp: false } as const;
  const report = await validator.validateBytes(bytes, options);
  expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  expect(report.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  return report;
};

it("draws exactly the sample products", () => {
  expect(Object.keys(models).sort()).toEqual(sampleProducts.map(({ slug }) => slug).sort());
});

describe.each(sampleProducts)("the model of $slug", (product) => {
  it("is valid, small, and has the size of its record", async () => {
    const pieces = piecesOf(product);
    const packed = await modelOf(product, { pieces });
    const { info } = await expectWellFormed(packed);
    expect(info?.materialCount).toBeLessThanOrEqual(40);
    expect(info?.totalTriangleCount).toBeLessThan(20_000);
    expect(gzipSync(packed).length).toBeLessThanOrEqual(80_000);
    const size = await sizeOfGlb(packed);
    for (const side of ["widthCm", "depthCm", "heightCm"] as const) {
      expect(size?.[side]).toBeCloseTo(product.size[side], 0);
    }
    // The validator doesn't read compressed data.
    await expectWellFormed(await modelOf(product, { packed: false, pieces }));
  });
});

it("applies the same grain to every colour of the fan's blades", async () => {
  const product = sampleProducts.find(({ slug }) => slug === "monsoon-ceiling-fan");
  if (!product) throw new Error("no fan");
  const { materials = [] } = jsonOf(await modelOf(product)) as {
    readonly materials?: readonly {
      readonly name: string;
      readonly pbrMetallicRoughness: { readonly baseColorTexture?: object };
    }[];
  };
  const blades = materials.filter(({ name }) => name.includes("varied"));
  expect(blades).toHaveLength(4);
  const [first, ...others] = blades.map((each) => each.pbrMetallicRoughness.baseColorTexture);
  expect(first).toHaveProperty("extensions.KHR_texture_transform");
  for (const other of others) expect(other).toEqual(first);
});
