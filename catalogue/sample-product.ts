import type { Placement } from "../domain/constants.ts";
import type { DefaultCategory } from "../domain/category/defaults.ts";

/** One product of the sample shop, as the seed puts it into the event store. */
export interface SampleProduct {
  /** Name of the picture file, and of the product in links. */
  slug: string;
  name: string;
  description: string;
  category: DefaultCategory;
  priceRupees: number;
  /** The real size, as used by the size view and the room planner. */
  size: { widthCm: number; depthCm: number; heightCm: number };
  placement: Placement;
  stock: number;
  /** Path of the picture below the site root: "/pictures/<slug>.svg". */
  image: string;
  /** What a buyer chooses; missing if there is nothing to choose. */
  options?: SampleOptions;
}

/** A colour of a sample product, as a variant of its model and as a picture of its own. */
export interface SampleColour {
  name: string;
  /** Light, middle and dark tone of its swatch, from the materials of the model. */
  tones: readonly [light: string, middle: string, dark: string];
  /** Added to the product's price. */
  dearerRupees?: number;
  /** The stock of each size; the first colour's first size has the product's stock. */
  stock: readonly number[];
}

/** The options of a sample product: its colours, the first as in its picture, and its sizes. */
export interface SampleOptions {
  colours: readonly SampleColour[];
  /** The first is the product's own size. The model of a further one is "<slug>-<n>". */
  sizes?: readonly {
    name: string;
    dearerRupees: number;
    size: { widthCm: number; depthCm: number; heightCm: number };
  }[];
  /** The picture's colours that change with the product's, the one of the middle tone first. */
  painted: readonly string[];
}
