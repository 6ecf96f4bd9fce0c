import type { Category, Placement } from "../domain/constants.ts";

/** One product of the sample shop, as the seed puts it into the event store. */
export interface SampleProduct {
  /** Name of the picture file, and of the product in links. */
  slug: string;
  name: string;
  description: string;
  category: Category;
  priceRupees: number;
  /** The real size, as used by the size view and the room planner. */
  size: { widthCm: number; depthCm: number; heightCm: number };
  placement: Placement;
  stock: number;
  /** Path of the picture below the site root: "/pictures/<slug>.svg". */
  image: string;
}
