import * as THREE from "three";
import { direction } from "./framing.js";
import { matt, plane } from "./set.js";

/** Height of a room, in metres. */
export const ceiling = 2.6;

/** A ceiling, lit by the light that the floor reflects. */
export const limed = () => matt("oklch(0.94 0.012 95)", 0.74);

/** Raises a product. */
export const raise = (piece, metres) => piece.position.add(new THREE.Vector3(0, metres, 0));

/** The bounding box of an object. */
export const boxOf = (thing) => new THREE.Box3().setFromObject(thing);

/** The key light is at the upper left of the camera. */
export const keyFrom = (turn, onWall) => {
  const from = direction(turn - (onWall ? 34 : 40), onWall ? 40 : 46);
  return from.toArray();
};

/** The centre of some boxes, and their extent from it. */
export const around = (boxes) => {
  const all = boxes.reduce((sum, each) => sum.union(each), new THREE.Box3());
  return {
    middle: all.getCenter(new THREE.Vector3()),
    reach: all.getSize(new THREE.Vector3()).length() / 2,
  };
};

/** A ceiling at the height of a room. */
export const overhead = () =>
  plane(limed(), [40, 30], { at: [0, ceiling + 0.001, 0], flat: true, ceiling: true });
