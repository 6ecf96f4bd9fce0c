import * as t from "#texts/product.ts";
import type { Placement } from "../../../generated/operations.ts";
import type { FreeSpace } from "../../shared/product/fit.ts";
import { frame, type Extent } from "../../shared/product/picture-extent.ts";
import { drawnAcross, formatCm, type SizeInCm } from "../../shared/product/size.ts";
import "./product-stage.css";

export interface FreeSpaceFrameProps {
  size: SizeInCm;
  extent: Extent;
  placement: Placement;
  free: FreeSpace;
}

/** Width of the stage beyond the picture's frame; a larger space continues there. */
const beyond = 40;

/**
 * The available space around the item at the picture's scale, dashed: green if the item fits, red
 * if not. For a floor item the picture shows only one side; for a wall item it also shows the
 * height.
 */
export function FreeSpaceFrame({ size, extent, placement, free }: FreeSpaceFrameProps) {
  const { left, right, top, bottom } = extent;
  const across = drawnAcross(size, extent);
  const lengthCm = (across.side === "wide" ? free.width : free.depth) ?? null;
  const heightCm = (placement === "WALL" && free.height) || null;
  if (lengthCm === null && heightCm === null) return null;

  const perCm = (right - left) / across.cm;
  const middleX = (left + right) / 2;
  const half = lengthCm === null ? (right - left) / 2 : (lengthCm * perCm) / 2;
  const tall = heightCm === null ? bottom - top : heightCm * perCm;
  // A floor item keeps its foot on the floor; a wall item stays centred.
  const above = placement === "WALL" ? (top + bottom) / 2 - tall / 2 : top;
  const x = Math.max(middleX - half, -beyond);
  const y = Math.max(above, -beyond);
  const fits =
    (lengthCm === null || lengthCm >= across.cm) &&
    (heightCm === null || heightCm >= size.heightCm);
  const words = [lengthCm, heightCm].flatMap((cm) => (cm === null ? [] : formatCm(cm))).join(" × ");

  return (
    <div className="pointer-events-none absolute top-0 left-1/2 aspect-(--ratio-tile) h-full -translate-x-1/2">
      <svg
        aria-hidden
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className={`free-space absolute inset-0 size-full overflow-visible ${fits ? "is-enough" : ""}`}
      >
        <rect
          x={x}
          y={y}
          width={Math.min(middleX + half, frame.width + beyond) - x}
          height={Math.min(above + tall, frame.height) - y}
        />
      </svg>
      <span
        aria-hidden
        className={`absolute -translate-x-1/2 -translate-y-1/2 rounded-tile bg-raised px-2 py-0.5 text-fine font-demi whitespace-nowrap ${fits ? "text-success-text" : "text-danger-text"}`}
        style={{
          left: `${(middleX / frame.width) * 100}%`,
          top: `${(Math.max(y, 12) / frame.height) * 100}%`,
        }}
      >
        {t.freeSpace} {words}
      </span>
    </div>
  );
}
