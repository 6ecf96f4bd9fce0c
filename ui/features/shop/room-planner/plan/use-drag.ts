import { useState, type PointerEvent } from "react";
import { draggedTo, movedTo } from "../layout/moves.ts";
import type { Room } from "../layout/room.ts";
import type { PlacementError, Place, PlacedPiece } from "../layout/placed-piece.ts";

/** A dragged piece, and whether it could be dropped at its place. */
export interface Dragged {
  readonly key: string;
  readonly place: Place;
  readonly why: PlacementError | null;
}

interface Start {
  readonly each: PlacedPiece;
  readonly x: number;
  readonly y: number;
  /** Centimetres of the room per screen pixel. */
  readonly scale: number;
}

export interface Dragging {
  dragged: Dragged | null;
  /** Pointer handlers of a piece. */
  handlersOf: (each: PlacedPiece) => {
    onPointerDown: (event: PointerEvent<SVGGElement>) => void;
    onPointerMove: (event: PointerEvent<SVGGElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/**
 * Moves pieces with a pointer. `onDrop` receives the place, and the error if the place is invalid.
 */
export function useDrag(
  placed: readonly PlacedPiece[],
  room: Room,
  onDrop: (each: PlacedPiece, place: Place) => void,
): Dragging {
  const [start, setStart] = useState<Start | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const end = () => {
    setStart(null);
    setDragged(null);
  };
  return {
    dragged,
    handlersOf: (each) => ({
      onPointerDown: (event) => {
        const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
        if (!matrix || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ each, x: event.clientX, y: event.clientY, scale: 1 / matrix.a });
      },
      onPointerMove: (event) => {
        if (!start) return;
        const { place: from, piece } = start.each;
        const place = draggedTo(placed, room, start.each, {
          left: from.left + (event.clientX - start.x) * start.scale,
          back: from.back + (event.clientY - start.y) * start.scale,
        });
        const move = movedTo(placed, room, piece.key, place);
        setDragged({ key: piece.key, place, why: move.done ? null : move.why });
      },
      onPointerUp: () => {
        if (start && dragged) onDrop(start.each, dragged.place);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
