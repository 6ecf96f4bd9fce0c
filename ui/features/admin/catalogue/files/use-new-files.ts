import { useEffect, useEffectEvent, useState } from "react";
import type { Placement } from "../../../../generated/operations.ts";
import type { QuickLookState } from "../forms/use-model-forms.ts";
import { useModelForms } from "../forms/use-model-forms.ts";
import type { MeasuredSides } from "../measured-size.tsx";
import { isUnderWay, useUpload, type FileUpload } from "../upload/use-upload.ts";
import type { NewFiles } from "./file-changes.ts";

export interface ProductUploads {
  picture: FileUpload;
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
  productId: string,
  placement: Placement,
  onMeasured: (measured: MeasuredSides) => void,
): ProductUploads {
  const picture = useUpload("picture", productId);
  const model = useUpload("model", productId);
  const [poster, setPoster] = useState<{ of: string; file: File } | null>(null);
  const taken = model.state.phase === "sent" ? model.state.taken : null;
  const quickLook = useModelForms({
    model,
    placement,
    wantsPoster: true,
    onPoster: (file) => setPoster({ of: taken?.url ?? "", file }),
  });
  const measured = taken?.measured ?? null;
  const tellMeasured = useEffectEvent(onMeasured);
  useEffect(() => {
    if (measured) tellMeasured(measured);
  }, [measured]);
  const isEmpty = picture.state.phase === "empty";

  return {
    picture,
    model,
    quickLook,
    measured,
    poster: isEmpty && poster?.of === taken?.url ? (poster?.file ?? null) : null,
    files: {
      ...(picture.state.phase === "sent" && { image: picture.state.taken.url }),
      ...(taken && { modelUrl: taken.url }),
    },
    underWay: isUnderWay(picture) || isUnderWay(model),
    remove() {
      for (const upload of [picture, model]) {
        if (upload.state.phase !== "empty") upload.remove();
      }
    },
    finish() {
      picture.finish();
      model.finish();
    },
  };
}
