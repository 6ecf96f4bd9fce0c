import * as t from "#texts/product.ts";
import { useState } from "react";
import type { Photo } from "./gallery-pictures.ts";
import "./gallery.css";

export interface PhotoViewProps {
  picture: Photo;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** True if the item's name is next to it. */
  named?: boolean;
  lazy?: boolean;
}

/** A photo: its average colour while loading, and a text if it couldn't load. */
export function PhotoView({ picture, sizes, named = false, lazy }: PhotoViewProps) {
  const { alt, url, width, height, colour, files } = picture;
  const [missing, setMissing] = useState(false);
  const types = [...new Set(files.map(({ type }) => type))];
  return (
    <span className="taken-picture" style={{ backgroundColor: colour }}>
      {missing ? (
        !named && (
          <span role="status">
            {t.pictureNotLoaded} {alt}.
          </span>
        )
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
          <img
            src={url}
            alt={named ? "" : alt}
            width={width}
            height={height}
            loading={lazy ? "lazy" : "eager"}
            decoding="async"
            draggable={false}
            onError={() => setMissing(true)}
          />
        </picture>
      )}
    </span>
  );
}
