import type { ComponentProps } from "react";
import { sizesOf } from "./picture-sizes.ts";

export interface SizedImageProps extends Omit<ComponentProps<"img">, "srcSet"> {
  src: string;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
}

/** A picture. The browser loads the smallest file of an uploaded one that is large enough. */
export function SizedImage({ sizes, alt, ...image }: SizedImageProps) {
  const sized = sizesOf(image.src);
  if (!sized) return <img alt={alt} {...image} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sized.avif} sizes={sizes} />
      <img alt={alt} srcSet={sized.webp} sizes={sizes} {...image} />
    </picture>
  );
}
