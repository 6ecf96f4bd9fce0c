import * as t from "#texts/product.ts";
import { useId, useState } from "react";
import { classNames } from "../../components/class-names.ts";
import type { ProductDetails_ProductFragment } from "../../generated/operations.ts";
import { EnlargePicture } from "./enlarge-picture.tsx";
import type { FreeSpace } from "./fit.ts";
import { FreeSpaceFrame } from "./free-space-frame.tsx";
import { ModelStage } from "./model/model-stage.tsx";
import { drawsModels } from "./model/webgl.ts";
import { PlaceInRoom } from "./place/place-in-room.tsx";
import type { PlaceableModel } from "./place/use-placing.ts";
import { roomOf } from "./rooms.ts";
import { standsOn } from "./stands-on.ts";
import { usePictureExtent, type Extent } from "./picture-extent.ts";
import { SizeLines } from "./size-lines.tsx";
import { drawnAcross, formatCm } from "./size.ts";
import { galleryOf, type GalleryPicture, type TakenPicture } from "./gallery/gallery-pictures.ts";
import { TakenPictureView } from "./gallery/taken-picture.tsx";
import { Thumbnails } from "./gallery/thumbnails.tsx";
import { useSwipe } from "./gallery/use-swipe.ts";
import { StageButtons } from "./stage-buttons.tsx";
import { StageScene } from "./stage-scene.tsx";
import "./product-stage.css";

/** Stands in for the extent of a picture that could not be measured. */
const usual: Extent = { left: 60, right: 340, top: 140, bottom: 430 };

type Pictured = Pick<
  ProductDetails_ProductFragment,
  "id" | "name" | "image" | "modelUrl" | "category" | "placement" | "size"
>;

export interface ProductStageProps {
  product: Pictured & { pictures: readonly TakenPicture[]; quickLookUrl: string | null };
  /** What is free where it should stand; drawn over the picture, as far as the picture shows that side. */
  free: FreeSpace;
  /** The page was opened for seeing the piece in one's own room. */
  forRoom?: boolean;
}

/** Wide as its column, and never higher than the window. */
const stageSizes = "(min-width: 64rem) min(50rem, 55vw), 100vw";

/** The product at large: its drawing, with its size and as it is, the pictures that were taken of it, and its model. */
export function ProductStage({ product, free, forRoom = false }: ProductStageProps) {
  const { id, name, image, modelUrl, category, placement, size } = product;
  const pictures = galleryOf(size, product.pictures);
  const [chosen, setChosen] = useState<GalleryPicture["key"]>("size");
  const [model, setModel] = useState<"none" | "wanted" | "shown" | "impossible">("none");
  const inThree = model === "wanted" || model === "shown";
  const [drawn, setDrawn] = useState<PlaceableModel | null>(null);
  const [missing, setMissing] = useState(false);
  const why = useId();
  const picture = inThree ? undefined : pictures.find(({ key }) => key === chosen);
  const taken = picture?.taken ?? null;
  const view = picture && !picture.taken ? picture.key : "whole";
  const shown = picture?.key ?? view;
  const sized = inThree ? chosen === "size" : shown === "size";
  const look = (one: GalleryPicture["key"]) => {
    setChosen(one);
    if (inThree) setModel("none");
  };
  const swipe = useSwipe((by) => {
    const at = pictures.findIndex(({ key }) => key === shown);
    const next = pictures[(at + by + pictures.length) % pictures.length];
    if (next && !inThree) look(next.key);
  });
  const bring = () => {
    if (!inThree) setModel(drawsModels() ? "wanted" : "impossible");
  };
  const measured = usePictureExtent(image);
  const extent = measured ?? usual;
  const scene = { wall: roomOf(category).wall, placement: standsOn(placement), image, extent };

  return (
    <div className="grid gap-4 stage:grid-cols-[5rem_minmax(0,1fr)]">
      <div className="relative -mx-gutter stage:order-1 stage:mx-0">
        <div
          className={classNames(
            "stage aspect-[1/1.04] max-h-[max(24rem,100svh-8.5rem)] w-full max-stage:rounded-none!",
            "touch-pan-y",
            model === "shown" && "stage-turned",
          )}
          {...swipe}
        >
          {taken ? (
            <TakenPictureView key={taken.kind} picture={taken} sizes={stageSizes} />
          ) : (
            <StageScene
              {...scene}
              view={view}
              lit
              alt={size ? t.nameAndHeight(name, formatCm(size.heightCm)) : name}
            />
          )}
          {size && shown === "size" && (
            <SizeLines size={size} extent={extent} placement={scene.placement} wall={scene.wall} />
          )}
          {size && (shown === "size" || shown === "whole") && !inThree && (
            <FreeSpaceFrame size={size} extent={extent} placement={placement} free={free} />
          )}
          {inThree && modelUrl && (
            <ModelStage
              name={name}
              src={modelUrl}
              quickLook={product.quickLookUrl}
              placement={scene.placement}
              pictured={{
                extent,
                fromItsSide: size !== null && drawnAcross(size, extent).side === "deep",
              }}
              size={size}
              free={free}
              dimensions={chosen === "size"}
              onShown={() => setModel("shown")}
              onModel={setDrawn}
              onMissing={setMissing}
            />
          )}
          {model === "impossible" && (
            <p id={why} role="status" className="model-wait">
              {t.cannotDraw}
            </p>
          )}
        </div>
        <EnlargePicture
          isOffered={!inThree}
          name={name}
          scene={scene}
          pictures={pictures.filter(({ key }) => key !== "size")}
          first={shown}
        />
        <StageButtons
          model={
            modelUrl === null
              ? null
              : {
                  inThree,
                  impossible: model === "impossible",
                  onBring: bring,
                  onLeave: () => setModel("none"),
                }
          }
          why={why}
          sized={size ? sized : null}
          onSized={(wanted) => setChosen(wanted ? "size" : "whole")}
        />
      </div>
      {modelUrl && (
        <div className="stage:order-2 stage:col-start-2">
          <PlaceInRoom
            productId={id}
            name={name}
            model={drawn}
            undrawn={missing || model === "impossible"}
            bring={bring}
            atOnce={forRoom}
          />
        </div>
      )}
      <Thumbnails pictures={pictures} shown={inThree ? null : shown} scene={scene} onShow={look} />
    </div>
  );
}
