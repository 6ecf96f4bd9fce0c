/**
 * A room with four corners, in whole centimetres. Lengths count from the left corner of the back
 * wall: to the right, to the front, and up from the floor. The door is in the left wall, near the
 * front.
 */
export interface Room {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** A space with straight sides along the walls. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  readonly bottom: number;
  readonly top: number;
}

/** A quarter turn faces right, half a turn the back wall: seen from above, against the clock. */
export type Turn = 0 | 90 | 180 | 270;

/** How wide people want a way. */
export const wayWidth = 60;
/** What hangs lower is in somebody's way. */
export const headRoom = 200;

const door = { width: 80, toFront: 10, height: 200, swing: 80 } as const;

/** The opening in the left wall: nothing may stand or hang in it. */
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

/** What stays free for feet: where the door swings, and from there across the room. */
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

/** Whether two spaces have something in common; touching is nothing. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right &&
  b.left < a.right &&
  a.back < b.front &&
  b.back < a.front &&
  a.bottom < b.top &&
  b.bottom < a.top;

/** The same with so many centimetres more on each side along the floor. */
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
