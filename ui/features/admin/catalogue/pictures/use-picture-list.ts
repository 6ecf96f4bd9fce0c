import { useEffect, useEffectEvent, useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { limits } from "../../../../generated/shop.ts";
import { dropFile } from "../upload/stored-file.ts";
import { isUnderWay, type FileUpload } from "../upload/use-upload.ts";
import {
  moved,
  picturesInput,
  pictureWith,
  zoneKey,
  type ListedPicture,
  type PictureValues,
} from "./picture-list.ts";

/** The pictures of a form and their changes. */
export interface PictureList {
  /** In the order of choice; the first is the main picture. */
  shown: readonly ListedPicture[];
  /** Null if a picture is still uploading, or if there are none. */
  values: PictureValues | null;
  underWay: boolean;
  /** Why the last change was not made. */
  problem: string | null;
  add: (files: readonly File[]) => void;
  move: (key: string, to: number) => void;
  change: (key: string, part: Partial<ListedPicture>) => void;
  /** Call if a file is uploaded; a picture that is in the list already is dropped. */
  take: (key: string, url: string) => void;
  remove: (key: string) => void;
  /** Restores the removed picture; null if there is none. */
  undo: (() => void) | null;
  /** Empties the list, and forgets files that are not uploaded. */
  finish: () => void;
}

const tooMany = `At most ${limits.productPictures} pictures. The others are not added.`;

interface State {
  list: readonly ListedPicture[];
  /** The list before the last removal, and the removed file of the drop zone. */
  before: { list: readonly ListedPicture[]; file: File | null } | null;
  problem: string | null;
}

/** A list of pictures, one of which the drop zone uploads. `store` receives every new list. */
export function usePictureList(
  initial: () => readonly ListedPicture[],
  zone: FileUpload,
  store: (list: readonly ListedPicture[]) => void = () => undefined,
): PictureList {
  const [{ list, before, problem }, setState] = useState<State>(() => ({
    list: initial(),
    before: null,
    problem: null,
  }));
  const inZone = zone.state.phase === "sent" ? zone.state.taken.url : null;
  const withZone = (each: ListedPicture) =>
    each.key === zoneKey ? { ...each, url: inZone ?? each.url } : each;
  const shown = list.map(withZone).filter(({ key, url }) => key !== zoneKey || url !== null);

  /** Files arrive while the list changes, so every change starts from the present one. */
  function set(
    next: (list: readonly ListedPicture[]) => readonly ListedPicture[],
    rest: Partial<Omit<State, "list">> = {},
  ) {
    setState((now) => {
      return { ...now, problem: null, ...rest, list: next(now.list) };
    });
  }

  const keep = useEffectEvent(store);
  useEffect(() => keep(list), [list]);

  return {
    shown,
    values: picturesInput(shown),
    underWay:
      isUnderWay(zone) || shown.some(({ url, night }) => url === null || night?.url === null),
    problem,
    add(files) {
      const room = limits.productPictures - shown.length;
      const added = files.slice(0, room).map((file) => pictureWith(newCommandId(), { file }));
      set((now) => [...now, ...added], {
        before: null,
        problem: files.length > room ? tooMany : null,
      });
    },
    move(key, to) {
      set((now) => {
        const hidden = now.filter((each) => shown.every((one) => one.key !== each.key));
        return [
          ...hidden,
          ...moved(
            now.filter((each) => !hidden.includes(each)),
            key,
            to,
          ),
        ];
      });
    },
    change: (key, part) =>
      set((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each))),
    take(key, url) {
      const isTwice = shown.some((each) => each.url === url);
      set(
        (now) =>
          isTwice
            ? now.filter((each) => each.key !== key)
            : now.map((each) => (each.key === key ? { ...each, url, file: null } : each)),
        isTwice ? { problem: "This picture is already in the list." } : {},
      );
    },
    remove(key) {
      const isZone = key === zoneKey;
      const file = isZone && zone.state.phase === "sent" ? zone.state.file : null;
      if (file) zone.remove();
      set(
        (now) =>
          isZone
            ? now.map((each) =>
                each.key === key ? pictureWith(key, file ? { url: each.url } : {}) : each,
              )
            : now.filter((each) => each.key !== key),
        { before: { list, file } },
      );
    },
    undo:
      before &&
      (() => {
        if (before.file) zone.choose(before.file);
        set(() => before.list, { before: null });
      }),
    finish() {
      for (const { key, night } of list) {
        void dropFile(`picture${key}`);
        if (night) void dropFile(`picture${night.key}`);
      }
      set(() => [pictureWith(zoneKey)], { before: null });
    },
  };
}
