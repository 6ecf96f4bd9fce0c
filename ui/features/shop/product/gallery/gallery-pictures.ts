import * as t from "#texts/product.ts";
import type {
  PictureKind,
  ProductGallery_ProductFragment,
} from "../../../../generated/operations.ts";
import type { SizeInCm } from "../../../shared/product/size.ts";
import { viewWords, type View } from "../stage-scene.tsx";

/** A photo of a product. */
export type Photo = ProductGallery_ProductFragment["pictures"][number];

/** A gallery picture: the drawing in one of its views, or a photo. */
export type GalleryPicture =
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

/**
 * The pictures of a product in display order. Without a close-up photo, the drawing's own is used.
 */
export function galleryOf(
  size: SizeInCm | null,
  pictures: readonly Photo[],
): readonly GalleryPicture[] {
  const views: View[] = size ? ["size", "whole"] : ["whole"];
  if (pictures.every(({ kind }) => kind !== "CLOSE")) views.push("close");
  return [
    ...views.map((key) => ({ key, words: viewWords[key], taken: null })),
    ...pictures.map((taken) => ({ key: taken.kind, words: kindWords[taken.kind], taken })),
  ];
}
