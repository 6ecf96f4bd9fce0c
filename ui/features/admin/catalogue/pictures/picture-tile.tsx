import { ArrowLeft, ArrowRight, Moon, X } from "lucide-react";
import { useRef, type DragEvent, type Ref } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { IconButton } from "../../../../components/icon-button.tsx";
import { SizedImage } from "../../../../components/sized-image.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { TileBadge } from "../../../../components/tile-badge.tsx";
import { pictureTypes } from "../../../../components/picture-types.ts";
import { limits } from "../../../../generated/shop.ts";
import type { ListedPicture } from "./picture-list.ts";
import { TileUpload } from "./tile-upload.tsx";
import type { PictureList } from "./use-picture-list.ts";

/** A direction in which a tile moves. */
export type Step = -1 | 1;

export interface PictureTileProps {
  picture: ListedPicture;
  index: number;
  pictures: PictureList;
  /** Whether a dragged tile is over it. */
  over: boolean;
  drag: {
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  onMove: (by: Step) => void;
  onRemove: () => void;
  onSignIn: () => void;
  ref: Ref<HTMLLIElement>;
}

/** One picture of a list: its place, its text and its night version. */
export function PictureTile({
  picture,
  index,
  pictures,
  over,
  drag,
  onMove,
  onRemove,
  onSignIn,
  ref,
}: PictureTileProps) {
  const { key, url, text, night } = picture;
  const { change, take, shown } = pictures;
  const nightFile = useRef<HTMLInputElement>(null);
  const name = `Picture ${index + 1}`;
  const last = index === shown.length - 1;

  return (
    <li
      ref={ref}
      draggable
      {...drag}
      className={classNames(
        "grid content-start gap-1 rounded-panel border bg-raised p-1.5",
        over ? "border-accent bg-accent-soft" : "border-line",
      )}
    >
      <span className="relative grid aspect-square cursor-grab place-items-center overflow-hidden rounded-tile bg-sunken">
        {url === null ? (
          <TileUpload
            picture={picture}
            name={name}
            onSent={(sent) => take(key, sent)}
            onSignIn={onSignIn}
          />
        ) : (
          <SizedImage
            src={url}
            sizes="12rem"
            alt={text || name}
            draggable={false}
            className="absolute inset-0 size-full object-contain"
          />
        )}
        {index === 0 && <TileBadge>Main picture</TileBadge>}
        <IconButton
          label={`Remove ${name.toLowerCase()}`}
          icon={<X aria-hidden size={18} />}
          className="absolute! top-1 right-1 bg-raised shadow-1"
          onClick={onRemove}
        />
      </span>
      <span className="flex items-center justify-between">
        <IconButton
          data-step={-1}
          label={`Move earlier: ${name.toLowerCase()}`}
          icon={<ArrowLeft aria-hidden size={18} />}
          aria-disabled={index === 0}
          className={index === 0 ? "text-ink-subtle" : ""}
          onClick={() => onMove(-1)}
        />
        <span className="text-fine text-ink-muted tabular-nums">
          {index + 1} of {shown.length}
        </span>
        <IconButton
          data-step={1}
          label={`Move later: ${name.toLowerCase()}`}
          icon={<ArrowRight aria-hidden size={18} />}
          aria-disabled={last}
          className={last ? "text-ink-subtle" : ""}
          onClick={() => onMove(1)}
        />
      </span>
      <TextInput
        aria-label={`What ${name.toLowerCase()} shows`}
        placeholder="What it shows"
        maxLength={limits.pictureText}
        value={text}
        onChange={({ target }) => change(key, { text: target.value })}
      />
      <input
        ref={nightFile}
        type="file"
        hidden
        tabIndex={-1}
        accept={pictureTypes}
        aria-label={`Night version of ${name.toLowerCase()}`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) change(key, { night: { key: newCommandId(), url: null, file } });
        }}
      />
      {night === null ? (
        <Button
          variant="quiet"
          size="dense"
          className="justify-start text-left text-fine"
          aria-label={`Add a night version of ${name.toLowerCase()}`}
          onClick={() => nightFile.current?.click()}
        >
          <Moon aria-hidden size={16} />
          Add a night version
        </Button>
      ) : (
        <span className="flex items-center gap-1.5 text-fine">
          <span className="relative grid size-12 flex-none place-items-center overflow-hidden rounded-tile bg-sunken">
            {night.url !== null && (
              <SizedImage
                src={night.url}
                sizes="3rem"
                alt={`Night version of ${name.toLowerCase()}`}
                draggable={false}
                className="absolute inset-0 size-full object-contain"
              />
            )}
          </span>
          <span className="min-w-0 flex-1">
            {night.url === null ? (
              <TileUpload
                key={night.key}
                picture={night}
                name={`Night version of ${name.toLowerCase()}`}
                onSent={(sent) => change(key, { night: { ...night, url: sent, file: null } })}
                onSignIn={onSignIn}
              />
            ) : (
              "Night version"
            )}
          </span>
          <IconButton
            label={`Remove the night version of ${name.toLowerCase()}`}
            icon={<X aria-hidden size={18} />}
            onClick={() => change(key, { night: null })}
          />
        </span>
      )}
    </li>
  );
}
