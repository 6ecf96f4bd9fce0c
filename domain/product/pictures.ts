import type { ProductDetails } from "./events.ts";

/** Views of further pictures. The first picture is the product's `image`. */
export const pictureKinds = [
  "three-quarter",
  "behind",
  "side",
  "below",
  "close",
  "person",
  "room",
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** One file of a picture. */
export interface PictureFile {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly type: "image/avif" | "image/webp";
}

/** A further picture of a product. */
export interface ProductPicture {
  readonly kind: PictureKind;
  /** Description for users who cannot see it. */
  readonly alt: string;
  /** A format that every browser supports. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Average colour of the picture, shown until it has loaded; #rrggbb. */
  readonly colour: string;
  readonly files: readonly PictureFile[];
}

/** Returns the further pictures of a product in display order; empty if there are none. */
export type PicturesOf = (
  product: Pick<ProductDetails, "name" | "modelUrl">,
) => Promise<readonly ProductPicture[]>;

const words: Readonly<Record<PictureKind, (name: string) => string>> = {
  "three-quarter": (name) => `${name} from the front, turned slightly`,
  behind: (name) => `${name} from behind`,
  side: (name) => `${name} from the side, on its wall`,
  below: (name) => `${name} from below`,
  close: (name) => `${name} close up, showing its material`,
  person: (name) => `${name} next to a person 170 cm tall`,
  room: (name) => `${name} in a room`,
};

/** Description of a picture. */
export const pictureWords = (kind: PictureKind, name: string): string => words[kind](name);
