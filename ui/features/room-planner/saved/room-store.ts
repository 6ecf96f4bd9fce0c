import { useSyncExternalStore } from "react";
import { roomOfText, roomText } from "./room-link.ts";
import type { RoomPlan } from "./room-plan.ts";

const key = "nivasa.room";

/** Kept in the form of a link, which is read as strictly; what was taken out is kept beside it. */
function stored(): RoomPlan | null {
  try {
    const [text = "", ...out] = (localStorage.getItem(key) ?? "").split("\n");
    const plan = roomOfText(text);
    const away = out.map((each) => /^(\d{1,2}) (.{1,100})$/.exec(each));
    return (
      plan && {
        ...plan,
        pieces: [
          ...plan.pieces,
          ...away.flatMap((found) =>
            found?.[2] ? [{ productId: found[2], copy: Number(found[1]), place: null }] : [],
          ),
        ],
      }
    );
  } catch {
    return null;
  }
}

/**
 * What holds the room of this browser's visitors; where the browser keeps nothing, as long as the
 * page lives.
 */
export function createRoomStore() {
  let room: RoomPlan | null | undefined;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    read: (): RoomPlan | null => (room === undefined ? (room = stored()) : room),

    /** False where this browser keeps nothing. */
    keep(plan: RoomPlan): boolean {
      room = plan;
      for (const listener of listeners) listener();
      const away = plan.pieces.flatMap(({ productId, copy, place }) =>
        place === null ? [`${copy} ${productId}`] : [],
      );
      try {
        localStorage.setItem(key, [roomText(plan), ...away].join("\n"));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The room of a visitor of this browser. */
export const roomStore = createRoomStore();

/** The room that a visitor of this browser has kept; null before. */
export const useKeptRoom = (): RoomPlan | null =>
  useSyncExternalStore(roomStore.subscribe, roomStore.read, () => null);
