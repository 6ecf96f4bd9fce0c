import { gzipSync } from "node:zlib";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { sampleProducts } from "../products.ts";
import { quickLookOf } from "./make.ts";

/** An archive's files according to their local headers. */
const entriesOf = (archive: Buffer) => {
  const entries = [];
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const nameEnds = at + 30 + archive.readUInt16LE(at + 26);
    const begins = nameEnds + archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString("latin1", at + 30, nameEnds),
      method: archive.readUInt16LE(at + 8),
      begins,
    });
    at = begins + archive.readUInt32LE(at + 18);
  }
  return entries;
};

/** The outer dimensions of a scene in centimetres. */
const extentOf = (scene: string): readonly number[] => {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const [, points = ""] of scene.matchAll(/point3f\[\] points = \[(.*)\]/g)) {
    points.split(/[(),]+/).forEach((value, index) => {
      if (value === "") return;
      const axis = (index - 1) % 3;
      low[axis] = Math.min(low[axis] ?? 0, Number(value));
      high[axis] = Math.max(high[axis] ?? 0, Number(value));
    });
  }
  return high.map((value, axis) => (value - (low[axis] ?? 0)) * 100);
};

describe.each(sampleProducts)("$slug for Quick Look", (product) => {
  it("is uncompressed and aligned, complete, and has the size of its record", async () => {
    const archive = Buffer.from(await quickLookOf(product));
    const entries = entriesOf(archive);
    expect(entries[0]?.name).toMatch(/\.usda$/);
    expect(entries.map(({ method, begins }) => [method, begins % 64])).toEqual(
      entries.map(() => [0, 0]),
    );
    const files = unzipSync(archive);
    const scene = strFromU8(files["model.usda"] ?? new Uint8Array());
    const named = [...scene.matchAll(/@([^@]*)@/g)].map(([, file]) => file);
    expect(new Set(named)).toEqual(new Set(Object.keys(files).filter((name) => /png$/.test(name))));
    expect(scene).not.toMatch(/NaN|Infinity|undefined/);
    expect(scene).toContain("metersPerUnit = 1");
    const { widthCm, heightCm, depthCm } = product.size;
    extentOf(scene).forEach((cm, axis) => {
      expect(cm).toBeCloseTo([widthCm, heightCm, depthCm][axis] ?? 0, 1);
    });
    expect(gzipSync(archive).length).toBeLessThanOrEqual(200_000);
  });
});

it("places floor and table products, and leaves the position of wall products to the user", async () => {
  const sceneOf = async (slug: string) => {
    const product = sampleProducts.find((each) => each.slug === slug);
    if (!product) throw new Error(slug);
    return strFromU8(unzipSync(await quickLookOf(product))["model.usda"] ?? new Uint8Array());
  };
  expect(await sceneOf("kandalama-sofa")).toContain('alignment = "horizontal"');
  expect(await sceneOf("poya-mirror")).not.toContain("Anchoring");
});
