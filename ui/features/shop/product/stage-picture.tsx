import * as t from "#texts/product.ts";
import type { ProductDetails_ProductFragment } from "../../../generated/operations.ts";
import type { FreeSpace } from "../../shared/product/fit.ts";
import { FreeSpaceFrame } from "./free-space-frame.tsx";
import { PhotoView } from "./gallery/photo-view.tsx";
import { SizeLines } from "./size-lines.tsx";
import { formatCm } from "../../shared/product/size.ts";
import { StageScene, type Scene } from "./stage-scene.tsx";
import type { Stage } from "./use-stage.ts";

export interface StagePictureProps {
  /** `name` includes the text of its picture. */
  product: Pick<ProductDetails_ProductFragment, "name" | "placement" | "size">;
  stage: Pick<Stage, "shown" | "taken" | "in3D">;
  scene: Scene;
  free: FreeSpace;
}

/** As wide as its column, but not higher than the window. */
const stageSizes = "(min-width: 64rem) min(50rem, 55vw), 100vw";

/** The picture of a stage; over the drawing, its dimensions and the available space. */
export function StagePicture({ product, stage, scene, free }: StagePictureProps) {
  const { name, placement, size } = product;
  const { shown, taken, in3D } = stage;
  if (taken) return <PhotoView key={taken.url} picture={taken} sizes={stageSizes} />;
  const isDrawnWhole = shown === "size" || shown === "whole";
  const { extent, wall } = scene;
  return (
    <>
      <StageScene
        {...scene}
        sizes={stageSizes}
        view={isDrawnWhole ? shown : "close"}
        lit
        alt={size ? t.nameAndHeight(name, formatCm(size.heightCm)) : name}
      />
      {size && shown === "size" && (
        <SizeLines size={size} extent={extent} placement={scene.placement} wall={wall} />
      )}
      {size && isDrawnWhole && !in3D && (
        <FreeSpaceFrame size={size} extent={extent} placement={placement} free={free} />
      )}
    </>
  );
}
