import validator from "gltf-validator";
import { expect, it } from "vitest";
import { pieceOf } from "../../ui/features/shop/room-planner/layout/piece.ts";
import { roomGlb } from "../../ui/features/shop/room-planner/scene/room-glb.ts";
import { boxGlb, jsonOf, sizeOfGlb } from "../glb.ts";

const urlOf = (glb: Buffer) => `data:model/gltf-binary;base64,${glb.toString("base64")}`;

it("a room is exported as one valid GLB in its true size", async () => {
  const room = { width: 400, depth: 300, height: 260 };
  const desk = {
    name: "Desk",
    placement: "floor",
    widthCm: 138,
    depthCm: 64,
    heightCm: 76,
  } as const;
  const mirror = {
    name: "Mirror",
    placement: "wall",
    widthCm: 70,
    depthCm: 4,
    heightCm: 98,
  } as const;
  const glb = await roomGlb(room, [
    {
      piece: pieceOf("desk", desk),
      place: { left: 0, back: 0, bottom: 0, turn: 90 },
      modelUrl: urlOf(boxGlb([1.38, 0.76, 0.64])),
      material: null,
    },
    {
      piece: pieceOf("mirror", mirror),
      place: { left: 330, back: 0, bottom: 120, turn: 0 },
      modelUrl: urlOf(boxGlb([0.7, 0.98, 0.04])),
      material: null,
    },
  ]);
  const bytes = new Uint8Array(await glb.arrayBuffer());
  const report = await validator.validateBytes(bytes, {
    format: "glb",
    maxIssues: 100,
    writeTimestamp: false,
  });
  expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
  expect(report.info?.totalTriangleCount).toBe(24);
  const size = await sizeOfGlb(bytes);
  expect(size?.widthCm).toBeCloseTo(400, 0);
  expect(size?.heightCm).toBeCloseTo(218, 0);
  expect(size?.depthCm).toBeCloseTo(138, 0);
});

it.each([
  [null, 0.25],
  ["Moss", 0.5],
  ["Night", 0.75],
  ["Unknown", 0.25],
])("a piece in the material %s has its colour", async (material, red) => {
  const extension = "KHR_materials_variants";
  const coloured = (level: number) => ({
    pbrMetallicRoughness: { baseColorFactor: [level, 0, 0, 1] },
  });
  const mappings = [
    { material: 1, variants: [0] },
    { material: 2, variants: [1] },
  ];
  const primitive = { attributes: { POSITION: 0 }, indices: 1, material: 0 };
  const model = boxGlb([1, 1, 1], {
    extensionsUsed: [extension],
    extensions: { [extension]: { variants: [{ name: "Moss" }, { name: "Night" }] } },
    materials: [0.25, 0.5, 0.75].map(coloured),
    meshes: [{ primitives: [{ ...primitive, extensions: { [extension]: { mappings } } }] }],
  });
  const size = { widthCm: 100, depthCm: 100, heightCm: 100 } as const;
  const glb = await roomGlb({ width: 400, depth: 300, height: 260 }, [
    {
      piece: pieceOf("box", { name: "Box", placement: "floor", ...size }),
      place: { left: 0, back: 0, bottom: 0, turn: 0 },
      modelUrl: urlOf(model),
      material,
    },
  ]);
  expect(jsonOf(new Uint8Array(await glb.arrayBuffer()))).toMatchObject({
    materials: [coloured(red)],
  });
});
