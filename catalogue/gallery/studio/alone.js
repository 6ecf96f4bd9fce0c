import * as THREE from "three";
import { cameraFor, direction } from "./framing.js";
import { around, boxOf, keyFrom, limed } from "./measures.js";
import { matt, plane } from "./set.js";

/**
 * The product alone, in front of its category's wall and on its floor, both turned towards the
 * camera.
 */
const alone = ({ wall, floor, placement }, piece, { turn, rise, fill, middle }) => {
  const scene = new THREE.Scene();
  const onWall = placement === "wall";
  const hangs = placement === "ceiling";
  scene.add(piece);
  const box = boxOf(piece);
  const { reach } = around([box]);
  const ground = new THREE.Group();
  if (onWall) {
    scene.add(plane(matt(wall), [reach * 40, reach * 40], { at: [0, 0, -0.001] }));
  } else {
    ground.rotation.y = (turn * Math.PI) / 180;
    const wallAt = -reach * (hangs ? 3 : 1.9);
    ground.add(
      plane(matt(wall), [reach * 60, reach * 40], { at: [0, reach * (hangs ? 0 : 20), wallAt] }),
    );
    const at = hangs ? box.max.y + 0.001 : -0.001;
    ground.add(
      plane(hangs ? limed() : matt(floor), [reach * 60, reach * 30], {
        at: [0, at, wallAt + reach * 15],
        flat: true,
        ceiling: hangs,
      }),
    );
    scene.add(ground);
  }
  return {
    scene,
    box,
    view: (aspect) => cameraFor([box], { turn, rise, fov: 15, fill, middle, aspect }),
    light: {
      ...around([box]),
      facing: turn,
      from: hangs ? direction(turn - 40, -20).toArray() : keyFrom(turn, onWall),
    },
  };
};

/** Turned as in the shop. */
export const threeQuarter = (shot, piece) => {
  const { placement } = shot;
  const views = {
    wall: { turn: 30, rise: 5, fill: 0.62, middle: 0.5 },
    ceiling: { turn: 30, rise: -13, fill: 0.8, middle: 0.55 },
    table: { turn: 32, rise: 15, fill: 0.67, middle: 0.46 },
    floor: { turn: 32, rise: 12, fill: 0.8, middle: 0.47 },
  };
  return alone(shot, piece, { ...views[placement], ...shot.view });
};

/** Its back; a ceiling lamp from below. */
export const behind = (shot, piece) =>
  alone(shot, piece, {
    ...(shot.placement === "ceiling"
      ? { turn: 0, rise: -32, fill: 0.8, middle: 0.5 }
      : {
          turn: 180 - 28,
          rise: shot.placement === "table" ? 14 : 11,
          fill: shot.placement === "table" ? 0.65 : 0.78,
          middle: 0.46,
        }),
    ...shot.view,
  });

/** A hanging product nearly from the side, to show its depth. */
export const side = (shot, piece) =>
  alone(shot, piece, { turn: 66, rise: 4, fill: 0.66, middle: 0.5, ...shot.view });

/** A close-up of the material. */
export const close = (shot, piece) => {
  const onWall = shot.placement === "wall";
  const made = alone(shot, piece, {
    turn: onWall ? 24 : 30,
    rise: onWall ? 8 : 16,
    fill: 0.8,
    middle: 0.5,
    ...shot.view,
  });
  const { box } = made;
  const size = box.getSize(new THREE.Vector3());
  const [x, y, z] = shot.point ?? [0.62, 0.66, 0.9];
  const focus = box.min.clone().add(size.clone().multiply(new THREE.Vector3(x, y, z)));
  const span =
    (shot.span ?? 0.34) * Math.max(size.y, Math.min(size.x, size.z), (size.x + size.y) / 2.2);
  return {
    ...made,
    view(aspect) {
      const turn = shot.view?.turn ?? (onWall ? 24 : 30);
      const rise = shot.view?.rise ?? (onWall ? 8 : 16);
      const spot = new THREE.Box3().setFromCenterAndSize(
        focus,
        new THREE.Vector3(span, span, 0.001),
      );
      const seen = cameraFor([spot], { turn, rise, fov: 20, fill: 0.95, aspect });
      return { ...seen, target: focus, aperture: span * 0.035 };
    },
  };
};
