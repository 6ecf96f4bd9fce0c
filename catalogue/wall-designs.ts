import type { SampleProduct } from "./sample-product.ts";

export const wallDesigns: readonly SampleProduct[] = [
  {
    slug: "dumbara-wall-hanging",
    name: "Dumbara Wall Hanging",
    description:
      "Woven hana fibre in the old Dumbara diamonds. Made on a floor loom and hung from a timber rod.",
    category: "Wall Designs",
    priceRupees: 21_500,
    size: { widthCm: 60, depthCm: 3, heightCm: 110 },
    placement: "wall",
    stock: 5,
    image: "/pictures/dumbara-wall-hanging.svg",
  },
  {
    slug: "ambalangoda-mask",
    name: "Ambalangoda Mask",
    description:
      "Naga raksha mask carved from light kaduru wood and painted by hand. Traditionally hung to keep ill luck out of a new house.",
    category: "Wall Designs",
    priceRupees: 28_500,
    size: { widthCm: 44, depthCm: 18, heightCm: 54 },
    placement: "wall",
    stock: 14,
    image: "/pictures/ambalangoda-mask.svg",
  },
  {
    slug: "araliya-relief",
    name: "Araliya Relief",
    description:
      "Glazed stoneware disc with temple flowers. Each one is pressed by hand, so no two petals match.",
    category: "Wall Designs",
    priceRupees: 15_900,
    size: { widthCm: 42, depthCm: 4, heightCm: 42 },
    placement: "wall",
    stock: 3,
    image: "/pictures/araliya-relief.svg",
  },
  {
    slug: "tangalle-batik-panel",
    name: "Tangalle Batik Panel",
    description:
      "Two peacocks under a flowering tree, waxed and dyed on cotton in four baths. Stretched between two teak rods.",
    category: "Wall Designs",
    priceRupees: 17_800,
    size: { widthCm: 72, depthCm: 3, heightCm: 98 },
    placement: "wall",
    stock: 21,
    image: "/pictures/tangalle-batik-panel.svg",
  },
  {
    slug: "anuradha-moonstone",
    name: "Anuradha Moonstone",
    description:
      "Half-round sandakada pahana cast in pale stone, with rings of flame, elephants, vine, geese and lotus. Hangs over a door or a bed head.",
    category: "Wall Designs",
    priceRupees: 36_000,
    size: { widthCm: 96, depthCm: 5, heightCm: 50 },
    placement: "wall",
    stock: 9,
    image: "/pictures/anuradha-moonstone.svg",
  },
  {
    slug: "kabook-jali-panel",
    name: "Kabook Jali Panel",
    description:
      "Pierced laterite-red blocks; twenty pieces, one wall. They screen a window or a stair and let the wind through.",
    category: "Wall Designs",
    priceRupees: 54_000,
    size: { widthCm: 96, depthCm: 10, heightCm: 120 },
    placement: "wall",
    stock: 10,
    image: "/pictures/kabook-jali-panel.svg",
  },
  {
    slug: "rambukkana-sesath",
    name: "Rambukkana Sesath",
    description:
      "Ceremonial sunshade of talipot leaf and coloured cloth with mica mirrors, on a lacquered handle. Made by one family in Rambukkana.",
    category: "Wall Designs",
    priceRupees: 12_700,
    size: { widthCm: 60, depthCm: 4, heightCm: 96 },
    placement: "wall",
    stock: 16,
    image: "/pictures/rambukkana-sesath.svg",
  },
  {
    slug: "dodanduwa-lace-frame",
    name: "Dodanduwa Lace Frame",
    description:
      "Beeralu bobbin lace in unbleached cotton, mounted on indigo cloth behind glass. The maker signs the back.",
    category: "Wall Designs",
    priceRupees: 14_200,
    size: { widthCm: 50, depthCm: 3, heightCm: 60 },
    placement: "wall",
    stock: 23,
    image: "/pictures/dodanduwa-lace-frame.svg",
  },
];
