import { useEffect, useEffectEvent, useState } from "react";
import type { Placement } from "../../../../generated/operations.ts";
import { sendFile, type Sending } from "../upload/sending.ts";
import type { FileUpload } from "../upload/use-upload.ts";

/** State of the conversion to USDZ. */
export type QuickLookState = "none" | "making" | "sent" | "failed";

export interface ModelFormsOptions {
  /** The upload of the model. */
  model: FileUpload;
  /** The product's placement selected so far. */
  placement: Placement;
  /** True if the product has no picture yet. */
  wantsPoster: boolean;
  /** Called with a picture of the model. */
  onPoster: (poster: File) => void;
}

/** Creates further files from an uploaded GLB: a USDZ for iPhones, and a first picture. */
export function useModelForms({
  model,
  placement,
  wantsPoster,
  onPoster,
}: ModelFormsOptions): QuickLookState {
  const { state } = model;
  const url = state.phase === "sent" ? state.taken.url : null;
  const [made, setMade] = useState<{ url: string; state: QuickLookState } | null>(null);
  const poster = useEffectEvent(onPoster);
  const place = useEffectEvent(() => placement);
  const wanted = useEffectEvent(() => wantsPoster);

  useEffect(() => {
    if (url === null) return undefined;
    let left = false;
    const isHere = () => !left;
    let sending: Sending | null = null;
    const report = (next: QuickLookState) => {
      if (isHere()) setMade({ url, state: next });
    };
    const make = async () => {
      // Three.js and the archive writer are loaded only when needed.
      const { readModel } = await import("./read-model.ts");
      const { posterOf } = await import("./poster.ts");
      const { quickLookOf } = await import("./quick-look.ts");
      // The stored file is uncompressed.
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`Loading the model failed with ${answer.status}`);
      const read = await readModel(await answer.blob());
      try {
        const quickLook = await quickLookOf(read);
        if (!isHere()) return;
        sending = sendFile(quickLook, "quick-look", {
          model: url,
          onProgress: () => undefined,
          onChecking: () => undefined,
          onSent: () => report("sent"),
          onStop: () => report("failed"),
        });
        if (!wanted()) return;
        const picture = await posterOf(read, place());
        if (picture && isHere()) poster(picture);
      } finally {
        read.dispose();
      }
    };
    make().catch(() => report("failed"));
    return () => {
      left = true;
      // Uploaded parts belong to the model and are deleted with it.
      sending?.pause();
    };
  }, [url]);

  if (url === null) return "none";
  return made?.url === url ? made.state : "making";
}
