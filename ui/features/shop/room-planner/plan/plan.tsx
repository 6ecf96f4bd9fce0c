import * as t from "#texts/room.ts";
import type { CSSProperties, KeyboardEvent } from "react";
import { classNames } from "../../../../components/class-names.ts";
import type { Direction } from "../layout/moves.ts";
import { doorOf, type Box, type Room } from "../layout/room.ts";
import { boxOf, type Place, type PlacedPiece } from "../layout/placed-piece.ts";
import { positionText } from "../layout/position-text.ts";
import { PieceDrawing } from "./piece-drawing.tsx";
import { Gaps, RoomOutline } from "./room-outline.tsx";
import { useDrag } from "./use-drag.ts";
import "./plan.css";

/** Editing callbacks of a plan; absent in a read-only plan. */
export interface PlanActions {
  selected: string | null;
  /** Key of the piece whose last move was refused. */
  refused: string | null;
  onSelect: (key: string) => void;
  onMove: (each: PlacedPiece, direction: Direction, cm: number) => void;
  onTurn: (each: PlacedPiece) => void;
  onTakeOut: (each: PlacedPiece) => void;
  onDrop: (each: PlacedPiece, place: Place) => void;
  onUndo: () => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "back",
  ArrowDown: "front",
};

/** Drawing order, bottom first. */
const layers = ["rug", "floor", "on-table", "wall", "hanging"] as const;
const layerOf = ({ piece: { kind } }: PlacedPiece): number =>
  Math.max(
    1,
    layers.findIndex((layer) => layer === kind),
  ) - (kind === "rug" ? 1 : 0);

/** How far a key moves a piece, in centimetres. */
export const steps = { far: 5, near: 1 } as const;

export interface PlanProps {
  room: Room;
  placed: readonly PlacedPiece[];
  actions?: PlanActions;
}

/** The room from above: the content of the 3D view for keyboards, touch and screen readers. */
export function Plan({ room, placed, actions }: PlanProps) {
  const margin = { left: 66, top: 42, right: 66, bottom: 56 };
  const width = room.width + margin.left + margin.right;
  const height = room.depth + margin.top + margin.bottom;
  const scale = Math.max(width / 536, height / 464);
  const { dragged, handlersOf } = useDrag(placed, room, actions?.onDrop ?? (() => undefined));

  function press(event: KeyboardEvent, each: PlacedPiece) {
    if (!actions || event.altKey) return;
    const direction = directions[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") actions.onUndo();
    else if (event.ctrlKey || event.metaKey) return;
    else if (direction) actions.onMove(each, direction, event.shiftKey ? steps.near : steps.far);
    else if (event.key.toLowerCase() === "r") actions.onTurn(each);
    else if (event.key === "Delete" || event.key === "Backspace") actions.onTakeOut(each);
    else if (event.key === "Enter" || event.key === " ") actions.onSelect(each.piece.key);
    else return;
    event.preventDefault();
  }

  const shown = placed
    .map((each) => (dragged?.key === each.piece.key ? { ...each, place: dragged.place } : each))
    .toSorted((a, b) => layerOf(a) - layerOf(b));
  const chosen = shown.find(({ piece }) => piece.key === actions?.selected);

  return (
    <svg
      className="room-plan"
      viewBox={`${-margin.left * scale} ${-margin.top * scale} ${room.width + (margin.left + margin.right) * scale} ${room.depth + (margin.top + margin.bottom) * scale}`}
      style={{ "--plan-scale": scale } as CSSProperties}
      role="group"
      aria-label={t.roomFromAbove(metres(room.width), metres(room.depth))}
    >
      <RoomOutline room={room} door={doorOf(room)} />
      {shown.map((each) => {
        const { key, name } = each.piece;
        const box = boxOf(each);
        const label = `${name}. ${positionText(each, room, placed)}.`;
        const body = (
          <>
            <g
              transform={`translate(${(box.left + box.right) / 2} ${(box.back + box.front) / 2}) rotate(${-each.place.turn})`}
            >
              <PieceDrawing piece={each.piece} />
            </g>
            <rect className="plan-hit" {...reachable(box, fingertip * scale)} />
          </>
        );
        if (!actions) {
          return (
            <g key={key} role="img" aria-label={label} className="plan-piece">
              {body}
            </g>
          );
        }
        const isRefused =
          dragged?.key === key ? dragged.why !== null : !dragged && actions.refused === key;
        return (
          <g
            key={key}
            role="button"
            tabIndex={0}
            id={`piece-${key}`}
            aria-pressed={actions.selected === key}
            aria-label={label}
            aria-describedby="plan-keys"
            className={classNames("plan-piece is-movable", isRefused && "is-refused")}
            onFocus={() => actions.onSelect(key)}
            onKeyDown={(event) => press(event, each)}
            {...handlersOf(each)}
          >
            {body}
          </g>
        );
      })}
      {chosen && <Gaps chosen={chosen} room={room} scale={scale} />}
    </svg>
  );
}

/** Minimum size of a touch target, in centimetres of a plan of the usual size. */
const fingertip = 22;

/** A piece's outline, enlarged for a slim piece. */
function reachable({ left, right, back, front }: Box, least: number) {
  const [across, along] = [Math.max(right - left, least), Math.max(front - back, least)];
  return {
    x: (left + right - across) / 2,
    y: (back + front - along) / 2,
    width: across,
    height: along,
  };
}

const metres = (cm: number): string => (cm / 100).toFixed(2);
