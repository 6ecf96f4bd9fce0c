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
