import type { Category, Placement } from "#domain/constants.ts";

/** One product of the sample shop, as the seed puts it into the event store. */
export interface SampleProduct {
  /** Names the picture file and the product in links. */
  slug: string;
  name: string;
  description: string;
  category: Category;
  priceRupees: number;
  /** True to life, so that the size view and the room view agree with the piece. */
  size: { widthCm: number; depthCm: number; heightCm: number };
  placement: Placement;
  stock: number;
  /** Path of the picture below the site root: "/pictures/<slug>.svg". */
  image: string;
}
