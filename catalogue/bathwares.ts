import type { SampleProduct } from "./sample-product.ts";

export const bathwares: readonly SampleProduct[] = [
  {
    slug: "poya-mirror",
    name: "Poya Mirror",
    description:
      "Full-moon mirror in a spun brass frame on a leather strap. The back is sealed, so steam does not spot the silver.",
    category: "Bathwares",
    priceRupees: 27_300,
    size: { widthCm: 70, depthCm: 4, heightCm: 98 },
    placement: "wall",
    stock: 12,
    image: "/pictures/poya-mirror.svg",
  },
  {
    slug: "nilaveli-tub",
    name: "Nilaveli Tub",
    description:
      "Freestanding tub in cast stone with a brass floor tap and room for two towels. Filled it weighs 340 kg; an upper floor should be checked first.",
    category: "Bathwares",
    priceRupees: 312_000,
    size: { widthCm: 168, depthCm: 76, heightCm: 72 },
    placement: "floor",
    stock: 4,
    image: "/pictures/nilaveli-tub.svg",
  },
  {
    slug: "trinco-towel-ladder",
    name: "Trinco Towel Ladder",
    description:
      "Leaning ladder in teak with six rungs, oiled against water. The two handloom towels come with it.",
    category: "Bathwares",
    priceRupees: 19_600,
    size: { widthCm: 66, depthCm: 28, heightCm: 150 },
    placement: "floor",
    stock: 15,
    image: "/pictures/trinco-towel-ladder.svg",
  },
  {
    slug: "mirissa-basin",
    name: "Mirissa Basin",
    description:
      "Pedestal basin in glazed stoneware with a brass bridge tap. The trap hides in the pedestal.",
    category: "Bathwares",
    priceRupees: 68_900,
    size: { widthCm: 70, depthCm: 50, heightCm: 82 },
    placement: "floor",
    stock: 8,
    image: "/pictures/mirissa-basin.svg",
  },
  {
    slug: "unawatuna-rain-shower",
    name: "Unawatuna Rain Shower",
    description:
      "Brass rail with a wide rain head, a timber-handled hand shower and two porcelain taps. Left unlacquered, it darkens with the years.",
    category: "Bathwares",
    priceRupees: 46_800,
    size: { widthCm: 64, depthCm: 42, heightCm: 96 },
    placement: "wall",
    stock: 10,
    image: "/pictures/unawatuna-rain-shower.svg",
  },
  {
    slug: "arugam-soap-set",
    name: "Arugam Soap Set",
    description:
      "Stoneware dispenser, tumbler and soap dish in a sea-green glaze. The dish drains through its foot, so soap stays dry.",
    category: "Bathwares",
    priceRupees: 5_900,
    size: { widthCm: 28, depthCm: 12, heightCm: 24 },
    placement: "table",
    stock: 52,
    image: "/pictures/arugam-soap-set.svg",
    options: {
      colours: [
        { name: "Sea", tones: ["#a3c5be", "#77aaa0", "#51746d"], stock: [52] },
        { name: "Rose", tones: ["#daafa5", "#c98a7a", "#895e53"], stock: [20] },
        { name: "Night", tones: ["#808ba8", "#44557f", "#2e3a56"], stock: [16] },
      ],
      painted: ["#77aaa0", "#4f857d", "#9fc7bd", "#d3e6df"],
    },
  },
  {
    slug: "madu-laundry-basket",
    name: "Madu Laundry Basket",
    description:
      "Woven from Madu river reed over a kithul frame, with a lid and a washable cotton lining. Takes one week of clothes for two.",
    category: "Bathwares",
    priceRupees: 9_300,
    size: { widthCm: 44, depthCm: 44, heightCm: 60 },
    placement: "floor",
    stock: 27,
    image: "/pictures/madu-laundry-basket.svg",
  },
  {
    slug: "kalpitiya-bath-stool",
    name: "Kalpitiya Bath Stool",
    description:
      "Slatted teak stool with a low shelf for bottles. Can stay wet all day and dries through its own seat.",
    category: "Bathwares",
    priceRupees: 13_400,
    size: { widthCm: 50, depthCm: 32, heightCm: 42 },
    placement: "floor",
    stock: 20,
    image: "/pictures/kalpitiya-bath-stool.svg",
  },
];
