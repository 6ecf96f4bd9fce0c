import { useState } from "react";
import {
  galleryOf,
  type ChosenPicture,
  type GalleryPicture,
  type Photo,
  type Pictured,
} from "./gallery/gallery-pictures.ts";
import { drawsModels } from "../model/webgl.ts";

/** State of a stage, and its actions. */
export interface Stage {
  pictures: readonly GalleryPicture[];
  /** The picture shown; while a model is shown, the whole drawing. */
  shown: GalleryPicture["key"];
  /** The photo or chosen picture shown, or null for a drawing. */
  taken: Photo | ChosenPicture | null;
  /** True if dimension lines are drawn. */
  sized: boolean;
  setSized: (sized: boolean) => void;
  look: (key: GalleryPicture["key"]) => void;
  /** Selects the next or previous picture, in a circle. */
  step: (by: 1 | -1) => void;
  /** State of the model. */
  model: "none" | "wanted" | "shown" | "impossible";
  /** A model is shown or loading. */
  in3D: boolean;
  showModel: () => void;
  arrive: () => void;
  leave: () => void;
}

/** Begins with the drawing and its dimensions, if the size is known. */
export function useStage(pictured: Pictured): Stage {
  const pictures = galleryOf(pictured);
  const [chosen, setChosen] = useState<GalleryPicture["key"]>("size");
  const [model, setModel] = useState<Stage["model"]>("none");
  const in3D = model === "wanted" || model === "shown";
  const picture = in3D ? undefined : pictures.find(({ key }) => key === chosen);
  const shown = picture?.key ?? "whole";
  const look = (key: GalleryPicture["key"]) => {
    setChosen(key);
    if (in3D) setModel("none");
  };
  return {
    pictures,
    shown,
    taken: picture?.taken ?? null,
    sized: (in3D ? chosen : shown) === "size",
    setSized: (sized) => setChosen(sized ? "size" : "whole"),
    look,
    step(by) {
      const at = pictures.findIndex(({ key }) => key === shown);
      const next = pictures[(at + by + pictures.length) % pictures.length];
      if (next && !in3D) look(next.key);
    },
    model,
    in3D,
    showModel() {
      if (!in3D) setModel(drawsModels() ? "wanted" : "impossible");
    },
    arrive: () => setModel("shown"),
    leave: () => setModel("none"),
  };
}
