import { useEffect, useEffectEvent, useState } from "react";
import type { Placement } from "../../../../generated/operations.ts";
import type { QuickLookState } from "../forms/use-model-forms.ts";
import { useModelForms } from "../forms/use-model-forms.ts";
import type { MeasuredSides } from "../measured-size.tsx";
import { pictureList } from "../pictures/picture-list.ts";
import { usePictureList, type PictureList } from "../pictures/use-picture-list.ts";
import { isUnderWay, useUpload, type FileUpload } from "../upload/use-upload.ts";
import { picturesOf, type FiledProduct, type NewFiles } from "./file-changes.ts";

export interface ProductUploads {
  picture: FileUpload;
  pictures: PictureList;
  model: FileUpload;
  /** State of the USDZ conversion. */
  quickLook: QuickLookState;
  measured: MeasuredSides | null;
  /** A picture rendered from the new model, until a picture is uploaded. */
  poster: File | null;
  /** URLs of the uploaded files. */
  files: NewFiles;
  underWay: boolean;
  /** Deletes the uploaded files. */
  remove: () => void;
  /** Call once the product uses the uploaded files. */
  finish: () => void;
}

/**
 * Uploads a new picture and model for an existing product, and derives other files from the model.
 */
export function useNewFiles(
  product: FiledProduct,
  placement: Placement,
  onMeasured: (measured: MeasuredSides) => void,
): ProductUploads {
  const picture = useUpload("picture", product.id);
  const pictures = usePictureList(() => pictureList(picturesOf(product)), picture);
  const model = useUpload("model", product.id);
  const [poster, setPoster] = useState<{ of: string; file: File } | null>(null);
  const taken = model.state.phase === "sent" ? model.state.taken : null;
  const quickLook = useModelForms({
    model,
    placement,
    wantsPoster: true,
    onPoster: (file) => setPoster({ of: taken?.url ?? "", file }),
  });
  const measured = taken?.measured ?? null;
  const notifyMeasured = useEffectEvent(onMeasured);
  useEffect(() => {
    if (measured) notifyMeasured(measured);
  }, [measured]);
  const isEmpty = picture.state.phase === "empty";

  return {
    picture,
    pictures,
    model,
    quickLook,
    measured,
    poster: isEmpty && poster?.of === taken?.url ? (poster?.file ?? null) : null,
    files: {
      ...pictures.values,
      ...(taken && { modelUrl: taken.url }),
    },
    underWay: pictures.underWay || isUnderWay(model),
    remove() {
      for (const upload of [picture, model]) {
        if (upload.state.phase !== "empty") upload.remove();
      }
      pictures.finish();
    },
    finish() {
      picture.finish();
      pictures.finish();
      model.finish();
    },
  };
}
