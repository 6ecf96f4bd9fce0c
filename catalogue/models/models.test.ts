import { gzipSync } from "node:zlib";
import validator from "gltf-validator";
import { describe, expect, it, vi } from "vitest";
import { describedIn, sizeOf } from "#uploads/product-files/model-size.ts";
import { sampleProducts } from "../products.ts";
import { modelOf } from "./make.ts";
import { models } from "./models.ts";

const validated = async (bytes: Uint8Array) =>
  validator.validateBytes(bytes, { format: "glb", maxIssues: 100, writeTimestamp: false });

it("draws each product and nothing else", () => {
  expect(Object.keys(models).sort()).toEqual(sampleProducts.map(({ slug }) => slug).sort());
});

describe.each(sampleProducts)("the model of $slug", (product) => {
  it("is well-formed, small, and as large as its record", async () => {
    const packed = await modelOf(product);
    const { issues, info } = await validated(packed);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(info?.materialCount).toBeLessThanOrEqual(40);
    expect(info?.totalTriangleCount).toBeLessThan(20_000);
    expect(gzipSync(packed).length).toBeLessThanOrEqual(80_000);
    const size = sizeOf(describedIn(packed));
    for (const side of ["widthCm", "depthCm", "heightCm"] as const) {
      expect(size?.[side]).toBeCloseTo(product.size[side], 0);
    }
  });
});

it.each(["uva-kettle", "ambalangoda-mask", "kandalama-sofa"])(
  "makes the same bytes of %s again, and what is packed in them is well-formed",
  async (slug) => {
    const product = sampleProducts.find((each) => each.slug === slug);
    if (!product) throw new Error(slug);
    const first = await modelOf(product);
    vi.resetModules();
    const again = await import("./make.ts");
    expect(Buffer.from(first).equals(Buffer.from(await again.modelOf(product)))).toBe(true);
    const { issues } = await validated(await again.modelOf(product, { packed: false }));
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  },
);

it("lays the grain of every colour of the fan's blades alike", async () => {
  const product = sampleProducts.find(({ slug }) => slug === "monsoon-ceiling-fan");
  if (!product) throw new Error("no fan");
  const { materials = [] } = describedIn(await modelOf(product)) as {
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
