import * as t from "#texts/product.ts";
import { useState } from "react";
import type { TakenPicture } from "./gallery-pictures.ts";
import "./gallery.css";

export interface TakenPictureProps {
  picture: TakenPicture;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** Its name stands beside it. */
  named?: boolean;
  lazy?: boolean;
}

/** A picture that was taken: its colour until it has come, and words where it cannot. */
export function TakenPictureView({ picture, sizes, named = false, lazy }: TakenPictureProps) {
  const { alt, url, width, height, colour, files } = picture;
  const [missing, setMissing] = useState(false);
  const types = [...new Set(files.map(({ type }) => type))];
  return (
    <span className="taken-picture" style={{ backgroundColor: colour }}>
      {missing ? (
        !named && (
          <span role="status">
            {t.pictureMissing} {alt}.
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
