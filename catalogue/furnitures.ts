import type { SampleProduct } from "./sample-product.ts";

export const furnitures: readonly SampleProduct[] = [
  {
    slug: "bentota-planters-chair",
    name: "Bentota Planter's Chair",
    description:
      "Long-armed easy chair for the verandah, hand-woven cane on halmilla timber with brass pins. The arms swing out to rest your legs.",
    category: "Furnitures",
    priceRupees: 86_500,
    size: { widthCm: 74, depthCm: 122, heightCm: 98 },
    placement: "floor",
    stock: 7,
    image: "/pictures/bentota-planters-chair.svg",
  },
  {
    slug: "kandalama-sofa",
    name: "Kandalama Sofa",
    description:
      "Three seats with linen cushions on a teak frame, and an open slatted back for the breeze. The cushion covers zip off and go into the wash.",
    category: "Furnitures",
    priceRupees: 248_000,
    size: { widthCm: 196, depthCm: 88, heightCm: 92 },
    placement: "floor",
    stock: 3,
    image: "/pictures/kandalama-sofa.svg",
    options: {
      colours: [
        { name: "Linen", tones: ["#eeece3", "#e6e3d6", "#9c9a92"], stock: [3] },
        { name: "Indigo", tones: ["#8492b1", "#4a5f8c", "#32415f"], stock: [4] },
        { name: "Leaf", tones: ["#9aaf9b", "#6b8a6c", "#495e49"], stock: [0] },
      ],
      painted: ["#e6e3d6", "#f4f3ec", "#dcdacb", "#d3d0c1", "#c3c1b1"],
    },
  },
  {
    slug: "lunu-daybed",
    name: "Lunu Daybed",
    description:
      "Low daybed in jak wood with two bolsters and a handloom runner. Long enough for an afternoon sleep, light enough for two people to carry outside.",
    category: "Furnitures",
    priceRupees: 152_300,
    size: { widthCm: 206, depthCm: 84, heightCm: 82 },
    placement: "floor",
    stock: 4,
    image: "/pictures/lunu-daybed.svg",
  },
  {
    slug: "galle-pettagama",
    name: "Galle Pettagama",
    description:
      "Dowry chest in jak wood with cast brass corners and lock. Holds bed linen for a whole house and seats two at the foot of a bed.",
    category: "Furnitures",
    priceRupees: 134_750,
    size: { widthCm: 118, depthCm: 58, heightCm: 74 },
    placement: "floor",
    stock: 5,
    image: "/pictures/galle-pettagama.svg",
  },
  {
    slug: "ella-bookcase",
    name: "Ella Bookcase",
    description:
      "Four open shelves and two reed baskets in mahogany, with a cane back that lets books breathe in the wet months. Each shelf carries thirty kilograms.",
    category: "Furnitures",
    priceRupees: 118_600,
    size: { widthCm: 110, depthCm: 34, heightCm: 184 },
    placement: "floor",
    stock: 11,
    image: "/pictures/ella-bookcase.svg",
  },
  {
    slug: "jaffna-palmyrah-stool",
    name: "Jaffna Palmyrah Stool",
    description:
      "Drum stool of palmyrah fibre woven over a kithul frame. Serves as a seat, a footrest or a place for the tea tray.",
    category: "Furnitures",
    priceRupees: 14_800,
    size: { widthCm: 42, depthCm: 42, heightCm: 44 },
    placement: "floor",
    stock: 34,
    image: "/pictures/jaffna-palmyrah-stool.svg",
  },
  {
    slug: "peradeniya-desk",
    name: "Peradeniya Desk",
    description:
      "Writing desk in satinwood with three drawers and a single stretcher. The top takes a laptop, a lamp and an open ledger side by side.",
    category: "Furnitures",
    priceRupees: 98_400,
    size: { widthCm: 138, depthCm: 64, heightCm: 76 },
    placement: "floor",
    stock: 9,
    image: "/pictures/peradeniya-desk.svg",
  },
  {
    slug: "matara-almirah",
    name: "Matara Almirah",
    description:
      "Louvred wardrobe in jak wood with cane lower doors; keeps linen aired. One hanging rail and four shelves inside.",
    category: "Furnitures",
    priceRupees: 176_000,
    size: { widthCm: 118, depthCm: 60, heightCm: 188 },
    placement: "floor",
    stock: 0,
    image: "/pictures/matara-almirah.svg",
  },
];
