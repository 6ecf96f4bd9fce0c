import * as t from "#texts/product.ts";
import type {
  PictureKind,
  ProductGallery_ProductFragment,
} from "../../../../generated/operations.ts";
import { limits } from "../../../../generated/shop.ts";
import type { SizeInCm } from "../../../shared/product/size.ts";
import { viewWords, type View } from "../stage-scene.tsx";

/** A photo of a product, rendered from its model. */
export type Photo = ProductGallery_ProductFragment["pictures"][number];

/** A picture that an admin chose. */
export type FurtherPicture = Pick<
  ProductGallery_ProductFragment["furtherPictures"][number],
  "url" | "text" | "night"
>;

/** A chosen picture, with its text or its number in words. */
export interface ChosenPicture {
  readonly alt: string;
  readonly url: string;
  readonly night: string | null;
}

/** A gallery picture: the drawing in one of its views, a chosen picture, or a photo. */
export type GalleryPicture =
  | { readonly key: `chosen ${string}`; readonly words: string; readonly taken: ChosenPicture }
  | { readonly key: View; readonly words: string; readonly taken: null }
  | { readonly key: PictureKind; readonly words: string; readonly taken: Photo };

const kindWords: Readonly<Record<PictureKind, string>> = {
  THREE_QUARTER: t.angled,
  BEHIND: t.back,
  SIDE: t.side,
  BELOW: t.underside,
  CLOSE: t.material,
  PERSON: t.toScale,
  ROOM: t.inARoom,
};

/** What a gallery is made of. */
export interface Pictured {
  name: string;
  size: SizeInCm | null;
  furtherPictures: readonly FurtherPicture[];
  pictures: readonly Photo[];
}

/**
 * The pictures of a product in display order: the first one, the chosen ones, then the rendered
 * ones, at most eight in all. Without another close-up, the first picture's own is used.
 */
export function galleryOf({
  name,
  size,
  furtherPictures,
  pictures,
}: Pictured): readonly GalleryPicture[] {
  const views: View[] = size ? ["size", "whole"] : ["whole"];
  const photos = pictures.slice(0, limits.productPictures - 1 - furtherPictures.length);
  if (furtherPictures.length === 0 && photos.every(({ kind }) => kind !== "CLOSE")) {
    views.push("close");
  }
  return [
    ...views.map((key) => ({ key, words: viewWords[key], taken: null })),
    ...furtherPictures.map(({ url, text, night }, index) => {
      const words = text || t.pictureNumber(index + 2);
      const alt = text || `${name}, ${words}`;
      return { key: `chosen ${url}` as const, words, taken: { alt, url, night } };
    }),
    ...photos.map((taken) => ({ key: taken.kind, words: kindWords[taken.kind], taken })),
  ];
}
