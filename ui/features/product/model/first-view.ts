import { frame, type Extent } from "../picture-extent.ts";

/** A piece in metres, and the middle of it. */
export interface Measured {
  size: { x: number; y: number; z: number };
  centre: { x: number; y: number; z: number };
}

/** How the picture shows the piece. */
export interface Pictured {
  extent: Extent;
  /** It is drawn from its side, looking to the right. */
  fromItsSide: boolean;
}

/** What a camera sees: how high its view opens, in degrees, and how much wider than high it is. */
export interface Lens {
  fovDegrees: number;
  aspect: number;
}

/** Where a camera stands for two views of a piece, as the model viewer takes it. */
export interface Views {
  target: string;
  /** Lower, so that the piece leaves room for what lies over the stage's lower edge. */
  turnedTarget: string;
  /** The drawing's own view: the model covers the drawing. */
  asDrawn: string;
  /** A little from above and from the side. */
  turned: string;
  /** The farthest that one may step back. */
  farthest: string;
}

const turnedDegrees = 34;
/** From straight above; level is 90. */
const fromAboveDegrees = 77;
/**
 * How far the middle of a piece may lie below that of the view, as a part of the height; less than
 * nothing is above.
 */
const mostBelow = -0.06;
/** What a piece may take of the width, however it is turned; beside it lie its dimension lines. */
const mostOfWidth = 0.78;
/** And of the height, between what lies over the upper and the lower edge. */
const mostOfHeight = 0.57;

/**
 * The camera that shows a model as large and in the same place as its picture does, so that one can
 * turn into the other, and the camera after it. The picture's frame is as high as the view.
 */
export function viewsOf(
  { size, centre }: Measured,
  { extent, fromItsSide }: Pictured,
  { fovDegrees, aspect }: Lens,
): Views {
  const { top, bottom } = extent;
  const metresHigh = (frame.height * size.y) / (bottom - top);
  const slope = Math.tan((fovDegrees / 2) * (Math.PI / 180));
  const lower = ((top + bottom) / 2 - frame.height / 2) / frame.height;
  const across = fromItsSide ? size.x : size.z;
  const distance = metresHigh / 2 / slope;
  const filled = Math.hypot(size.x, size.z) / (metresHigh * aspect);
  const filledHigh = size.y / metresHigh;
  const back = Math.max(1, filled / mostOfWidth, filledHigh / mostOfHeight);
  const away = distance * back;
  const facing = fromItsSide ? -90 : 0;
  const lookingAt = (y: number) => `${metres(centre.x)} ${metres(y)} ${metres(centre.z)}`;
  return {
    target: lookingAt(centre.y + lower * metresHigh),
    turnedTarget: lookingAt(centre.y + Math.min(lower, mostBelow) * metresHigh * back),
    // What is drawn is the near side of it, not its middle.
    asDrawn: `${facing}deg 90deg ${metres(distance + across / 2)}`,
    turned: `${facing + turnedDegrees}deg ${fromAboveDegrees}deg ${metres(away + across / 2)}`,
    farthest: metres((away + across / 2) * 1.6),
  };
}

const metres = (value: number): string => `${Number(value.toFixed(4))}m`;
