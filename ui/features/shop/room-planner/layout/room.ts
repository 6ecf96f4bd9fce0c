/**
 * A rectangular room in whole centimetres. Coordinates start at the left corner of the back wall: x
 * to the right, z to the front, y up from the floor. The door is in the left wall, near the front.
 */
export interface Room {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** An axis-aligned box in the room. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  readonly bottom: number;
  readonly top: number;
}

/** Degrees counter-clockwise, seen from above: 90 faces right, 180 faces the back wall. */
export type Turn = 0 | 90 | 180 | 270;

/** Width of a walkway (cm). */
export const wayWidth = 60;
/** Pieces that hang lower than this (cm) are in the way. */
export const headRoom = 200;

const door = { width: 80, toFront: 10, height: 200, swing: 80 } as const;

/** The door opening in the left wall; no piece may be in front of it. */
export function doorOf(room: Room): Box {
  const front = room.depth - door.toFront;
  return {
    left: 0,
    right: 1,
    back: front - door.width,
    front,
    bottom: 0,
    top: Math.min(door.height, room.height),
  };
}

/** Floor that stays free for walking: the door's swing, and the way from there across the room. */
export function waysOf(room: Room): readonly [swing: Box, across: Box] {
  const { back, front } = doorOf(room);
  const middle = (back + front) / 2;
  const up = { bottom: 0, top: headRoom } as const;
  return [
    { left: 0, right: Math.min(door.swing, room.width), back, front, ...up },
    {
      left: 0,
      right: room.width,
      back: middle - wayWidth / 2,
      front: middle + wayWidth / 2,
      ...up,
    },
  ];
}

/** True if two boxes overlap; touching is not overlapping. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right &&
  b.left < a.right &&
  a.back < b.front &&
  b.back < a.front &&
  a.bottom < b.top &&
  b.bottom < a.top;

/** The box, extended by `by` centimetres on each side along the floor. */
export const widened = (box: Box, by: number): Box => ({
  ...box,
  left: box.left - by,
  right: box.right + by,
  back: box.back - by,
  front: box.front + by,
});

/** The middle of a box, seen from above. */
export const middleOf = ({ left, right, back, front }: Box) => ({
  x: (left + right) / 2,
  z: (back + front) / 2,
});
