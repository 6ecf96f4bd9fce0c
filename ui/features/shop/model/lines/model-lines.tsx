import * as t from "#texts/product.ts";
import type { RefObject } from "react";
import type { Placement } from "../../../../components/wall.ts";
import type { FreeSpace } from "../../../shared/product/fit.ts";
import { formatCm, type SizeInCm } from "../../../shared/product/size.ts";
import type { Measured } from "../first-view.ts";
import type { ViewerElement } from "../viewer-element.ts";
import { projectPoint, type Camera, type Spot } from "./camera.ts";
import { dimensionLines } from "./dimension-lines.ts";
import { freeSpot } from "./free-spot.ts";
import { useCamera } from "./use-camera.ts";

export interface ModelLinesProps {
  viewer: RefObject<ViewerElement | null>;
  /** The model's own size. */
  piece: Measured;
  /** The record's size, for the labels. */
  size: SizeInCm;
}

const labelled = { wide: "widthCm", deep: "depthCm", high: "heightCm" } as const;

/** Dimension lines over a model. Screen readers get the size as text elsewhere. */
export function ModelLines({ viewer, piece, size }: ModelLinesProps) {
  const camera = useCamera(viewer);
  if (!camera) return null;
  const lines = dimensionLines(piece, camera);
  return (
    <div aria-hidden className="model-lines">
      <svg viewBox={viewOf(camera)} className="dimension-lines">
        {lines.map(({ side, from, to, ends }) => (
          <path key={side} d={[[from, to], ...ends].map(pathOf).join("")} />
        ))}
      </svg>
      {lines.map(({ side, label: [x, y] }) => (
        <span
          key={side}
          className="dimension-label"
          style={{
            left: `clamp(3rem, ${x}px, 100% - 3rem)`,
            top: `clamp(4.75rem, ${y}px, 100% - 5rem)`,
          }}
        >
          {t.measured[side](formatCm(size[labelled[side]]))}
        </span>
      ))}
    </div>
  );
}

/** The available space on the floor or wall behind a model: green if the item fits. */
export function ModelSpot({
  viewer,
  piece,
  size,
  placement,
  free,
}: ModelLinesProps & { placement: Placement; free: FreeSpace }) {
  const camera = useCamera(viewer);
  const spot = freeSpot(placement, { free, size, piece });
  if (!camera || !spot) return null;
  return (
    <div aria-hidden className="model-lines">
      <svg viewBox={viewOf(camera)} className={`free-space ${spot.fits ? "is-enough" : ""}`}>
        <path d={`${pathOf(spot.corners.map(projectPoint(camera)))}Z`} />
      </svg>
    </div>
  );
}

const viewOf = ({ width, height }: Camera): string => `0 0 ${width} ${height}`;

const pathOf = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
