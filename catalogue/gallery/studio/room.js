import * as THREE from "three";
import { cameraFor } from "./framing.js";
import { around, boxOf, overhead } from "./measures.js";
import { block, louvres, matt, plane } from "./set.js";

/** In a simple room, with matching products of the shop. */
export const room = (shot, piece, others) => {
  const scene = new THREE.Scene();
  const { wall, floor } = shot;
  const [x, y, z, turned = 0] = shot.stands ?? [0, 0, 0];
  piece.position.add(new THREE.Vector3(x, y, z));
  piece.rotation.y = (turned * Math.PI) / 180;
  scene.add(piece, ...others);
  scene.add(
    plane(matt(wall), [24, 12], { at: [0, 6, -0.001] }),
    plane(matt(floor), [24, 14], { at: [0, 0, 7], flat: true }),
    block(matt(shot.skirting), [24, 0.1, 0.016], [0, 0, 0]),
  );
  if (shot.placement === "ceiling") scene.add(overhead());
  for (const { size, at, colour } of shot.blocks ?? []) scene.add(block(matt(colour), size, at));
  const box = boxOf(piece);
  const boxes = [box, ...(shot.whole ?? []).map((index) => boxOf(others[index]))];
  const { turn = -12, rise = 7, fill = 0.6, middle = 0.46 } = shot.view ?? {};
  const view = (aspect) => cameraFor(boxes, { turn, rise, fov: 26, fill, middle, aspect });
  const seen = view(1);
  const reach = Math.max(around([...boxes, ...others.map(boxOf)]).reach, 1.2);
  const middleOf = around(boxes).middle;
  const from = new THREE.Vector3(-0.62, 0.62, 0.62).normalize();
  const gobo = louvres({
    width: seen.away * 0.42,
    slat: 0.055,
    pitch: 0.115,
    count: 9,
    turn: -0.6,
  });
  // Between the light and the wall next to the product.
  gobo.position
    .set(middleOf.x, Math.max(middleOf.y, 0.9), 0)
    .addScaledVector(new THREE.Vector3(0.12, 0.07, 0), seen.away)
    .addScaledVector(from, reach * 1.4);
  if (shot.louvres !== false) scene.add(gobo);
  return {
    scene,
    box,
    view,
    light: {
      middle: middleOf,
      reach: reach * 1.25,
      from: from.toArray(),
      warmth: "#ffe6c4",
      key: 2.1,
      sky: 1.1,
    },
  };
};
