import * as t from "#texts/room.ts";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { RoomHint } from "../../place-in-room/room-hint.tsx";
import type { PlaceableModel } from "../../place-in-room/use-placement-guide.ts";
import type { ViewerElement } from "../../model/viewer-element.ts";
import type { Room } from "../layout/room.ts";
import type { ShownPiece } from "../scene/models.ts";
import { roomGlb } from "../scene/room-glb.ts";
import "../../model/model-view.tsx";
import "../../model/model-stage.css";

export interface RoomModelProps {
  room: Room;
  pieces: readonly ShownPiece[];
  /**
   * Called with the element that can be placed once it is ready, and with null when it is removed.
   */
  onModel: (model: PlaceableModel | null) => void;
  onFailed: () => void;
}

/** The whole room as one model; visible only through the camera. */
export function RoomModel({ room, pieces, onModel, onFailed }: RoomModelProps) {
  const viewer = useRef<ViewerElement>(null);
  const [src, setSrc] = useState<string | null>(null);
  const compose = useEffectEvent(() => roomGlb(room, pieces));
  const failed = useEffectEvent(onFailed);
  const report = useEffectEvent(onModel);

  useEffect(() => {
    let address: string | null = null;
    let left = false;
    compose().then(
      (glb) => {
        if (left) return;
        address = URL.createObjectURL(glb);
        setSrc(address);
      },
      (error: unknown) => {
        console.error(error);
        if (!left) failed();
      },
    );
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, []);

  useEffect(() => {
    const element = viewer.current;
    if (!element) return undefined;
    const whenLoaded = () => report(element);
    const whenFailed = () => failed();
    element.addEventListener("load", whenLoaded);
    element.addEventListener("error", whenFailed);
    return () => {
      element.removeEventListener("load", whenLoaded);
      element.removeEventListener("error", whenFailed);
      report(null);
    };
  }, [src]);

  if (src === null) return null;
  return (
    <div aria-hidden className="pointer-events-none absolute size-px overflow-hidden opacity-0">
      <model-viewer
        ref={viewer}
        src={src}
        alt={t.itemsModel}
        loading="eager"
        camera-controls=""
        disable-pan=""
        disable-tap=""
        touch-action="pan-y"
        interaction-prompt="none"
        interpolation-decay="150"
        field-of-view="30deg"
        min-field-of-view="30deg"
        min-camera-orbit="auto auto auto"
        ar
        ar-modes="webxr quick-look"
        ar-scale="fixed"
        ios-src={undefined}
        ar-placement="floor"
        shadow-intensity="0"
        shadow-softness="0"
      >
        <span slot="progress-bar" />
        <span slot="ar-button" />
        <button slot="exit-webxr-ar-button" type="button" className="room-exit">
          <X aria-hidden size={20} />
          <span className="sr-only">{t.closeTheCamera}</span>
        </button>
        <RoomHint viewer={viewer} placement="floor" size={null} />
      </model-viewer>
    </div>
  );
}
