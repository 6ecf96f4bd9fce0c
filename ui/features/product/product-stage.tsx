import { Ruler } from "lucide-react";
import { useState, type CSSProperties } from "react";
import { classNames } from "../../components/class-names.ts";
import type { Placement, Wall } from "../../components/wall.ts";
import type { ProductDetails_ProductFragment } from "../../generated/operations.ts";
import { roomOf } from "./rooms.ts";
import { standsOn } from "./stands-on.ts";
import { frame, usePictureExtent, type Extent } from "./picture-extent.ts";
import { drawnAcross, formatCm, type SizeInCm } from "./size.ts";
import "../../components/wall-tile.css";
import "./product-stage.css";

type View = "size" | "whole" | "close";

const words: Record<View, string> = { size: "Size", whole: "Whole", close: "Close" };
const closeUp = 2.1;

/** Where the floor begins, as a part of the stage's height. */
const cuts: Record<Placement, number> = { floor: 0.78, table: 0.68, wall: 1 };

/** Stands in for the extent of a picture that could not be measured. */
const usual: Extent = { left: 60, right: 340, top: 140, bottom: 430 };

type Pictured = Pick<
  ProductDetails_ProductFragment,
  "name" | "image" | "category" | "placement" | "size"
>;

/** The product at large: with its size, as it is, and from near. */
export function ProductStage({ product }: { product: Pictured }) {
  const { name, image, category, placement, size } = product;
  const views: View[] = size ? ["size", "whole", "close"] : ["whole", "close"];
  const [chosen, setChosen] = useState<View>("size");
  const view = views.includes(chosen) ? chosen : "whole";
  const measured = usePictureExtent(image);
  const extent = measured ?? usual;
  const scene = { wall: roomOf(category).wall, placement: standsOn(placement), image, extent };

  return (
    <div className="grid gap-4 min-[64rem]:grid-cols-[5rem_minmax(0,1fr)]">
      <div className="relative -mx-gutter min-[64rem]:order-1 min-[64rem]:mx-0">
        <div className="stage aspect-[1/1.04] max-h-[max(24rem,100svh-8.5rem)] w-full max-[63.99rem]:rounded-none!">
          <Scene
            {...scene}
            view={view}
            lit
            alt={size ? `${name}, ${formatCm(size.heightCm)} high` : name}
          />
          {size && view === "size" && (
            <SizeLines size={size} extent={extent} placement={scene.placement} wall={scene.wall} />
          )}
        </div>
        {size && (
          <button
            type="button"
            aria-pressed={view === "size"}
            className={classNames(
              "absolute top-4 right-4 inline-flex min-h-control items-center gap-2 rounded-control px-4 text-sm font-[550] shadow-1 transition-colors",
              view === "size" ? "bg-accent text-on-accent" : "bg-raised text-ink",
            )}
            onClick={() => setChosen(view === "size" ? "whole" : "size")}
          >
            <Ruler aria-hidden size={18} />
            Size
          </button>
        )}
      </div>
      <ul aria-label="Pictures" className="flex gap-2.5 min-[64rem]:flex-col">
        {views.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === view}
              className={classNames(
                "block w-18 overflow-hidden rounded-tile bg-raised min-[64rem]:w-full",
                one === view && "outline-2 outline-offset-2 outline-accent",
              )}
              onClick={() => setChosen(one)}
            >
              <span aria-hidden className="stage block aspect-square rounded-b-none!">
                <Scene {...scene} view={one} alt="" />
              </span>
              <span className="block py-1 text-center text-2xs leading-[1.3] font-semibold text-ink">
                {words[one]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SceneProps {
  wall: Wall;
  placement: Placement;
  image: string;
  extent: Extent;
  view: View;
  lit?: boolean;
  alt: string;
}

/** The wall with its object; from near, wall and object grow together. */
function Scene({ wall, placement, image, extent, view, lit = false, alt }: SceneProps) {
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
      <img src={image} alt={alt} width={frame.width} height={frame.height} decoding="async" />
    </span>
  );
}

/** A point in the upper part of the object, where its handwork usually is. */
function originOf({ top, bottom }: Extent): string {
  return `50% ${((top + (bottom - top) * 0.3) / frame.height) * 100}%`;
}

interface SizeLinesProps {
  size: SizeInCm;
  extent: Extent;
  wall: Wall;
  placement: Placement;
}

/** The stage is wider than the picture's frame: how far lines may stand outside of it. */
const beside = 22;
const gap = 24;
const tick = 6;

/** Dimension lines along the object's edges; the labels are text, so that they stay readable on phones. */
function SizeLines({ size, extent, wall, placement }: SizeLinesProps) {
  const { left, right, top, bottom } = extent;
  const x = Math.max(left - gap, -beside);
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
        {formatCm(across.cm)} {across.side}
      </span>
      <span aria-hidden className="size-label w-min" style={label(x, middleY)}>
        {formatCm(size.heightCm)}
      </span>
    </div>
  );
}
