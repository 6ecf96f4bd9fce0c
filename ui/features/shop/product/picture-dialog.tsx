import * as t from "#texts/product.ts";
import { ChevronLeft, ChevronRight, Minus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import type { GalleryPicture } from "./gallery/gallery-pictures.ts";
import { PhotoView } from "./gallery/photo-view.tsx";
import { useSwipe } from "./gallery/use-swipe.ts";
import { StageScene, type Scene } from "./stage-scene.tsx";

/** Zoom steps, relative to the dialog's size. */
const zooms = [1, 1.5, 2, 3] as const;

export interface PictureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The product's name. */
  name: string;
  scene: Scene;
  /** At least one. */
  pictures: readonly GalleryPicture[];
  /** Key of the first picture. */
  first: GalleryPicture["key"];
}

/**
 * Enlarged pictures on the item's own wall. + and − zoom; ← and → or a swipe change the picture.
 */
export function PictureDialog({
  open,
  onOpenChange,
  name,
  scene,
  pictures,
  first,
}: PictureDialogProps) {
  const [shown, setShown] = useState(
    Math.max(
      pictures.findIndex(({ key }) => key === first),
      0,
    ),
  );
  const [step, setStep] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  const zoom = zooms[step] ?? 1;
  const picture = pictures[shown];
  const sizes = `${zoom * 64}rem`;

  // Keep the centre in place when zooming.
  useLayoutEffect(() => {
    const { current } = pane;
    if (!current) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [zoom, shown]);

  const nearer = (by: number) =>
    setStep((now) => Math.min(Math.max(now + by, 0), zooms.length - 1));
  const turn = (by: number) => {
    setShown((now) => (now + by + pictures.length) % pictures.length);
    setStep(0);
  };

  const swipe = useSwipe((by) => {
    if (zoom === 1) turn(by);
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    // Arrow keys scroll a zoomed picture.
    if (zoom > 1 && target === pane.current && key.startsWith("Arrow")) return;
    const actions: Readonly<Record<string, () => void>> = {
      "+": () => nearer(1),
      "=": () => nearer(1),
      "-": () => nearer(-1),
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
    };
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [open]);

  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      className="max-w-[min(64rem,calc((100svh-7rem)/1.04))]"
    >
      <div>
        <div
          ref={pane}
          role="group"
          aria-label={`${name}, ${picture?.words}`}
          // A zoomed picture is scrolled by arrow keys, so it must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="aspect-25/26 w-full touch-pan-y overflow-auto overscroll-contain focus-visible:-outline-offset-3"
          style={zoom > 1 ? { touchAction: "auto" } : undefined}
          {...swipe}
        >
          <div className="relative" style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
            {picture?.taken ? (
              <PhotoView key={picture.key} picture={picture.taken} sizes={sizes} />
            ) : (
              <StageScene {...scene} sizes={sizes} view={picture?.key ?? "whole"} lit alt={name} />
            )}
          </div>
        </div>
        <div className="flex items-center gap-1 border-t border-line bg-overlay px-3 py-2">
          <DialogTitle className="min-w-0 flex-1 truncate px-2 text-item">{name}</DialogTitle>
          <IconButton
            label={t.previousPicture}
            icon={<ChevronLeft aria-hidden size={20} />}
            onClick={() => turn(-1)}
          />
          <span role="status" className="min-w-14 text-center text-sm text-ink-muted">
            <span className="sr-only">{picture?.taken?.alt ?? picture?.words}, </span>
            {Math.round(zoom * 100)} %
          </span>
          <IconButton
            label={t.nextPicture}
            icon={<ChevronRight aria-hidden size={20} />}
            onClick={() => turn(1)}
          />
          <IconButton
            label={t.stepBack}
            icon={<Minus aria-hidden size={20} />}
            aria-disabled={step === 0}
            onClick={() => nearer(-1)}
          />
          <IconButton
            label={t.moveCloser}
            icon={<Plus aria-hidden size={20} />}
            aria-disabled={step === zooms.length - 1}
            onClick={() => nearer(1)}
          />
        </div>
      </div>
    </DialogPanel>
  );
}
