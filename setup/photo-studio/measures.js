import * as THREE from "three";
import { direction } from "./framing.js";
import { matt, plane } from "./set.js";

/** How high a room is, in metres. */
export const ceiling = 2.6;

/** A ceiling, which is lit by what the floor gives back. */
export const limed = () => matt("oklch(0.94 0.012 95)", 0.74);

/** Lifts a piece. */
export const raise = (piece, metres) => piece.position.add(new THREE.Vector3(0, metres, 0));

/** What a thing takes up. */
export const boxOf = (thing) => new THREE.Box3().setFromObject(thing);

/** The key light stands at the upper left of whoever looks. */
export const keyFrom = (turn, onWall) => {
  const from = direction(turn - (onWall ? 34 : 40), onWall ? 40 : 46);
  return from.toArray();
};

/** The middle of some boxes, and how far they reach from it. */
export const around = (boxes) => {
  const all = boxes.reduce((sum, each) => sum.union(each), new THREE.Box3());
  return {
    middle: all.getCenter(new THREE.Vector3()),
    reach: all.getSize(new THREE.Vector3()).length() / 2,
  };
};

/** A ceiling as high as a room is. */
export const overhead = () =>
  plane(limed(), [40, 30], { at: [0, ceiling + 0.001, 0], flat: true, ceiling: true });
