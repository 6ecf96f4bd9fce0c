import * as t from "#texts/room.ts";
import { RotateCcw, RotateCw } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "../../../components/icon-button.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import type { Room } from "./layout/room.ts";
import type { RoomProduct } from "./room-items.ts";
import type { PlacedPiece } from "./layout/placed-piece.ts";
import type { RoomScene } from "./scene/room-scene.ts";
import { shownPieces } from "./shown-pieces.ts";
import "../../../components/button.css";

type Progress = "waiting" | "drawing" | "shown" | "failed" | "impossible";

const said: Readonly<Record<Progress, string>> = {
  waiting: t.loading3dView,
  drawing: t.loadingItems,
  shown: t.roomShown3d,
  failed: t.viewNotLoaded,
  impossible: t.cannotDraw,
};

export interface SceneViewProps {
  room: Room;
  placed: readonly PlacedPiece[];
  products: ReadonlyMap<string, RoomProduct>;
}

/** The room in 3D, loaded once the page is idle. */
export function SceneView({ room, placed, products }: SceneViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<RoomScene | null>(null);
  const [progress, setProgress] = useState<Progress>("waiting");
  const [attempt, setAttempt] = useState(1);

  const show = useEffectEvent(() => {
    scene.current?.show(room, shownPieces(placed, products));
  });

  useEffect(() => {
    let left = false;
    const open = async () => {
      // Create the context once and reuse it for drawing: creating one is most of the cost without
      // a graphics card.
      const context = canvas.current?.getContext("webgl2", { alpha: true, antialias: false });
      if (!context) {
        setProgress("impossible");
        return;
      }
      try {
        const { openRoomScene } = await import("./scene/room-scene.ts");
        if (left || !canvas.current) return;
        setProgress("drawing");
        scene.current = openRoomScene(canvas.current, context, () => setProgress("shown"));
        show();
      } catch (error) {
        console.error(error);
        if (!left) setProgress("failed");
      }
    };
    // Render the page first; the 3D module is large.
    const idle = setTimeout(() => void open(), 200);
    const repaint = () => scene.current?.repaint();
    const themes = new MutationObserver(repaint);
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const night = matchMedia("(prefers-color-scheme: dark)");
    night.addEventListener("change", repaint);
    return () => {
      left = true;
      clearTimeout(idle);
      themes.disconnect();
      night.removeEventListener("change", repaint);
      scene.current?.close();
      scene.current = null;
    };
  }, [attempt]);

  useEffect(() => {
    show();
  }, [room, placed]);

  const isDrawn = progress === "drawing" || progress === "shown";
  return (
    <>
      <canvas
        key={attempt}
        ref={canvas}
        role="img"
        aria-label={t.roomIn3d(placed.map(({ piece }) => piece.name).join(", "))}
        className="absolute inset-0 size-full transition-opacity duration-500 data-[drawn=false]:opacity-0"
        data-drawn={isDrawn}
      />
      {isDrawn && (
        <div
          role="group"
          aria-label={t.viewTheRoom}
          className="absolute right-3 bottom-3 flex rounded-control border border-line-strong bg-raised"
        >
          <IconButton
            label={t.fromFurtherLeft}
            icon={<RotateCw aria-hidden size={18} />}
            onClick={() => scene.current?.turn(-1)}
          />
          <IconButton
            label={t.fromFurtherRight}
            icon={<RotateCcw aria-hidden size={18} />}
            onClick={() => scene.current?.turn(1)}
          />
        </div>
      )}
      <div
        role="status"
        className={
          progress === "shown"
            ? "sr-only"
            : isDrawn
              ? "absolute bottom-5 left-4 text-fine text-ink-muted"
              : "absolute inset-0 grid place-content-center justify-items-center gap-3 p-8 text-center text-ink-muted"
        }
      >
        {said[progress]}
        {progress === "failed" && (
          <RetryButton
            onRetry={() => {
              setProgress("waiting");
              setAttempt(attempt + 1);
            }}
          />
        )}
      </div>
    </>
  );
}
