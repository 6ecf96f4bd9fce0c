import { useEffect, useEffectEvent, useState } from "react";
import type { Placement } from "../../../../generated/operations.ts";
import { sendFile, type Sending } from "../upload/sending.ts";
import type { FileUpload } from "../upload/use-upload.ts";

/** How far the model as iPhones read it has come. */
export type QuickLookState = "none" | "making" | "sent" | "failed";

export interface ModelFormsOptions {
  /** The model's own upload. */
  model: FileUpload;
  /** Where the product is to stand, as far as that is chosen. */
  placement: Placement;
  /** Whether the product has no picture yet. */
  wantsPoster: boolean;
  /** A picture of the model. */
  onPoster: (poster: File) => void;
}

/**
 * Makes what the shop wants of a model besides its GLB, as soon as that is in: one for iPhones, and
 * its first picture.
 */
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
    const tell = (next: QuickLookState) => {
      if (isHere()) setMade({ url, state: next });
    };
    const make = async () => {
      // Three.js and what writes archives, which only this needs.
      const { readModel } = await import("./read-model.ts");
      const { posterOf } = await import("./poster.ts");
      const { quickLookOf } = await import("./quick-look.ts");
      // What the shop keeps, which is without compression.
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The model was answered with ${answer.status}`);
      const read = await readModel(await answer.blob());
      try {
        const quickLook = await quickLookOf(read);
        if (!isHere()) return;
        sending = sendFile(quickLook, "quick-look", {
          model: url,
          onProgress: () => undefined,
          onChecking: () => undefined,
          onSent: () => tell("sent"),
          onStop: () => tell("failed"),
        });
        if (!wanted()) return;
        const picture = await posterOf(read, place());
        if (picture && isHere()) poster(picture);
      } finally {
        read.dispose();
      }
    };
    make().catch(() => tell("failed"));
    return () => {
      left = true;
      // What has arrived belongs to the model, and goes with it.
      sending?.pause();
    };
  }, [url]);

  if (url === null) return "none";
  return made?.url === url ? made.state : "making";
}
