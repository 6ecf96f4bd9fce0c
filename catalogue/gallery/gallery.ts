import { pictureWords, type PictureKind, type ProductPicture } from "#domain/product/pictures.ts";
import manifest from "./manifest.json" with { type: "json" };

/** A picture that was taken: of what, and how it may stand in a page before it is there. */
export interface TakenPicture {
  readonly kind: PictureKind;
  /** Of the models and the way they were to be seen, when it was taken. */
  readonly digest: string;
  readonly colour: string;
}

/** Widths in pixels that a picture is kept in. */
export const avifWidths = [325, 800] as const;
export const webpWidth = 600;

/** Of the product page's stage, which pictures fill. */
export const heightOf = (width: number): number => Math.round(width * 1.04);

/** All that were taken, by the product's slug. */
export const takenPictures = manifest as Readonly<Record<string, readonly TakenPicture[]>>;

/** The name of a picture's file: it tells what is in it, so that it may be kept for ever. */
export const fileOf = (
  slug: string,
  { kind, digest }: Pick<TakenPicture, "kind" | "digest">,
  width: number,
  type: "avif" | "webp",
): string => `${slug}-${kind}-${digest}-${width}.${type}`;

/** The address of a sample product's model, which says the slug. */
export const sampleModel = /^\/models\/([\w-]+)\.glb$/;

/**
 * The gallery of a sample product, by the address of its model; none where the model is somebody's
 * own.
 */
export const galleryOf = (modelUrl: string | null, name: string): readonly ProductPicture[] => {
  const slug = sampleModel.exec(modelUrl ?? "")?.[1] ?? "";
  return (takenPictures[slug] ?? []).map((picture) => {
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
