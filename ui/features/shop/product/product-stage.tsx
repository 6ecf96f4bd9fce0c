import * as t from "#texts/product.ts";
import { useId, useState } from "react";
import { classNames } from "../../../components/class-names.ts";
import type { ProductDetails_ProductFragment } from "../../../generated/operations.ts";
import { EnlargePicture } from "./enlarge-picture.tsx";
import type { FreeSpace } from "../../shared/product/fit.ts";
import type { FurtherPicture, Photo } from "./gallery/gallery-pictures.ts";
import { Thumbnails } from "./gallery/thumbnails.tsx";
import { useSwipe } from "./gallery/use-swipe.ts";
import { ModelStage } from "../model/model-stage.tsx";
import { usePictureExtent, usualExtent } from "../../shared/product/picture-extent.ts";
import { PlaceInRoom } from "../place-in-room/place-in-room.tsx";
import type { PlaceableModel } from "../place-in-room/use-placement-guide.ts";
import { useCategories } from "../../shared/product/categories.ts";
import { drawnAcross } from "../../shared/product/size.ts";
import { StageButtons } from "./stage-buttons.tsx";
import { StagePicture } from "./stage-picture.tsx";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { standsOn } from "../../shared/product/stands-on.ts";
import { useStage } from "./use-stage.ts";
import "./product-stage.css";

type Pictured = Pick<
  ProductDetails_ProductFragment,
  "name" | "image" | "modelUrl" | "category" | "placement" | "size"
>;

export interface ProductStageProps {
  product: Pictured & {
    /** What the first picture shows. */
    imageText: string;
    nightImage: string | null;
    furtherPictures: readonly FurtherPicture[];
    pictures: readonly Photo[];
    quickLookUrl: string | null;
    /** The material of the model; undefined if the model offers the choice itself. */
    material?: string | null;
  };
  /** The address of the page with the chosen variant. */
  page: string;
  /** The chosen option values. */
  values?: readonly string[];
  /** Available space at the item's place; drawn over the picture if the picture shows that side. */
  free: FreeSpace;
  /** The page was opened for AR. */
  forRoom?: boolean;
}

/**
 * The large view of a product: its drawing with and without dimensions, its photos, and its model.
 */
export function ProductStage({
  product,
  page,
  values = [],
  free,
  forRoom = false,
}: ProductStageProps) {
  const categories = useCategories();
  const { image, modelUrl, category, placement, size } = product;
  const name = nameWithOptions(product.name, values);
  const stage = useStage(product);
  const { pictures, shown, in3D, showModel } = stage;
  const impossible = stage.model === "impossible";
  const [drawn, setDrawn] = useState<PlaceableModel | null>(null);
  const [missing, setMissing] = useState(false);
  const why = useId();
  const swipe = useSwipe(stage.step);
  const extent = usePictureExtent(image) ?? usualExtent;
  const scene = {
    wall: categories.display(category).wall,
    placement: standsOn(placement),
    image,
    night: product.nightImage,
    extent,
  };
  const pictured = product.imageText ? `${name}, ${product.imageText}` : name;

  return (
    <div className="grid grid-cols-1 gap-4 stage:grid-cols-label-20">
      <div className="relative -mx-gutter stage:order-1 stage:mx-0">
        <div
          className={classNames(
            "stage aspect-25/26 max-h-[max(24rem,100svh-8.5rem)] w-full max-stage:rounded-none!",
            "touch-pan-y",
            stage.model === "shown" && "stage-turned",
          )}
          {...swipe}
        >
          <StagePicture
            product={{ ...product, name: pictured }}
            stage={stage}
            scene={scene}
            free={free}
          />
          {in3D && modelUrl && (
            <ModelStage
              key={modelUrl}
              name={name}
              src={modelUrl}
              material={product.material}
              quickLook={product.quickLookUrl}
              placement={scene.placement}
              pictured={{
                extent,
                fromItsSide: size !== null && drawnAcross(size, extent).side === "deep",
              }}
              size={size}
              free={free}
              dimensions={stage.sized}
              onShown={stage.arrive}
              onModel={setDrawn}
              onMissing={setMissing}
            />
          )}
          {impossible && (
            <p id={why} role="status" className="model-wait">
              {t.cannotDraw}
            </p>
          )}
        </div>
        <EnlargePicture
          isOffered={!in3D}
          name={name}
          scene={scene}
          pictures={pictures.filter(({ key }) => key !== "size")}
          first={shown}
        />
        <StageButtons
          model={
            modelUrl === null ? null : { in3D, impossible, onShow: showModel, onLeave: stage.leave }
          }
          why={why}
          sized={size ? stage.sized : null}
          onSized={stage.setSized}
        />
      </div>
      {modelUrl && (
        <div className="stage:order-2 stage:col-start-2">
          <PlaceInRoom
            page={page}
            name={name}
            model={drawn}
            in3D={in3D}
            undrawn={missing || impossible}
            showModel={showModel}
            atOnce={forRoom}
          />
        </div>
      )}
      <Thumbnails
        pictures={pictures}
        shown={in3D ? null : shown}
        scene={scene}
        onShow={stage.look}
      />
    </div>
  );
}
