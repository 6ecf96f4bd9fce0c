import * as t from "#texts/product.ts";
import { useState } from "react";
import { ThemedImage } from "../../../../components/themed-image.tsx";
import type { ChosenPicture, Photo } from "./gallery-pictures.ts";
import "./gallery.css";

export interface PhotoViewProps {
  picture: Photo | ChosenPicture;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** True if the item's name is next to it. */
  named?: boolean;
  lazy?: boolean;
}

/** A photo or a chosen picture: a plain colour while loading, and a text if it couldn't load. */
export function PhotoView({ picture, sizes, named = false, lazy }: PhotoViewProps) {
  const { alt, url } = picture;
  const [missing, setMissing] = useState(false);
  const shownAlt = named ? "" : alt;
  const image = {
    src: url,
    loading: lazy ? "lazy" : "eager",
    decoding: "async",
    draggable: false,
    onError: () => setMissing(true),
  } as const;
  const isPhoto = "files" in picture;
  const files = isPhoto ? picture.files : [];
  const types = [...new Set(files.map(({ type }) => type))];
  return (
    <span
      className={isPhoto ? "taken-picture" : "taken-picture chosen-picture"}
      style={isPhoto ? { backgroundColor: picture.colour } : undefined}
    >
      {missing ? (
        !named && (
          <span role="status">
            {t.pictureNotLoaded} {alt}.
          </span>
        )
      ) : !isPhoto ? (
        <ThemedImage {...image} alt={shownAlt} night={picture.night} sizes={sizes} />
      ) : (
        <picture>
          {types.map((type) => (
            <source
              key={type}
              type={type}
              sizes={sizes}
              srcSet={files
                .filter((file) => file.type === type)
                .map((file) => `${file.url} ${file.width}w`)
                .join()}
            />
          ))}
          <img alt={shownAlt} width={picture.width} height={picture.height} {...image} />
        </picture>
      )}
    </span>
  );
}
