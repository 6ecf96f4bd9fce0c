/**
 * Target of a close-up: a point in the product's bounding box from 0 to 1, and the visible share of
 * the product.
 */
interface CloseUp {
  /** From the left, from below and from behind. */
  readonly point: readonly [x: number, y: number, z: number];
  readonly span: number;
  /** Camera angles in degrees, to the right and up, if different from the default. */
  readonly view?: { readonly turn: number; readonly rise: number };
}

/** Products whose detail is not in the upper part of their front. */
export const closeUps: Readonly<Record<string, CloseUp>> = {
  "nilaveli-tub": { point: [0.36, 0.62, 1], span: 0.42 },
  "mirissa-basin": { point: [0.5, 0.94, 0.6], span: 0.42, view: { turn: 24, rise: 22 } },
  "unawatuna-rain-shower": { point: [0.5, 0.78, 0.6], span: 0.5 },
  "maradana-record-player": { point: [0.46, 0.36, 0.6], span: 0.56, view: { turn: 28, rise: 28 } },
  "pettah-radio": { point: [0.62, 0.5, 1], span: 0.52 },
  "weligama-wall-lamp": { point: [0.55, 0.5, 0.6], span: 0.78 },
  "kandalama-sofa": { point: [0.82, 0.62, 0.8], span: 0.46 },
  "galle-pettagama": { point: [0.5, 0.64, 1], span: 0.42 },
  "peradeniya-desk": { point: [0.42, 0.82, 1], span: 0.42 },
  "mannar-rice-jars": { point: [0.55, 0.72, 0.8], span: 0.56 },
  "pinnawala-spoon-rail": { point: [0.42, 0.84, 0.8], span: 0.5 },
  "puttalam-coconut-scraper": { point: [0.8, 0.74, 0.5], span: 0.62 },
  "monsoon-ceiling-fan": { point: [0.5, 0.45, 0.5], span: 0.42 },
};
