import { parsePlacement, type Placement } from "./placement.ts";

const currentKey = "nivasa.placement";

/** What is on this device: this tab's own order, and orders of any tab that have not reached the shop. */
export interface Placements {
  current: Placement | null;
  kept: readonly Placement[];
}

function readPlacements(): Placements {
  try {
    const kept = Object.keys(localStorage)
      .filter((key) => key.startsWith("local_"))
      .map((key) => parsePlacement(localStorage.getItem(key)))
      .filter((placement) => placement !== null)
      .sort((a, b) => a.startedAt - b.startedAt);
    return { current: parsePlacement(sessionStorage.getItem(currentKey)), kept };
  } catch {
    return { current: null, kept: [] };
  }
}

let placements = readPlacements();
const listeners = new Set<() => void>();

function publish(next: Placements) {
  placements = next;
  for (const listener of listeners) listener();
}

addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith("local_"))
    publish({ ...readPlacements(), current: placements.current });
});

function inStorage(write: () => void) {
  try {
    write();
  } catch {
    // Storage is full or forbidden; then the order lives as long as the page.
  }
}

/** An order is kept on the device until the shop has it, or until somebody has read why it does not. */
function belongsOnDevice({ state }: Placement, isCurrent: boolean): boolean {
  if (state.kind === "waiting") return true;
  return !isCurrent && (state.kind === "refused" || state.kind === "failed");
}

export const placementStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  read: (): Placements => placements,

  /** Makes a placement this tab's own. */
  begin(placement: Placement): void {
    inStorage(() => sessionStorage.setItem(currentKey, JSON.stringify(placement)));
    publish({ ...placements, current: placement });
  },

  /** Writes how far a placement has got, wherever it is held. */
  write(placement: Placement): void {
    const isCurrent = placements.current?.id === placement.id;
    const others = placements.kept.filter(({ id }) => id !== placement.id);
    const keep = belongsOnDevice(placement, isCurrent);
    inStorage(() => {
      if (isCurrent) sessionStorage.setItem(currentKey, JSON.stringify(placement));
      if (keep) localStorage.setItem(placement.id, JSON.stringify(placement));
      else localStorage.removeItem(placement.id);
    });
    publish({
      current: isCurrent ? placement : placements.current,
      kept: keep ? [...others, placement] : others,
    });
  },

  /** Forgets an order on the device that will not be sent any more. */
  putAway({ id }: Placement): void {
    inStorage(() => localStorage.removeItem(id));
    publish({ ...placements, kept: placements.kept.filter((one) => one.id !== id) });
  },
};
