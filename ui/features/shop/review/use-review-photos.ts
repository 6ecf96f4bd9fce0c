import { messages } from "#texts/messages.ts";
import * as t from "#texts/review.ts";
import { useRef, useState } from "react";
import { limits } from "../../../generated/shop.ts";
import { sendPhoto } from "./send-photo.ts";

/** A photo of the form: being added, added, or not added for a reason. */
export interface PhotoTile {
  id: number;
  /** Null until it is stored. */
  url: string | null;
  /** The local file, shown until the stored one is there; null for a stored photo. */
  preview: string | null;
  failure: string | null;
}

export interface ReviewPhotos {
  tiles: readonly PhotoTile[];
  /** Why more photos were not taken; null if there is no reason. */
  problem: string | null;
  add: (files: readonly File[]) => void;
  remove: (id: number) => void;
  /** Resolves with the stored photos when none is being added any more. */
  settled: () => Promise<readonly string[]>;
}

const urlsOf = (tiles: readonly PhotoTile[]): readonly string[] =>
  tiles.flatMap(({ url }) => (url === null ? [] : [url]));

/**
 * The photos of a review of a product. Each is sent at once; one that fails stays with its reason,
 * and the others go on. `onChange` gets the stored ones.
 */
export function useReviewPhotos(
  productId: string,
  initial: readonly string[],
  onChange: (urls: readonly string[]) => void,
): ReviewPhotos {
  const [tiles, setTiles] = useState<readonly PhotoTile[]>(() =>
    initial.map((url, id) => ({ id, url, preview: null, failure: null })),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(tiles);
  const nextId = useRef(initial.length);
  const running = useRef(new Set<Promise<void>>());

  function update(change: (before: readonly PhotoTile[]) => readonly PhotoTile[]) {
    current.current = change(current.current);
    setTiles(current.current);
    onChange(urlsOf(current.current));
  }

  async function send(id: number, file: File) {
    const answer = await sendPhoto(productId, file);
    update((before) =>
      before.map((tile) =>
        tile.id !== id
          ? tile
          : "url" in answer
            ? { ...tile, url: answer.url }
            : { ...tile, failure: answer.problem },
      ),
    );
  }

  return {
    tiles,
    problem,
    add(files) {
      const free = limits.reviewPhotos - current.current.length;
      setProblem(files.length > free ? messages.review.tooManyPhotos : null);
      for (const file of files.slice(0, Math.max(0, free))) {
        const id = nextId.current++;
        const failure =
          file.size > limits.reviewPhotoBytes
            ? messages.review.photoTooLarge
            : file.type.startsWith("image/")
              ? null
              : messages.review.notAPhoto;
        const preview = failure === null ? URL.createObjectURL(file) : null;
        update((before) => [...before, { id, url: null, preview, failure }]);
        if (failure !== null) continue;
        const sending = send(id, file)
          .catch(() =>
            update((before) =>
              before.map((tile) => (tile.id === id ? { ...tile, failure: t.photoFailed } : tile)),
            ),
          )
          .finally(() => running.current.delete(sending));
        running.current.add(sending);
      }
    },
    remove(id) {
      setProblem(null);
      const removed = current.current.find((tile) => tile.id === id);
      if (removed?.preview) URL.revokeObjectURL(removed.preview);
      update((before) => before.filter((tile) => tile.id !== id));
    },
    async settled() {
      while (running.current.size > 0) await Promise.all(running.current);
      return urlsOf(current.current);
    },
  };
}
