import type { DefaultCategory } from "../category/defaults.ts";

/**
 * Synonyms of the default categories, in lower case and singular. A search for one finds names with
 * another.
 */
export const synonyms: Readonly<Record<DefaultCategory, readonly (readonly string[])[]>> = {
  Furnitures: [
    ["sofa", "couch", "settee"],
    ["almirah", "wardrobe", "cupboard", "closet"],
    ["bookcase", "bookshelf"],
    ["chair", "armchair"],
    ["daybed", "divan"],
    ["pettagama", "chest", "trunk"],
    ["desk", "bureau"],
    ["stool", "footstool"],
  ],
  Electronics: [
    ["lamp", "light"],
    ["lantern", "light"],
    ["radio", "wireless"],
    ["record", "turntable", "gramophone"],
  ],
  "Kitchen Equipments": [
    ["tiffin", "lunchbox"],
    ["wangediya", "mortar"],
    ["scraper", "grater"],
    ["pot", "pan"],
    ["jar", "canister"],
  ],
  Bathwares: [
    ["tub", "bathtub"],
    ["basin", "sink", "washbasin"],
    ["basket", "hamper"],
    ["mirror", "glass"],
  ],
  "Wall Designs": [
    ["hanging", "tapestry"],
    ["panel", "screen"],
    ["sesath", "sunshade", "parasol"],
  ],
};
