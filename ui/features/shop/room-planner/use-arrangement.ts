import { useState } from "react";
import type { Piece } from "./layout/piece.ts";
import type { Room } from "./layout/room.ts";
import type { PlacedPiece } from "./layout/placed-piece.ts";
import {
  arranged,
  planOf,
  rearranged,
  type Arrangement,
  type RoomPlan,
} from "./saved/room-plan.ts";

/** Maximum number of undo steps. */
const maxSteps = 50;

export interface ArrangementState {
  now: Arrangement;
  canUndo: boolean;
  undo: () => void;
  /** Replaces the placed pieces. */
  stand: (placed: readonly PlacedPiece[]) => void;
  resize: (room: Room) => void;
  /** Discards all places and lays out again. */
  layOutAgain: () => void;
  takeOut: (piece: Piece) => void;
  /** Returns the new arrangement, in which the piece may have no place. */
  putBack: (piece: Piece) => Arrangement;
}

/** The state of an arrangement, with undo. */
export function useArrangement(pieces: readonly Piece[], plan: RoomPlan): ArrangementState {
  const [now, setNow] = useState(() => arranged(pieces, plan));
  const [past, setPast] = useState<readonly Arrangement[]>([]);
  const change = (next: Arrangement) => {
    setPast([...past, now].slice(-maxSteps));
    setNow(next);
  };
  return {
    now,
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setNow(last);
    },
    stand: (placed) => change({ ...now, placed }),
    resize: (room) => change(rearranged({ ...now, room })),
    layOutAgain: () => {
      const without = planOf(now).pieces.filter(({ place }) => place === null);
      change(arranged(pieces, { ...planOf(now), pieces: without }));
    },
    takeOut: (piece) => {
      change(rearranged({ ...now, away: [...now.away, piece] }));
    },
    putBack: (piece) => {
      const away = now.away.filter(({ key }) => key !== piece.key);
      const leftOut = [...now.leftOut, { piece, reason: "no-room" } as const];
      const next = rearranged({ ...now, away, leftOut });
      change(next);
      return next;
    },
  };
}
