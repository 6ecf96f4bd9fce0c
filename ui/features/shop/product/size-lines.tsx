import * as t from "#texts/product.ts";
import type { CSSProperties } from "react";
import type { Placement, Wall } from "../../../components/wall.ts";
import { frame, type Extent } from "../../shared/product/picture-extent.ts";
import { drawnAcross, formatCm, type SizeInCm } from "../../shared/product/size.ts";
import "./product-stage.css";

/** Top of the floor, as a fraction of the stage's height. */
const cuts: Record<Placement, number> = { floor: 0.78, table: 0.68, wall: 1 };

export interface SizeLinesProps {
  size: SizeInCm;
  extent: Extent;
  wall: Wall;
  placement: Placement;
}

/** The stage is wider than the picture's frame: space for lines outside it. */
const outerSpace = 22;
const gap = 24;
const tick = 6;

/**
 * Dimension lines along the object's edges. Labels are HTML text, so that they stay readable on
 * phones.
 */
export function SizeLines({ size, extent, wall, placement }: SizeLinesProps) {
  const { left, right, top, bottom } = extent;
  const x = Math.max(left - gap, -outerSpace);
  const y = Math.min(bottom + gap + 8, frame.height - 14);
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const across = drawnAcross(size, extent);
  const ground = (at: number) =>
    `var(--${at / frame.height > cuts[placement] ? "floor" : "wall"}-${wall})`;
  const label = (atX: number, atY: number): CSSProperties => ({
    left: `${(atX / frame.width) * 100}%`,
    top: `${(atY / frame.height) * 100}%`,
    background: ground(atY),
  });

  return (
    <div className="absolute top-0 left-1/2 aspect-(--ratio-tile) h-full -translate-x-1/2 text-[clamp(0.8125rem,0.5rem+1vw,1.125rem)]">
      <svg
        aria-hidden
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="size-lines absolute inset-0 size-full overflow-visible"
      >
        <path
          d={`M${left} ${y}H${right}M${left} ${y - tick}v${tick * 2}M${right} ${y - tick}v${tick * 2}`}
        />
        <path
          d={`M${x} ${top}V${bottom}M${x - tick} ${top}h${tick * 2}M${x - tick} ${bottom}h${tick * 2}`}
        />
      </svg>
      <span aria-hidden className="size-label whitespace-nowrap" style={label(middleX, y)}>
        {t.measured[across.side](formatCm(across.cm))}
      </span>
      <span aria-hidden className="size-label w-min" style={label(x, middleY)}>
        {formatCm(size.heightCm)}
      </span>
    </div>
  );
}
