import { frame, type Extent } from "../../shared/product/picture-extent.ts";
import { drawnAcross, type SizeInCm } from "../../shared/product/size.ts";

/** An item of the head row: its size, and the object's edges in its picture. */
export interface DrawnItem {
  readonly size: SizeInCm;
  readonly extent: Extent;
  /** The item hangs on the wall instead of standing on the floor. */
  readonly hangs: boolean;
}

/** The position of a whole picture in its part of the wall, in percent of that part. */
export interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Height of a part of the wall in relation to its width. */
const ratio = 0.8;
/** Fractions of that width and height that the largest item fills. */
const fullWidth = 0.83;
const fullHeight = 0.68;
/** Where standing items touch the floor, and the middle and lowest edge of hanging ones. */
const footAt = 0.885;
const hangsAround = 0.45;
const hangsAbove = 0.74;

function inCm({ size, extent }: DrawnItem) {
  const across = drawnAcross(size, extent).cm;
  const cmOfUnit = across / (extent.right - extent.left);
  return { across, cmOfUnit, high: (extent.bottom - extent.top) * cmOfUnit };
}

/** The width of each part of the wall in centimetres, so that the largest item fits. */
export function partWidthCm(items: readonly DrawnItem[]): number {
  return Math.max(
    ...items.map((item) => {
      const { across, high } = inCm(item);
      return Math.max(across / fullWidth, high / (ratio * fullHeight));
    }),
  );
}

/** Places a picture in a part of the wall that is `widthCm` wide. */
export function placeOnWall(item: DrawnItem, widthCm: number): PicturePlace {
  const { extent, hangs } = item;
  const { cmOfUnit, high } = inCm(item);
  const heightCm = widthCm * ratio;
  const middle = ((extent.left + extent.right) / 2) * cmOfUnit;
  const bottom = hangs ? Math.min(hangsAround + high / heightCm / 2, hangsAbove) : footAt;
  return {
    left: 50 - (middle / widthCm) * 100,
    top: (bottom - (extent.bottom * cmOfUnit) / heightCm) * 100,
    width: ((frame.width * cmOfUnit) / widthCm) * 100,
    height: ((frame.height * cmOfUnit) / heightCm) * 100,
  };
}
