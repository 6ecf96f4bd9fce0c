import validator from "gltf-validator";
import { expect, it } from "vitest";
import { pieceOf } from "../../ui/features/shop/room-planner/layout/piece.ts";
import { roomGlb } from "../../ui/features/shop/room-planner/scene/room-glb.ts";
import { boxGlb, sizeOfGlb } from "../glb.ts";

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
    },
    {
      piece: pieceOf("mirror", mirror),
      place: { left: 330, back: 0, bottom: 120, turn: 0 },
      modelUrl: urlOf(boxGlb([0.7, 0.98, 0.04])),
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
