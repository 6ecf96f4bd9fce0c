import { describe, expect, it } from "vitest";
import type { ItemPageQuery } from "../../../generated/operations.ts";
import { asVersion } from "./as-version.ts";

type Item = NonNullable<ItemPageQuery["product"]>;
type Version = Item["variants"][number];

const version = (id: string, change: Partial<Version> = {}): Version => ({
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

const sofa = (...variants: readonly Version[]) => ({
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

describe("a product as its version", () => {
  const moss = version("sofa", { material: "Moss" });

  it("has the version's price, stock and id, and the product's files if it has none of its own", () => {
    const other = version("sofa.2");
    expect(asVersion(sofa(version("sofa"), other), other)).toMatchObject({
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
  ])("shows no picture of another version if it has %s", (_what, change) => {
    const other = version("sofa.2", change);
    expect(asVersion(sofa(moss, other), other).pictures).toEqual([]);
    expect(asVersion(sofa(moss, other), moss).pictures).toEqual([picture]);
  });

  it("keeps the pictures if it looks like the first version", () => {
    const pictured = version("sofa", { image: "/moss.svg", material: "Moss" });
    const other = version("sofa.2", { image: "/moss.svg", material: "Moss" });
    expect(asVersion(sofa(pictured, other), other).pictures).toEqual([picture]);
  });

  it("has the product's text and night picture only with the product's picture", () => {
    const [plain, own] = [version("sofa.2"), version("sofa.3", { image: "/rust.svg" })];
    const product = sofa(version("sofa"), plain, own);
    expect(asVersion(product, plain)).toMatchObject({ nightImage: "/sofa-night.svg" });
    expect(asVersion(product, own)).toMatchObject({ imageText: "", nightImage: null });
  });

  it("names a material only if some version has one", () => {
    const plain = version("sofa.2");
    expect(asVersion(sofa(version("sofa"), plain), plain)).not.toHaveProperty("material");
    expect(asVersion(sofa(moss, plain), plain)).toMatchObject({ material: null });
  });
});
