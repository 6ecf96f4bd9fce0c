import * as t from "#texts/product.ts";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { classNames } from "../../../../components/class-names.ts";
import { StageScene, type Scene } from "../stage-scene.tsx";
import type { GalleryPicture } from "./gallery-pictures.ts";
import { PhotoView } from "./photo-view.tsx";

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  /** Key of the picture shown; null while a model is shown. */
  shown: GalleryPicture["key"] | null;
  scene: Scene;
  onShow: (key: GalleryPicture["key"]) => void;
}

/**
 * Thumbnails of all pictures: below the large one on phones, next to it elsewhere. Arrow keys move
 * between them.
 */
export function Thumbnails({ pictures, shown, scene, onShow }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);

  // Scroll the thumbnail of a swiped picture into view, without scrolling the page.
  useEffect(() => {
    const { current } = list;
    const chosen = current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.parentElement;
    if (!current || !chosen) return;
    const margin = Number.parseFloat(getComputedStyle(current).paddingLeft) || 0;
    const before = chosen.offsetLeft - current.offsetLeft - margin;
    if (before < current.scrollLeft) current.scrollLeft = before;
    const beyond = before + chosen.offsetWidth + 2 * margin - current.clientWidth;
    if (beyond > current.scrollLeft) current.scrollLeft = beyond;
  }, [shown]);

  const step = (event: KeyboardEvent, index: number) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (index + by + pictures.length) % pictures.length;
    const picture = pictures[next];
    if (!picture) return;
    onShow(picture.key);
    list.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <ul
      ref={list}
      aria-label={t.pictures}
      className="thumbnails -mx-gutter flex scroll-px-gutter gap-2.5 overflow-x-auto px-gutter py-1 stage:mx-0 stage:flex-col stage:overflow-visible stage:p-0"
    >
      {pictures.map(({ key, words, taken }, index) => (
        <li key={key} className="flex-none">
          <button
            type="button"
            aria-pressed={key === shown}
            className={classNames(
              "block w-18 overflow-hidden rounded-tile bg-raised stage:w-full",
              key === shown && "outline-2 outline-offset-2 outline-accent",
            )}
            onClick={() => onShow(key)}
            onKeyDown={(event) => step(event, index)}
          >
            <span aria-hidden className="stage block aspect-square rounded-b-none!">
              {taken ? (
                <PhotoView picture={taken} sizes="5rem" named lazy />
              ) : (
                <StageScene {...scene} sizes="5rem" view={key} alt="" />
              )}
            </span>
            <span className="block p-1 text-center text-2xs leading-label font-semibold text-ink">
              <span className="line-clamp-2">{words}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
