import * as THREE from "three";
import { figure } from "./figure.js";
import { cameraFor } from "./framing.js";
import { around, boxOf, ceiling, keyFrom, overhead, raise } from "./measures.js";
import { block, matt, plane } from "./set.js";

const tableTop = 0.75;

/** Next to a person who is 170 cm tall. */
export const person = (shot, piece) => {
  const scene = new THREE.Scene();
  const { wall, floor, placement } = shot;
  const onTable = placement === "table";
  if (onTable) raise(piece, tableTop);
  if (placement === "wall") raise(piece, shot.hung);
  if (placement === "ceiling") raise(piece, ceiling - boxOf(piece).max.y);
  scene.add(piece);
  const box = boxOf(piece);
  const size = box.getSize(new THREE.Vector3());
  const human = figure(shot.shade);
  const turn = 9;
  human.rotation.y = (turn * Math.PI) / 180;
  const table = Math.max(size.x, 0.5) + 0.3;
  const gap = placement === "ceiling" ? 0.2 : 0.16;
  const aside = onTable ? table / 2 + 0.32 : size.x / 2 + gap + 0.25;
  human.position.set(
    placement === "ceiling" ? -0.35 : -aside,
    0,
    placement === "wall"
      ? 0.28
      : onTable
        ? -0.05
        : placement === "ceiling"
          ? 0
          : Math.min(0.1, box.max.z * 0.3),
  );
  scene.add(human);
  const wallAt = placement === "wall" ? -0.001 : Math.min(box.min.z, -0.35) - 0.3;
  scene.add(
    plane(matt(wall), [30, 16], { at: [0, 8, wallAt] }),
    plane(matt(floor), [30, 14], { at: [0, 0, wallAt + 7], flat: true }),
    block(matt(shot.skirting), [30, 0.09, 0.015], [0, 0, wallAt]),
  );
  if (placement === "ceiling") scene.add(overhead());
  if (onTable) {
    const timber = matt("#8c6043");
    scene.add(block(timber, [table, 0.035, 0.5], [0, tableTop - 0.035, 0]));
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        scene.add(
          block(timber, [0.045, tableTop - 0.035, 0.045], [x * (table / 2 - 0.05), 0, z * 0.2]),
        );
  }
  const body = boxOf(human);
  // A small product is shown with the upper part of the figure only.
  if (onTable) body.min.y = 0.62;
  const boxes = [box, body];
  if (onTable)
    boxes.push(
      new THREE.Box3(
        new THREE.Vector3(-table / 2, 0.62, -0.25),
        new THREE.Vector3(table / 2, tableTop, 0.25),
      ),
    );
  const lit = placement === "wall" ? [box, body] : boxes;
  return {
    scene,
    box,
    view: (aspect) =>
      cameraFor(boxes, {
        turn,
        rise: placement === "ceiling" ? 2 : 4,
        fov: 18,
        fill: 0.8,
        middle: 0.49,
        aspect,
      }),
    light: { ...around(lit), from: keyFrom(-4, placement === "wall") },
  };
};
