import type { SampleProduct } from "./sample-product.ts";

export const kitchenEquipments: readonly SampleProduct[] = [
  {
    slug: "uva-kettle",
    name: "Uva Kettle",
    description: "Enamelled steel, timber grip, brass handle. Two litres, for gas or induction.",
    category: "Kitchen Equipments",
    priceRupees: 9_850,
    size: { widthCm: 25, depthCm: 19, heightCm: 26 },
    placement: "table",
    stock: 36,
    image: "/pictures/uva-kettle.svg",
  },
  {
    slug: "kelaniya-curry-pots",
    name: "Kelaniya Curry Pots",
    description:
      "Hand-thrown clay walanda with lid, bowl and coconut spoon. Soak them in water for one night before the first curry.",
    category: "Kitchen Equipments",
    priceRupees: 6_400,
    size: { widthCm: 44, depthCm: 26, heightCm: 32 },
    placement: "table",
    stock: 18,
    image: "/pictures/kelaniya-curry-pots.svg",
  },
  {
    slug: "nuwara-tea-set",
    name: "Nuwara Tea Set",
    description:
      "Celadon stoneware teapot with two cups and a jak wood tray. The pot holds four cups and pours without a drip.",
    category: "Kitchen Equipments",
    priceRupees: 12_900,
    size: { widthCm: 46, depthCm: 28, heightCm: 22 },
    placement: "table",
    stock: 24,
    image: "/pictures/nuwara-tea-set.svg",
    options: {
      colours: [
        { name: "Celadon", tones: ["#a6baa6", "#7c9a7c", "#546954"], stock: [24] },
        { name: "Indigo", tones: ["#818fad", "#455a86", "#2f3d5b"], stock: [10] },
        { name: "Ash", tones: ["#b7b2a7", "#958e7e", "#656156"], stock: [7] },
      ],
      painted: ["#7c9a7c", "#9db59a", "#4f6f58", "#385443", "#c0d2ba", "#d4e0cd", "#e6efdf"],
    },
  },
  {
    slug: "maligawatte-tiffin-carrier",
    name: "Maligawatte Tiffin Carrier",
    description:
      "Four brass tins with tinned insides, held by one clip. Rice stays warm until lunch and nothing leaks on the train.",
    category: "Kitchen Equipments",
    priceRupees: 8_400,
    size: { widthCm: 16, depthCm: 16, heightCm: 34 },
    placement: "table",
    stock: 45,
    image: "/pictures/maligawatte-tiffin-carrier.svg",
  },
  {
    slug: "mannar-rice-jars",
    name: "Mannar Rice Jars",
    description:
      "Three stoneware jars with dipped glazes, timber lids and a cotton seal. They hold five, three and one kilogram of rice, dhal or flour.",
    category: "Kitchen Equipments",
    priceRupees: 13_600,
    size: { widthCm: 52, depthCm: 22, heightCm: 36 },
    placement: "table",
    stock: 17,
    image: "/pictures/mannar-rice-jars.svg",
  },
  {
    slug: "pinnawala-spoon-rail",
    name: "Pinnawala Spoon Rail",
    description:
      "Two coconut-shell ladles, two spoons and a slotted turner with kithul handles, on a brass rail. The rail comes with two screws and plugs for a plastered wall.",
    category: "Kitchen Equipments",
    priceRupees: 4_800,
    size: { widthCm: 56, depthCm: 7, heightCm: 38 },
    placement: "wall",
    stock: 60,
    image: "/pictures/pinnawala-spoon-rail.svg",
  },
  {
    slug: "matale-wangediya",
    name: "Matale Wangediya",
    description:
      "Standing mortar in kumbuk with a brass-shod pestle. Pounds rice flour, chilli and roasted coffee.",
    category: "Kitchen Equipments",
    priceRupees: 24_600,
    size: { widthCm: 46, depthCm: 46, heightCm: 60 },
    placement: "floor",
    stock: 6,
    image: "/pictures/matale-wangediya.svg",
  },
  {
    slug: "puttalam-coconut-scraper",
    name: "Puttalam Coconut Scraper",
    description:
      "Hiramane with a toothed iron blade on a halmilla seat. Sit across it and a coconut is scraped in two minutes.",
    category: "Kitchen Equipments",
    priceRupees: 7_200,
    size: { widthCm: 58, depthCm: 20, heightCm: 38 },
    placement: "floor",
    stock: 29,
    image: "/pictures/puttalam-coconut-scraper.svg",
  },
];
