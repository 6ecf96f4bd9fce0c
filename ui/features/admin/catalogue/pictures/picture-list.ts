import type { FurtherPictureInput } from "../../../../generated/operations.ts";

/** A picture of a form. */
export interface ListedPicture {
  /** Also the name of its file in the browser's storage while it uploads. */
  key: string;
  /** Null until it is uploaded. */
  url: string | null;
  /** The file chosen in this page; null after a reload. */
  file: File | null;
  text: string;
  night: NightPicture | null;
}

/** The picture that the dark theme shows instead. */
export type NightPicture = Pick<ListedPicture, "key" | "url" | "file">;

/** Key of the picture in the drop zone. */
export const zoneKey = "zone";

/** An empty picture with a key. */
export function pictureWith(key: string, part: Partial<ListedPicture> = {}): ListedPicture {
  return { key, url: null, file: null, text: "", night: null, ...part };
}

/** The list with a picture at another place. */
export function moved(
  list: readonly ListedPicture[],
  key: string,
  to: number,
): readonly ListedPicture[] {
  const picture = list.find((each) => each.key === key);
  if (!picture) return list;
  return list.filter((each) => each !== picture).toSpliced(to, 0, picture);
}

/** The pictures as values of a product; null if one is still uploading, or if there are none. */
export function picturesInput(list: readonly ListedPicture[]): PictureValues | null {
  const sent: FurtherPictureInput[] = [];
  for (const { url, text, night } of list) {
    if (url === null || night?.url === null) return null;
    sent.push({ url, text: text.trim(), night: night?.url ?? null });
  }
  const [first, ...furtherPictures] = sent;
  if (!first) return null;
  const { url: image, text: imageText = "", night: nightImage = null } = first;
  return { image, imageText, nightImage, furtherPictures };
}

/** The fields of a product that hold its pictures. */
export interface PictureValues {
  image: string;
  imageText: string;
  nightImage: string | null;
  furtherPictures: FurtherPictureInput[];
}

/** The pictures of a product as a list; the first is the one that the drop zone replaces. */
export function pictureList({
  image,
  imageText,
  nightImage,
  furtherPictures,
}: PictureValues): readonly ListedPicture[] {
  return [{ url: image, text: imageText, night: nightImage }, ...furtherPictures].map(
    ({ url, text = "", night }, index) =>
      pictureWith(index === 0 ? zoneKey : `stored ${url}`, {
        url,
        text,
        night: night ? { key: `night ${night}`, url: night, file: null } : null,
      }),
  );
}
