/** Copied by `npm run codegen` from domain/values/. */

/** The sides of a free space, in the order in which they are typed. */
export const sides = ["width", "depth", "height"] as const;

export type Side = (typeof sides)[number];

/** Available space per side in centimetres; absent or null if a side was not measured. */
export type FreeSpace = Readonly<Partial<Record<Side, number | null>>>;

/** Outer dimensions in centimetres. */
export interface OuterSize {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
}

/** Space left over on a side in centimetres; negative if the item is too large. */
export interface SideFit {
  readonly side: Side;
  readonly spareCm: number;
}

/** How an item fits into the measured sides. */
export interface Fit extends SideFit {
  /** It fits, as it is or turned. */
  readonly fits: boolean;
  /** It fits only after a quarter turn. */
  readonly turned: boolean;
}

/** The fit of each measured side. */
export const fitOf = (size: OuterSize, free: FreeSpace): readonly SideFit[] => {
  const own = { width: size.widthCm, depth: size.depthCm, height: size.heightCm };
  return sides.flatMap((side) => {
    const cm = free[side] ?? null;
    return cm === null ? [] : [{ side, spareCm: Math.round((cm - own[side]) * 10) / 10 }];
  });
};

/** An item after a quarter turn. */
export const turnedSize = ({ widthCm, depthCm, heightCm }: OuterSize): OuterSize => ({
  widthCm: depthCm,
  depthCm: widthCm,
  heightCm,
});

const leastOf = (size: OuterSize, free: FreeSpace): SideFit | undefined => {
  const [least] = fitOf(size, free).toSorted((one, other) => one.spareCm - other.spareCm);
  return least;
};

/**
 * Compares an item with a free space. `side` is the one with the smallest spare length, after the
 * quarter turn if the item needs one. `turns` is false for an item on the wall. A turn needs a
 * measured width and depth. Null if no side was measured.
 */
export const fitInto = (size: OuterSize, turns: boolean, free: FreeSpace): Fit | null => {
  const least = leastOf(size, free);
  if (!least) return null;
  if (least.spareCm >= 0) return { ...least, fits: true, turned: false };
  const across = turns && free.width && free.depth ? leastOf(turnedSize(size), free) : undefined;
  if (across && across.spareCm >= 0) return { ...across, fits: true, turned: true };
  return { ...least, fits: false, turned: false };
};
