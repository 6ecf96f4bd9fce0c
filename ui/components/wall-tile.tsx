import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
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
      {image && (
        <img
          src={image}
          alt={alt}
          width={400}
          height={500}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          className={classNames(
            "relative size-full object-cover object-bottom",
            quiet && "opacity-85 saturate-75",
          )}
        />
      )}
      {children}
    </div>
  );
}
