import { ImagePlus } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { FieldError } from "../../../../components/field.tsx";
import { pictureTypes } from "../../../../components/picture-types.ts";
import { limits } from "../../../../generated/shop.ts";
import { PictureTile, type Step } from "./picture-tile.tsx";
import type { PictureList } from "./use-picture-list.ts";

export interface PictureStripProps {
  pictures: PictureList;
  /** Called if the session ended. */
  onSignIn: () => void;
}

/**
 * The pictures of an item as tiles. They are reordered by drag or by buttons; the first is the main
 * picture. A removed one can be restored.
 */
export function PictureStrip({ pictures, onSignIn }: PictureStripProps) {
  const { shown, add, move, remove, undo, problem } = pictures;
  const id = useId();
  const tiles = useRef(new Map<string, HTMLLIElement>());
  const undoButton = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const [focus, setFocus] = useState<{ key: string; step: Step } | { key: null } | null>(null);
  const room = limits.productPictures - shown.length;

  // A moved tile loses the focus, and a removed one takes it with it.
  useLayoutEffect(() => {
    if (focus?.key === null) undoButton.current?.focus();
    else if (focus) {
      tiles.current
        .get(focus.key)
        ?.querySelector<HTMLElement>(`[data-step="${focus.step}"]`)
        ?.focus();
    }
  }, [focus]);

  function place(key: string, to: number) {
    move(key, to);
    setWords(`The picture is now ${to + 1} of ${shown.length}.`);
  }

  function dropAt(index: number, files: FileList) {
    setOver(null);
    if (files.length > 0) add([...files]);
    else if (dragged !== null) place(dragged, index);
    setDragged(null);
  }

  return (
    <section aria-labelledby={`${id}-heading`} className="grid gap-2">
      <h3 id={`${id}-heading`} className="text-sm font-demi">
        All pictures
        <span className="font-normal text-ink-muted">
          {" "}
          ({shown.length} of {limits.productPictures})
        </span>
      </h3>
      <ul
        aria-label="Pictures in their order"
        className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-4"
      >
        {shown.map((picture, index) => (
          <PictureTile
            key={picture.key}
            ref={(tile) => {
              if (tile) tiles.current.set(picture.key, tile);
              return () => void tiles.current.delete(picture.key);
            }}
            picture={picture}
            index={index}
            pictures={pictures}
            over={over === picture.key && dragged !== picture.key}
            drag={{
              onDragStart: ({ dataTransfer }) => {
                dataTransfer.effectAllowed = "move";
                setDragged(picture.key);
              },
              onDragEnd: () => {
                setDragged(null);
                setOver(null);
              },
              onDragOver: (event) => {
                event.preventDefault();
                setOver(picture.key);
              },
              onDrop: (event) => {
                event.preventDefault();
                dropAt(index, event.dataTransfer.files);
              },
            }}
            onMove={(by) => {
              const to = index + by;
              if (to < 0 || to >= shown.length) return;
              place(picture.key, to);
              setFocus({ key: picture.key, step: by });
            }}
            onRemove={() => {
              remove(picture.key);
              setWords("");
              setFocus({ key: null });
            }}
            onSignIn={onSignIn}
          />
        ))}
        {room > 0 && (
          <li
            onDragOver={(event) => {
              event.preventDefault();
              setOver("");
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              event.preventDefault();
              dropAt(shown.length - 1, event.dataTransfer.files);
            }}
          >
            <label
              className={classNames(
                "relative grid aspect-square cursor-pointer place-content-center place-items-center",
                "gap-1.5 rounded-panel border-[1.5px] p-3 text-center text-sm font-demi",
                "focus-within:outline-2 focus-within:outline-accent hover:border-accent",
                over === "" ? "border-accent bg-accent-soft" : "border-dashed border-line-strong",
              )}
            >
              <ImagePlus aria-hidden size={24} className="text-ink-muted" />
              {shown.length === 0 ? "Add pictures" : "Add more pictures"}
              <span className="text-fine font-normal text-ink-muted">
                {room === 1 ? "1 more" : `Up to ${room}`}
              </span>
              <input
                type="file"
                multiple
                accept={pictureTypes}
                aria-label="Add pictures"
                className="sr-only"
                onChange={({ currentTarget }) => {
                  const files = [...(currentTarget.files ?? [])];
                  // The same files can be selected again after they were removed.
                  currentTarget.value = "";
                  if (files.length > 0) add(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {undo && (
        <p className="flex items-center gap-3 text-sm">
          Picture removed.
          <Button
            ref={undoButton}
            size="dense"
            onClick={() => {
              undo();
              setWords("The picture is back.");
              setFocus(null);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <p role="status" className="sr-only">
        {words}
      </p>
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <p className="text-fine text-ink-muted">
        The first picture is on cards and in lists. Drag a picture to move it.
      </p>
    </section>
  );
}
