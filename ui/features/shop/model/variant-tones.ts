/** The parts of a glTF document that define the colours of a variant. */
export interface ColoursOfModel {
  readonly extensions?: {
    readonly KHR_materials_variants?: { readonly variants?: readonly { readonly name?: string }[] };
  };
  readonly materials?: readonly {
    readonly pbrMetallicRoughness?: { readonly baseColorFactor?: readonly number[] };
  }[];
  readonly meshes?: readonly {
    readonly primitives: readonly {
      readonly extensions?: {
        readonly KHR_materials_variants?: {
          readonly mappings?: readonly {
            readonly material: number;
            readonly variants: readonly number[];
          }[];
        };
      };
    }[];
  }[];
}

/** Three CSS colours, from light to dark. */
export type Tones = readonly [light: string, middle: string, dark: string];

type Colour = readonly [red: number, green: number, blue: number];

/** The tones of a variant's swatch; null if its materials have no colour. */
export function tonesOf(model: ColoursOfModel, variant: string): Tones | null {
  const names = model.extensions?.KHR_materials_variants?.variants ?? [];
  const index = names.findIndex(({ name }) => name === variant);
  const used = new Set(
    (model.meshes ?? [])
      .flatMap(({ primitives }) => primitives)
      .flatMap(({ extensions }) => extensions?.KHR_materials_variants?.mappings ?? [])
      .filter(({ variants }) => variants.includes(index))
      .map(({ material }) => material),
  );
  const colours = new Map<string, Colour>();
  for (const material of used) {
    const factor = model.materials?.[material]?.pbrMetallicRoughness?.baseColorFactor;
    // Without a factor the colour is in a texture, which the page does not read.
    if (!factor) continue;
    const [red = 1, green = 1, blue = 1] = factor;
    colours.set(cssOf([red, green, blue]), [red, green, blue]);
  }
  const sorted = [...colours]
    .sort(([, one], [, other]) => luminance(other) - luminance(one))
    .map(([css]) => css);
  const [light, second] = sorted;
  const dark = sorted.at(-1);
  if (light === undefined || dark === undefined) return null;
  if (second === undefined) return [mixed(light, "white", 32), light, mixed(light, "black", 32)];
  const middle = sorted.length > 2 ? sorted[Math.floor(sorted.length / 2)] : undefined;
  return [light, middle ?? mixed(light, dark, 50), dark];
}

function mixed(colour: string, other: string, percent: number): string {
  return `color-mix(in oklab, ${colour}, ${other} ${percent}%)`;
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** glTF colours are linear, CSS colours are not. */
function cssOf(colour: Colour): string {
  const channels = colour.map((linear) => {
    const value = Math.min(1, Math.max(0, linear || 0));
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded);
  });
  return `rgb(${channels.join(" ")})`;
}
