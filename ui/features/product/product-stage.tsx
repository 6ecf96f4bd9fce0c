import { Maximize2, Ruler } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { classNames } from "../../components/class-names.ts";
import { IconButton } from "../../components/icon-button.tsx";
import type { ProductDetails_ProductFragment } from "../../generated/operations.ts";
import type { FreeSpace } from "./fit.ts";
import { FreeSpaceFrame } from "./free-space-frame.tsx";
import { roomOf } from "./rooms.ts";
import { standsOn } from "./stands-on.ts";
import { usePictureExtent, type Extent } from "./picture-extent.ts";
import { SizeLines } from "./size-lines.tsx";
import { formatCm } from "./size.ts";
import { StageScene, viewWords, type View } from "./stage-scene.tsx";
import "./product-stage.css";

const PictureDialog = lazy(async () => ({
  default: (await import("./picture-dialog.tsx")).PictureDialog,
}));

/** Stands in for the extent of a picture that could not be measured. */
const usual: Extent = { left: 60, right: 340, top: 140, bottom: 430 };

type Pictured = Pick<
  ProductDetails_ProductFragment,
  "name" | "image" | "category" | "placement" | "size"
>;

export interface ProductStageProps {
  product: Pictured;
  /** What is free where it should stand; drawn over the picture, as far as the picture shows that side. */
  free: FreeSpace;
}

/** The product at large: with its size, as it is, and from near. */
export function ProductStage({ product, free }: ProductStageProps) {
  const { name, image, category, placement, size } = product;
  const views: View[] = size ? ["size", "whole", "close"] : ["whole", "close"];
  const [chosen, setChosen] = useState<View>("size");
  const [enlarged, setEnlarged] = useState({ wanted: false, open: false });
  const view = views.includes(chosen) ? chosen : "whole";
  const measured = usePictureExtent(image);
  const extent = measured ?? usual;
  const scene = { wall: roomOf(category).wall, placement: standsOn(placement), image, extent };

  return (
    <div className="grid gap-4 stage:grid-cols-[5rem_minmax(0,1fr)]">
      <div className="relative -mx-gutter stage:order-1 stage:mx-0">
        <div className="stage aspect-[1/1.04] max-h-[max(24rem,100svh-8.5rem)] w-full max-stage:rounded-none!">
          <StageScene
            {...scene}
            view={view}
            lit
            alt={size ? `${name}, ${formatCm(size.heightCm)} high` : name}
          />
          {size && view === "size" && (
            <SizeLines size={size} extent={extent} placement={scene.placement} wall={scene.wall} />
          )}
          {size && view !== "close" && (
            <FreeSpaceFrame size={size} extent={extent} placement={placement} free={free} />
          )}
        </div>
        <IconButton
          label="Enlarge the picture"
          icon={<Maximize2 aria-hidden size={18} />}
          aria-haspopup="dialog"
          className="absolute! top-4 left-4 bg-raised shadow-1"
          onClick={() => setEnlarged({ wanted: true, open: true })}
        />
        {enlarged.wanted && (
          <Suspense>
            <PictureDialog
              key={view}
              open={enlarged.open}
              onOpenChange={(open) => setEnlarged({ wanted: true, open })}
              name={name}
              scene={scene}
              pictures={["whole", "close"]}
              first={view}
            />
          </Suspense>
        )}
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
      <ul aria-label="Pictures" className="flex gap-2.5 stage:flex-col">
        {views.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === view}
              className={classNames(
                "block w-18 overflow-hidden rounded-tile bg-raised stage:w-full",
                one === view && "outline-2 outline-offset-2 outline-accent",
              )}
              onClick={() => setChosen(one)}
            >
              <span aria-hidden className="stage block aspect-square rounded-b-none!">
                <StageScene {...scene} view={one} alt="" />
              </span>
              <span className="block py-1 text-center text-2xs leading-[1.3] font-semibold text-ink">
                {viewWords[one]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
