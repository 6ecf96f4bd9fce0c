import { Check, TriangleAlert } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { leftOutText } from "./layout/position-text.ts";
import { remarksOf } from "./layout/remarks.ts";
import type { PlacedPiece } from "./layout/placed-piece.ts";
import type { Arrangement } from "./saved/room-plan.ts";

export interface RoomRemarksProps {
  now: Arrangement;
  /** Why further items are not in the room (no size, above the limit). */
  notes: readonly string[];
  onFix?: (placed: readonly PlacedPiece[]) => void;
}

/** The problems of the room, each with a fix if one move is enough, and its good points. */
export function RoomRemarks({ now, notes, onFix }: RoomRemarksProps) {
  const { room, placed, leftOut } = now;
  return (
    <ul className="grid gap-3">
      {[...leftOut.map((each) => leftOutText(each)), ...notes].map((words) => (
        <li key={words} className={bad}>
          <TriangleAlert aria-hidden size={20} />
          <span>{words}</span>
        </li>
      ))}
      {remarksOf(placed, room).map(({ key, isGood, strong, text, fix }) => (
        <li key={`${key} ${text}`} className={isGood ? good : bad}>
          {isGood ? (
            <Check aria-hidden size={20} className="text-success" />
          ) : (
            <TriangleAlert aria-hidden size={20} />
          )}
          <span>
            {strong && <b className="font-semibold">{strong} </b>}
            {text}
          </span>
          {fix && onFix && (
            <div className="col-start-2">
              <Button className="bg-raised" onClick={() => onFix(fix.placed)}>
                {fix.label}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const line = "grid grid-cols-label-6 gap-2 text-base leading-body";
const bad = `${line} rounded-control bg-warn-soft px-4 py-3.5 text-warn-text`;
const good = `${line} px-4`;
