import { frame, type Extent } from "../../shared/product/picture-extent.ts";

/** Size of an item in metres, and its middle. */
export interface Measured {
  size: { x: number; y: number; z: number };
  centre: { x: number; y: number; z: number };
}

/** How the drawing shows the item. */
export interface Pictured {
  extent: Extent;
  /** The drawing shows its side, facing right. */
  fromItsSide: boolean;
}

/** Camera lens: vertical field of view in degrees, and aspect ratio. */
export interface Lens {
  fovDegrees: number;
  aspect: number;
}

/** Camera positions for two views of an item, in the model viewer's format. */
export interface Views {
  target: string;
  /** Lower, so that the item leaves space for the controls at the stage's lower edge. */
  turnedTarget: string;
  /** The view of the drawing: the model covers it exactly. */
  asDrawn: string;
  /** Slightly from above and from the side. */
  turned: string;
  /** Maximum camera distance. */
  farthest: string;
}

const turnedDegrees = 34;
/** Measured from the vertical; 90 is level. */
const fromAboveDegrees = 77;
/**
 * Maximum distance of the item's middle below the view's, as a fraction of the height; negative is
 * above.
 */
const maxBelow = -0.06;
/**
 * Maximum fraction of the width for the item, however it is turned; dimension lines are next to it.
 */
const maxOfWidth = 0.78;
/** Maximum fraction of the height, between the controls at the upper and lower edge. */
const maxOfHeight = 0.57;

/**
 * The camera that shows a model in the size and place of its drawing, so that one can replace the
 * other, and the camera after that. The frame of the drawing is as high as the view.
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
  const back = Math.max(1, filled / maxOfWidth, filledHigh / maxOfHeight);
  const away = distance * back;
  const facing = fromItsSide ? -90 : 0;
  const lookingAt = (y: number) => `${metres(centre.x)} ${metres(y)} ${metres(centre.z)}`;
  return {
    target: lookingAt(centre.y + lower * metresHigh),
    turnedTarget: lookingAt(centre.y + Math.min(lower, maxBelow) * metresHigh * back),
    // The drawing shows the near side of the item, not its middle.
    asDrawn: `${facing}deg 90deg ${metres(distance + across / 2)}`,
    turned: `${facing + turnedDegrees}deg ${fromAboveDegrees}deg ${metres(away + across / 2)}`,
    farthest: metres((away + across / 2) * 1.6),
  };
}

const metres = (value: number): string => `${Number(value.toFixed(4))}m`;
