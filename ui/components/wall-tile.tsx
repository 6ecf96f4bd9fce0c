import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { sizesOf } from "./picture-sizes.ts";
import type { Placement, Wall } from "./wall.ts";
import "./wall-tile.css";

export interface WallTileProps {
  wall: Wall;
  placement: Placement;
  /** URL of the object on a transparent ground; the empty wall is shown until it has come. */
  image?: string | undefined;
  /** Empty where the name stands beside it. */
  alt?: string;
  square?: boolean;
  /** Light lies on the wall without being looked at. */
  lit?: boolean;
  /** Stands back, for what cannot be had now. */
  quiet?: boolean;
  /** Load at once: the picture is in the first view. */
  eager?: boolean;
  className?: string;
  /** Badges and slips over the picture. */
  children?: ReactNode;
}

/** Of a picture in a grid of products. */
const shownWidth = "(min-width: 64rem) 20rem, 50vw";

/** An object before a category's wall, on a floor line, like an architect's elevation. */
export function WallTile({
  wall,
  placement,
  image,
  alt = "",
  square = false,
  lit = false,
  quiet = false,
  eager = false,
  className,
  children,
}: WallTileProps) {
  const sized = image ? sizesOf(image) : null;
  const picture = image && (
    <img
      src={image}
      srcSet={sized?.webp}
      sizes={shownWidth}
      alt={alt}
      width={400}
      height={500}
      loading={eager ? "eager" : "lazy"}
      {...(eager && { fetchPriority: "high" })}
      decoding="async"
      className={classNames(
        "relative size-full object-cover object-bottom",
        quiet && "opacity-85 saturate-75",
      )}
      style={sized ? { background: `center / cover url(${sized.blurred})` } : undefined}
      onLoad={({ currentTarget }) => currentTarget.style.removeProperty("background")}
    />
  );
  return (
    <div
      className={classNames(
        "wall wall-tile relative isolate overflow-hidden rounded-tile",
        `wall-${wall} stands-${placement}`,
        square ? "aspect-square" : "aspect-(--ratio-tile)",
        lit && "lit",
        className,
      )}
    >
      {sized ? (
        <picture className="contents">
          <source type="image/avif" srcSet={sized.avif} sizes={shownWidth} />
          {picture}
        </picture>
      ) : (
        picture
      )}
      {children}
    </div>
  );
}
