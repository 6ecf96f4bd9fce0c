import * as t from "#texts/product.ts";
import type { CSSProperties } from "react";
import { classNames } from "../../../components/class-names.ts";
import { ThemedImage } from "../../../components/themed-image.tsx";
import type { Placement, Wall } from "../../../components/wall.ts";
import { frame, type Extent } from "../../shared/product/picture-extent.ts";
import "../../../components/wall-tile.css";
import "./product-stage.css";

/** With dimension lines, as it is, or close up. */
export type View = "size" | "whole" | "close";

/** Labels of the views. */
export const viewWords: Readonly<Record<View, string>> = {
  size: t.size,
  whole: t.fullView,
  close: t.closeUp,
};

const closeUp = 2.1;

export interface StageSceneProps {
  wall: Wall;
  placement: Placement;
  image: string;
  /** The picture that the dark theme shows instead. */
  night: string | null;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  extent: Extent;
  view: View;
  lit?: boolean;
  alt: string;
}

/** What all views of a product have in common. */
export type Scene = Omit<StageSceneProps, "view" | "alt" | "lit" | "sizes">;

/** The wall with its object; in the close-up both are scaled together. */
export function StageScene({
  wall,
  placement,
  image,
  night,
  sizes,
  extent,
  view,
  lit = false,
  alt,
}: StageSceneProps) {
  const near: CSSProperties =
    view === "close" ? { transform: `scale(${closeUp})`, transformOrigin: originOf(extent) } : {};
  return (
    <span
      className={classNames(
        "stage-view wall wall-tile",
        `wall-${wall} stands-${placement}`,
        lit && "lit",
      )}
      style={near}
    >
      <ThemedImage
        src={image}
        night={night}
        sizes={sizes}
        alt={alt}
        width={frame.width}
        height={frame.height}
        fetchPriority="high"
        decoding="async"
      />
    </span>
  );
}

/** A point in the upper part of the object, where details usually are. */
function originOf({ top, bottom }: Extent): string {
  return `50% ${((top + (bottom - top) * 0.3) / frame.height) * 100}%`;
}
