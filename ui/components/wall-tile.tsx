import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { sizesOf } from "./picture-sizes.ts";
import { SizedImage } from "./sized-image.tsx";
import type { Placement, Wall } from "./wall.ts";
import "./wall-tile.css";

export interface WallTileProps {
  wall: Wall;
  placement: Placement;
  /** URL of the object on a transparent ground; the empty wall is shown until it has loaded. */
  image?: string | undefined;
  /** Empty if the name is shown next to it. */
  alt?: string;
  square?: boolean;
  /** Shows the light on the wall without hover or focus. */
  lit?: boolean;
  /** Dimmed, for items that are unavailable. */
  quiet?: boolean;
  /** Loads at once: the picture is in the first view. */
  eager?: boolean;
  className?: string;
  /** Badges and messages over the picture. */
  children?: ReactNode;
}

/** Width of a picture in a grid of products. */
const shownWidth = "(min-width: 64rem) 20rem, 50vw";

/** An object in front of a category's wall, on a floor line, like an architect's elevation. */
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
    <SizedImage
      src={image}
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
      {picture}
      {children}
    </div>
  );
}
