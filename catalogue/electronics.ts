import type { SampleProduct } from "./sample-product.ts";

export const electronics: readonly SampleProduct[] = [
  {
    slug: "sigiri-table-lamp",
    name: "Sigiri Table Lamp",
    description:
      "Turned clay base and a shade of split rush. Takes one E27 bulb and has its switch on the cloth-covered cord.",
    category: "Electronics",
    priceRupees: 18_750,
    size: { widthCm: 36, depthCm: 36, heightCm: 54 },
    placement: "table",
    stock: 26,
    image: "/pictures/sigiri-table-lamp.svg",
    options: {
      colours: [
        { name: "Terracotta", tones: ["#cc937c", "#b4603f", "#7a412b"], stock: [26] },
        { name: "Moss", tones: ["#879d8d", "#4f6f58", "#364b3c"], stock: [14] },
        { name: "Charcoal", tones: ["#797978", "#3a3a38", "#272726"], stock: [9] },
      ],
      painted: ["#b4603f", "#cb7c58", "#8d4530"],
    },
  },
  {
    slug: "monsoon-ceiling-fan",
    name: "Monsoon Ceiling Fan",
    description:
      "Three timber blades on a brass motor, whisper quiet. Five speeds by remote control, and it runs backwards to clear damp air.",
    category: "Electronics",
    priceRupees: 42_900,
    size: { widthCm: 132, depthCm: 132, heightCm: 40 },
    placement: "floor",
    stock: 22,
    image: "/pictures/monsoon-ceiling-fan.svg",
    options: {
      colours: [
        { name: "Teak", tones: ["#b1937f", "#8c6043", "#5f412e"], stock: [22, 6] },
        {
          name: "Ebony",
          tones: ["#7a6e67", "#3b2a20", "#281d16"],
          dearerRupees: 4500,
          stock: [8, 0],
        },
        { name: "White", tones: ["#f5f3ee", "#f0eee6", "#a3a29c"], stock: [12, 5] },
      ],
      sizes: [
        { name: "132 cm", dearerRupees: 0, size: { widthCm: 132, depthCm: 132, heightCm: 40 } },
        { name: "152 cm", dearerRupees: 6500, size: { widthCm: 152, depthCm: 152, heightCm: 42 } },
      ],
      painted: ["#8c6043", "#6f4a33", "#4a3124"],
    },
  },
  {
    slug: "maradana-record-player",
    name: "Maradana Record Player",
    description:
      "Belt-driven turntable in a teak plinth with a brass tone arm and a clear lid. Plays 33 and 45, with a line out for your own amplifier.",
    category: "Electronics",
    priceRupees: 58_500,
    size: { widthCm: 46, depthCm: 36, heightCm: 38 },
    placement: "table",
    stock: 8,
    image: "/pictures/maradana-record-player.svg",
  },
  {
    slug: "kolpetty-desk-fan",
    name: "Kolpetty Desk Fan",
    description:
      "Four brass blades in a wire cage on a cast base, as on the old railway office desks. Three speeds, and the head turns from side to side.",
    category: "Electronics",
    priceRupees: 16_900,
    size: { widthCm: 34, depthCm: 26, heightCm: 46 },
    placement: "table",
    stock: 31,
    image: "/pictures/kolpetty-desk-fan.svg",
    options: {
      colours: [
        { name: "Green", tones: ["#788b7f", "#385443", "#26392e"], stock: [31] },
        { name: "Cream", tones: ["#eee7d6", "#e6dcc2", "#9c9684"], stock: [12] },
        { name: "Black", tones: ["#6e706f", "#2a2c2b", "#1d1e1d"], stock: [18] },
      ],
      painted: ["#385443", "#4f6f58", "#26392e"],
    },
  },
  {
    slug: "batticaloa-floor-lamp",
    name: "Batticaloa Floor Lamp",
    description:
      "Three teak legs joined by a brass collar, with a linen shade made to be read under. A foot switch sits on the cord.",
    category: "Electronics",
    priceRupees: 34_500,
    size: { widthCm: 66, depthCm: 60, heightCm: 150 },
    placement: "floor",
    stock: 13,
    image: "/pictures/batticaloa-floor-lamp.svg",
    options: {
      colours: [
        { name: "Linen", tones: ["#f8f7f2", "#f4f3ec", "#a6a5a0"], stock: [13] },
        { name: "Ochre", tones: ["#e5cb97", "#d9b266", "#947945"], stock: [6] },
        { name: "Indigo", tones: ["#8f9cb8", "#5a6d97", "#3d4a67"], stock: [4] },
      ],
      painted: ["#f4f3ec", "#fdfcf8", "#dcdacb", "#c9cabd"],
    },
  },
  {
    slug: "pettah-radio",
    name: "Pettah Radio",
    description:
      "Valve-look speaker in jak wood with brass dial. Receives FM and Bluetooth, and plays twelve hours on one charge.",
    category: "Electronics",
    priceRupees: 31_200,
    size: { widthCm: 38, depthCm: 18, heightCm: 24 },
    placement: "table",
    stock: 12,
    image: "/pictures/pettah-radio.svg",
  },
  {
    slug: "weligama-wall-lamp",
    name: "Weligama Wall Lamp",
    description:
      "Swan-neck arm in aged brass with an opal glass bell. Wired to the wall, for a bedside or a verandah under a roof.",
    category: "Electronics",
    priceRupees: 11_800,
    size: { widthCm: 42, depthCm: 16, heightCm: 30 },
    placement: "wall",
    stock: 40,
    image: "/pictures/weligama-wall-lamp.svg",
  },
  {
    slug: "galle-fort-lantern",
    name: "Galle Fort Lantern",
    description:
      "Black steel lantern with glass panes, a brass ring and a rechargeable LED candle. Burns ten hours through a power cut.",
    category: "Electronics",
    priceRupees: 12_400,
    size: { widthCm: 23, depthCm: 23, heightCm: 36 },
    placement: "table",
    stock: 48,
    image: "/pictures/galle-fort-lantern.svg",
  },
];
