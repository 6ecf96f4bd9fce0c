import {
  pictureWords,
  type PictureKind,
  type ProductPicture,
} from "../../domain/product/pictures.ts";
import manifest from "./manifest.json" with { type: "json" };

/** A rendered picture: its subject, and its placeholder while it loads. */
export interface GalleryPicture {
  readonly kind: PictureKind;
  /** Digest of the models and camera at the time it was taken. */
  readonly digest: string;
  readonly colour: string;
}

/** Widths in pixels in which a picture is stored. */
export const avifWidths = [325, 800] as const;
export const webpWidth = 600;

/** Aspect ratio of the product page's picture area. */
export const heightOf = (width: number): number => Math.round(width * 1.04);

/** All rendered pictures, by the product's slug. */
export const galleryPictures = manifest as Readonly<Record<string, readonly GalleryPicture[]>>;

/** The file name of a picture. It contains the digest, so the file can be cached permanently. */
export const fileOf = (
  slug: string,
  { kind, digest }: Pick<GalleryPicture, "kind" | "digest">,
  width: number,
  type: "avif" | "webp",
): string => `${slug}-${kind}-${digest}-${width}.${type}`;

/** The address of a sample product's model, with the slug as its group. */
export const sampleModel = /^\/models\/([\w-]+)\.glb$/;

/** The gallery of a sample product, by the address of its model; empty for other models. */
export const galleryOf = (modelUrl: string | null, name: string): readonly ProductPicture[] => {
  const slug = sampleModel.exec(modelUrl ?? "")?.[1] ?? "";
  return (galleryPictures[slug] ?? []).map((picture) => {
    const urlOf = (width: number, type: "avif" | "webp") =>
      `/gallery/${fileOf(slug, picture, width, type)}`;
    return {
      kind: picture.kind,
      alt: pictureWords(picture.kind, name),
      url: urlOf(webpWidth, "webp"),
      width: webpWidth,
      height: heightOf(webpWidth),
      colour: picture.colour,
      files: [
        ...avifWidths.map(
          (width) => ({ url: urlOf(width, "avif"), width, type: "image/avif" }) as const,
        ),
        { url: urlOf(webpWidth, "webp"), width: webpWidth, type: "image/webp" },
      ],
    };
  });
};
