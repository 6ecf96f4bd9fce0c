import * as t from "#texts/product.ts";
import type { Extent } from "./picture-extent.ts";

export interface SizeInCm {
  widthCm: number;
  depthCm: number;
  heightCm: number;
}

const number = new Intl.NumberFormat("en-LK", { maximumFractionDigits: 1 });

/** "74 cm" */
export function formatCm(cm: number): string {
  return t.inCm(number.format(cm));
}

/**
 * The side shown from left to right. Pictures show the front, except that an item deeper than wide
 * may be drawn from its side: then the drawn proportions match its depth.
 */
export function drawnAcross(
  { widthCm, depthCm, heightCm }: SizeInCm,
  extent: Extent,
): { readonly side: "wide" | "deep"; readonly cm: number } {
  const wide = { side: "wide", cm: widthCm } as const;
  if (depthCm <= widthCm) return wide;
  const drawn = (extent.right - extent.left) / (extent.bottom - extent.top);
  const off = (cm: number) => Math.abs(Math.log(cm / heightCm / drawn));
  return off(depthCm) < off(widthCm) ? { side: "deep", cm: depthCm } : wide;
}

/** "74 × 122 × 98 cm": width, depth and height. */
export function formatSize({ widthCm, depthCm, heightCm }: SizeInCm): string {
  return t.inCm([widthCm, depthCm, heightCm].map((cm) => number.format(cm)).join(" × "));
}
