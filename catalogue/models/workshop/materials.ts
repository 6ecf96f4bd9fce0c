/** A surface with the drawing's colour. Materials with the same name are one material. */
export interface Material {
  readonly name: string;
  /** As in the drawing, "#a87a58"; a texture is multiplied with it. */
  readonly color: string;
  /** 0 is glossy, 1 is matt. */
  readonly roughness: number;
  /** 0 or, for metals, nearly 1. */
  readonly metallic: number;
  readonly texture?: TextureName;
  /** Emits light. */
  readonly glow?: number;
  /** Transparent below 1. */
  readonly opacity?: number;
  /** Its colours in other variants of the product, by the variant's name. */
  readonly variants?: Readonly<Record<string, string>>;
}

/** A generated pattern, or a part of a product's drawing: "slug left top right bottom". */
export type TextureName =
  | "grain"
  | "cane"
  | "handloom"
  | "rush"
  | "reed"
  | "palmyrah"
  | `drawing ${string} ${number} ${number} ${number} ${number}`;

const dull = (color: string, roughness = 0.85, name = color): Material => ({
  name,
  color,
  roughness,
  metallic: 0,
});

/** Sawn and oiled timber, with a light grain. */
export const timber = (color: string): Material => ({
  ...dull(color, 0.78, `timber ${color}`),
  texture: "grain",
});

/** From light to nearly black, as the drawings shade teak and jak. */
export const teak = {
  pale: timber("#b28a62"),
  light: timber("#a87a58"),
  warm: timber("#8c6043"),
  middle: timber("#6f4a33"),
  dark: timber("#4a3124"),
  black: timber("#2f221b"),
} as const;

const metal = (color: string, roughness: number, metallic: number): Material => ({
  name: `metal ${color}`,
  color,
  roughness,
  metallic,
});

/** Brass, lit, in the middle and in shade. */
export const brass = {
  light: metal("#e2c583", 0.32, 0.55),
  middle: metal("#c39a4e", 0.36, 0.55),
  dark: metal("#8b6830", 0.42, 0.5),
} as const;

export const steel = metal("#8b9490", 0.4, 0.6);

/** Cloth, fibre or leather of one colour. */
export const cloth = (color: string): Material => dull(color, 0.95, `cloth ${color}`);
/** Unglazed clay, stone, paper. */
export const clay = (color: string): Material => dull(color, 0.88, `clay ${color}`);
/** Enamel and glaze. */
export const glaze = (color: string): Material => dull(color, 0.28, `glaze ${color}`);
/** Paint and lacquer. */
export const paint = (color: string): Material => dull(color, 0.5, `paint ${color}`);
/** Leaves. */
export const leaf = (color: string): Material => dull(color, 0.7, `leaf ${color}`);
/** A transparent material. */
export const glass = (color: string, opacity: number): Material => ({
  ...dull(color, 0.08, `glass ${color}`),
  opacity,
});
/** A material that emits light. */
export const glowing = (color: string, glow: number): Material => ({
  ...dull(color, 0.6, `glow ${color}`),
  glow,
});

const patterned = (texture: TextureName, roughness: number): Material => ({
  name: texture,
  color: "#ffffff",
  roughness,
  metallic: 0,
  texture,
});

export const cane = patterned("cane", 0.8);
export const handloom = patterned("handloom", 0.95);
export const rush = patterned("rush", 0.9);
export const reed = patterned("reed", 0.9);
export const palmyrah = patterned("palmyrah", 0.9);

/** Cotton and linen. */
export const linen = (color: string): Material => dull(color, 0.96, `linen ${color}`);

/** A part of a product's own drawing, as print, paint or weave. */
export const drawn = (
  slug: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  roughness = 0.9,
): Material => patterned(`drawing ${slug} ${left} ${top} ${right} ${bottom}`, roughness);

/** The same material with other colours in other variants. */
export const varied = (
  material: Material,
  variants: Readonly<Record<string, string>>,
): Material => ({
  ...material,
  name: `${material.name} varied`,
  variants,
});
