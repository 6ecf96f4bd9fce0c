import * as t from "#texts/review.ts";
import { Camera, TriangleAlert, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { classNames } from "../../../components/class-names.ts";
import { FieldError } from "../../../components/field.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { pictureTypes } from "../../../components/picture-types.ts";
import { SizedImage } from "../../../components/sized-image.tsx";
import { limits } from "../../../generated/shop.ts";
import type { PhotoTile, ReviewPhotos } from "./use-review-photos.ts";

/** Up to four photos for a review: tiles with Remove buttons, and one that adds more. */
export function PhotoField({ photos: { tiles, problem, add, remove } }: { photos: ReviewPhotos }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const left = limits.reviewPhotos - tiles.length;
  const failures = tiles.flatMap(({ failure }, at) =>
    failure === null ? [] : [t.photoProblem(at + 1, failure)],
  );
  const problems = problem === null ? failures : [...failures, problem];

  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="heading mb-3.5 text-title">
        {t.photos}{" "}
        <span className="font-ui text-sm font-normal tracking-normal text-ink-muted max-sm:mt-1 max-sm:block">
          {t.optionalPhotos}
        </span>
      </legend>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {tiles.map((tile, at) => (
          <Tile
            key={tile.id}
            tile={tile}
            number={at + 1}
            onRemove={() => {
              remove(tile.id);
              input.current?.focus();
            }}
          />
        ))}
        {left > 0 && (
          <li>
            <label
              className={classNames(
                "relative grid aspect-square cursor-pointer place-items-center content-center gap-2 rounded-control border border-dashed p-2 text-center text-sm font-demi",
                "has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
                over
                  ? "border-accent bg-accent-soft text-accent-text"
                  : "border-line-strong bg-raised hover:border-ink-muted",
              )}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(false);
                add([...event.dataTransfer.files]);
              }}
            >
              <input
                ref={input}
                type="file"
                accept={pictureTypes}
                multiple
                className="sr-only"
                onChange={({ currentTarget }) => {
                  const files = [...(currentTarget.files ?? [])];
                  // The same file can be chosen again after it was removed.
                  currentTarget.value = "";
                  add(files);
                }}
              />
              <Camera aria-hidden size={24} className="text-ink-muted" />
              <span>
                {over ? t.dropHere : tiles.length === 0 ? t.addPhotos : t.addMorePhotos(left)}
              </span>
            </label>
          </li>
        )}
      </ul>
      {problems.map((text) => (
        <div key={text} className="mt-2">
          <FieldError>{text}</FieldError>
        </div>
      ))}
      <p id={`${id}-hint`} className="mt-3 text-fine text-ink-muted">
        {t.photosHint}
      </p>
    </fieldset>
  );
}

function Tile({
  tile: { url, preview, failure },
  number,
  onRemove,
}: {
  tile: PhotoTile;
  number: number;
  onRemove: () => void;
}) {
  const alt = t.photoNumber(number);
  const look = "size-full object-cover";
  return (
    <li className="relative aspect-square overflow-hidden rounded-control border border-line bg-sunken">
      {failure !== null ? (
        <span className="grid size-full place-items-center content-center gap-1 text-sm font-demi text-danger-text">
          <TriangleAlert aria-hidden size={24} />
          {t.photoNotAdded}
        </span>
      ) : url === null ? (
        <>
          <img src={preview ?? ""} alt={alt} className={`${look} opacity-50`} />
          <span
            role="status"
            className="absolute inset-x-0 bottom-0 bg-overlay px-2 py-1 text-center text-fine font-demi"
          >
            {t.addingPhoto}
          </span>
        </>
      ) : (
        <SizedImage src={url} alt={alt} sizes="12rem" className={look} />
      )}
      <IconButton
        label={t.removePhoto(number)}
        icon={<X aria-hidden size={18} />}
        className="absolute! top-1 right-1 bg-overlay"
        onClick={onRemove}
      />
    </li>
  );
}
