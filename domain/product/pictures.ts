import type { ProductDetails } from "./events.ts";

/** What a further picture of a product shows; its first picture is the product's `image`. */
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
  /** What is seen, for whoever does not see it. */
  readonly alt: string;
  /** The one that every browser reads. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** The picture's colour in all, which holds its place until it has come; #rrggbb. */
  readonly colour: string;
  readonly files: readonly PictureFile[];
}

/** Gives the further pictures of a product, in the order they are looked through; none where nobody has taken any. */
export type PicturesOf = (
  product: Pick<ProductDetails, "name" | "modelUrl">,
) => Promise<readonly ProductPicture[]>;

const words: Readonly<Record<PictureKind, (name: string) => string>> = {
  "three-quarter": (name) => `${name} from the front and a little from the side`,
  behind: (name) => `${name} from behind`,
  side: (name) => `${name} from the side, on its wall`,
  below: (name) => `${name} from below`,
  close: (name) => `${name} from near, with what it is made of`,
  person: (name) => `${name} beside a person 170 cm tall`,
  room: (name) => `${name} in a room`,
};

/** A picture in words. */
export const pictureWords = (kind: PictureKind, name: string): string => words[kind](name);
