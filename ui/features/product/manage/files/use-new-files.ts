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
  /** What of the model iPhones read has become. */
  quickLook: QuickLookState;
  measured: MeasuredSides | null;
  /** A picture that was made of the new model, until there is a new picture. */
  poster: File | null;
  /** Addresses of those that are in. */
  files: NewFiles;
  underWay: boolean;
  /** What was sent is not wanted. */
  remove: () => void;
  /** The product shows what was sent. */
  finish: () => void;
}

/** A new picture and a new model for a product of the shop, and what is made of the model. */
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
