import { describe, expect, it } from "vitest";
import type { ItemPageQuery } from "../../../generated/operations.ts";
import { asVariant } from "./as-variant.ts";

type Item = NonNullable<ItemPageQuery["product"]>;
type Variant = Item["variants"][number];

const variant = (id: string, change: Partial<Variant> = {}): Variant => ({
  __typename: "Variant",
  id,
  values: [id],
  price: 2_000,
  countInStock: 3,
  image: null,
  modelUrl: null,
  material: null,
  size: null,
  ...change,
});

const picture = {
  __typename: "ProductPicture",
  alt: "Sofa from behind",
} as Item["pictures"][number];

const sofa = (...variants: readonly Variant[]) => ({
  id: "sofa",
  price: 1_000,
  countInStock: 9,
  size: { __typename: "Size", widthCm: 196, depthCm: 88, heightCm: 92 } as const,
  image: "/sofa.svg",
  imageText: "from the front",
  nightImage: "/sofa-night.svg" as string | null,
  modelUrl: "/sofa.glb",
  quickLookUrl: "/sofa.usdz",
  pictures: [picture],
  variants: [...variants],
});

describe("a product as its variant", () => {
  const moss = variant("sofa", { material: "Moss" });

  it("has the variant's price, stock and id, and the product's files if it has none of its own", () => {
    const other = variant("sofa.2");
    expect(asVariant(sofa(variant("sofa"), other), other)).toMatchObject({
      id: "sofa.2",
      price: 2_000,
      countInStock: 3,
      size: { widthCm: 196 },
      image: "/sofa.svg",
      modelUrl: "/sofa.glb",
      quickLookUrl: "/sofa.usdz",
      pictures: [picture],
    });
  });

  it.each([
    ["a picture of its own", { image: "/rust.svg", material: "Moss" }],
    ["another material", { material: "Rust" }],
    ["a model of its own", { modelUrl: "/small.glb", material: "Moss" }],
  ])("shows no picture of another variant if it has %s", (_what, change) => {
    const other = variant("sofa.2", change);
    expect(asVariant(sofa(moss, other), other).pictures).toEqual([]);
    expect(asVariant(sofa(moss, other), moss).pictures).toEqual([picture]);
  });

  it("keeps the pictures if it looks like the first variant", () => {
    const pictured = variant("sofa", { image: "/moss.svg", material: "Moss" });
    const other = variant("sofa.2", { image: "/moss.svg", material: "Moss" });
    expect(asVariant(sofa(pictured, other), other).pictures).toEqual([picture]);
  });

  it("has the product's text and night picture only with the product's picture", () => {
    const [plain, own] = [variant("sofa.2"), variant("sofa.3", { image: "/rust.svg" })];
    const product = sofa(variant("sofa"), plain, own);
    expect(asVariant(product, plain)).toMatchObject({ nightImage: "/sofa-night.svg" });
    expect(asVariant(product, own)).toMatchObject({ imageText: "", nightImage: null });
  });

  it("names a material only if some variant has one", () => {
    const plain = variant("sofa.2");
    expect(asVariant(sofa(variant("sofa"), plain), plain)).not.toHaveProperty("material");
    expect(asVariant(sofa(moss, plain), plain)).toMatchObject({ material: null });
  });
});
