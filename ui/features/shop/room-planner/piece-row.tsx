import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/room.ts";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { Key } from "../../../components/key.tsx";
import { paths } from "../../../paths.ts";
import type { Direction } from "./layout/moves.ts";
import type { Piece } from "./layout/piece.ts";
import { productOf } from "./saved/room-plan.ts";

const onFloor: readonly (readonly [Direction, string, ReactNode])[] = [
  ["left", t.left, <ArrowLeft key="left" aria-hidden size={20} />],
  ["right", t.right, <ArrowRight key="right" aria-hidden size={20} />],
  ["back", t.back, <ArrowUp key="back" aria-hidden size={20} />],
  ["front", t.forward, <ArrowDown key="front" aria-hidden size={20} />],
];

const onWall: Readonly<Record<Direction, string>> = {
  left: t.leftAlongTheWall,
  right: t.rightAlongTheWall,
  back: t.higher,
  front: t.lower,
};

export interface PieceRowProps {
  piece: Piece;
  picture: ReactNode;
  /** Its position, or why it is not in the room. */
  where: string;
  /** Actions on the piece; absent in a read-only room. */
  actions?: {
    isChosen: boolean;
    isOut: boolean;
    onMove: (direction: Direction) => void;
    onTurn: () => void;
    onTakeOut: () => void;
    /** Null if there is no place for it. */
    onPutBack: (() => void) | null;
  };
}

/** One piece: its position, and buttons for the moves that the plan offers as keys. */
export function PieceRow({ piece, picture, where, actions }: PieceRowProps) {
  const isWall = piece.kind === "wall";
  return (
    <li
      className={classNames(
        "grid grid-cols-label-14 items-center gap-x-4 gap-y-2 border-t border-line py-3.5 last:border-b sm:grid-cols-row-16",
        actions?.isChosen && "shadow-marked sm:pl-4",
      )}
    >
      {picture}
      <div className="min-w-0 wrap-anywhere">
        <Link
          to={paths.item(productOf(piece.key).productId)}
          className="font-display text-item leading-tight font-medium hover:underline"
        >
          {piece.name}
        </Link>
        <small className="block text-fine leading-body text-ink-muted">
          {where}
          {isWall ? t.itemSize(piece.width, piece.height) : t.itemSize(piece.width, piece.depth)}
        </small>
      </div>
      {actions && !actions.isOut && (
        <div
          role="group"
          aria-label={t.move(piece.name)}
          className="flex max-w-full justify-self-start rounded-control border border-line-strong bg-raised max-sm:col-start-2 max-[420px]:col-span-2 max-[420px]:col-start-1 [&>*]:min-w-0 [&>*+*]:rounded-none [&>*+*]:border-l [&>*+*]:border-line"
        >
          <IconButton
            label={isWall ? t.toTheNextWall : t.turnAQuarter}
            icon={<RotateCcw aria-hidden size={20} />}
            onClick={actions.onTurn}
          />
          {onFloor.map(([direction, label, icon]) => (
            <IconButton
              key={direction}
              label={isWall ? onWall[direction] : label}
              icon={icon}
              onClick={() => actions.onMove(direction)}
            />
          ))}
          <IconButton
            label={t.takeOutPiece(piece.name)}
            icon={<X aria-hidden size={20} />}
            onClick={actions.onTakeOut}
          />
        </div>
      )}
      {actions?.isOut && actions.onPutBack && (
        <Button
          id={`put-back-${piece.key}`}
          aria-label={t.putBackPiece(piece.name)}
          className="justify-self-start max-sm:col-start-2"
          onClick={actions.onPutBack}
        >
          <Undo2 aria-hidden size={18} />
          {t.putBack}
        </Button>
      )}
      {actions?.isChosen && !actions.isOut && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-fine text-ink-muted sm:col-start-2 sm:-col-end-1 max-sm:col-start-2 pointer-coarse:hidden">
          <span>
            <Key>←</Key> <Key>→</Key> <Key>↑</Key> <Key>↓</Key> {t.fiveCm}
          </span>
          <span>
            <Sentence of={t.shiftMoves1Cm} shift={<Key>Shift</Key>} />
          </span>
          <span>
            <Key>R</Key> {isWall ? t.theNextWall : t.aQuarterTurn}
          </span>
          <span>
            <Key>Del</Key> {t.removesFromRoom}
          </span>
        </p>
      )}
    </li>
  );
}
