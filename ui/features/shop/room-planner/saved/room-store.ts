import { createStore, useStore } from "../../../../storage/store.ts";
import { roomOfText, roomText } from "./room-link.ts";
import type { RoomPlan } from "./room-plan.ts";

const key = "nivasa.room";

/** Stored as link text, which is validated when read. Removed pieces are stored separately. */
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

/** Stores the room of this browser's visitor; in memory only if the browser cannot store. */
export function createRoomStore() {
  let room: RoomPlan | null | undefined;
  const store = createStore<RoomPlan | null>(
    () => (room === undefined ? (room = stored()) : room),
    null,
  );
  return {
    ...store,

    /** Returns false if this browser cannot store. */
    keep(plan: RoomPlan): boolean {
      room = plan;
      store.changed();
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

export const roomStore = createRoomStore();

/** The stored room of this browser's visitor; null before the first save. */
export const useStoredRoom = (): RoomPlan | null => useStore(roomStore);
