import * as t from "#texts/room.ts";
import { LayoutGrid, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { SaveAndShare, type RoomStorage } from "./save-and-share.tsx";
import { movedBy, movedTo, turned, type Move } from "./layout/moves.ts";
import type { Piece } from "./layout/piece.ts";
import { leftOutText, refusalText, positionText } from "./layout/position-text.ts";
import { Panel } from "./panel.tsx";
import { PieceRow } from "./piece-row.tsx";
import { Plan, steps } from "./plan/plan.tsx";
import type { RoomItems } from "./room-items.ts";
import { RoomRemarks } from "./room-remarks.tsx";
import { RoomSizeForm } from "./room-size-form.tsx";
import { notesOf, sumOf, summaryOf } from "./room-summary.ts";
import { RoomViews } from "./room-views.tsx";
import { PlaceRoom } from "./place/place-room.tsx";
import { roomLink } from "./saved/room-link.ts";
import { planOf, type RoomPlan } from "./saved/room-plan.ts";
import { useArrangement } from "./use-arrangement.ts";

export interface RoomPlannerProps {
  items: RoomItems;
  /** The initial plan. */
  plan: RoomPlan;
  keeper: RoomStorage;
  /** Called after every change. */
  onPlan: (plan: RoomPlan) => void;
}

/** The pieces of a cart in one room: arranged automatically first, then by hand. */
export function RoomPlanner({ items, plan, keeper, onPlan }: RoomPlannerProps) {
  const { now, canUndo, undo, stand, resize, layOutAgain, takeOut, putBack } = useArrangement(
    items.pieces,
    plan,
  );
  const { room, placed, leftOut, away } = now;
  const [selected, setSelected] = useState<string | null>(placed[0]?.piece.key ?? null);
  const [refused, setRefused] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const focusOn = useRef<string | null>(null);
  const current = planOf(now);
  const link = roomLink(current);

  useEffect(() => onPlan(planOf(now)), [now, onPlan]);
  useEffect(() => {
    const wanted = focusOn.current;
    if (wanted === null) return;
    (document.getElementById(wanted) ?? document.getElementById("room-pieces"))?.focus();
    focusOn.current = null;
  });

  /** Announces the result of the last press; `unmoved` is the piece it could not move. */
  function announce(words: string, unmoved: string | null = null) {
    setRefused(unmoved);
    setSaid(words);
  }
  function make(piece: Piece, move: Move) {
    setSelected(piece.key);
    if (!move.done) {
      announce(refusalText(piece, move.why), piece.key);
      return;
    }
    stand(move.placed);
    const at = move.placed.find((each) => each.piece.key === piece.key);
    if (at) announce(`${piece.name}: ${positionText(at, room, move.placed)}.`);
  }
  function leave(piece: Piece) {
    takeOut(piece);
    focusOn.current = `put-back-${piece.key}`;
    announce(t.takenOut(piece.name));
  }
  function comeBack(piece: Piece) {
    const lacking = putBack(piece).leftOut.find((each) => each.piece.key === piece.key);
    focusOn.current = `piece-${piece.key}`;
    setSelected(piece.key);
    announce(lacking ? leftOutText(lacking) : t.isBack(piece.name));
  }
  function stepBack() {
    if (!canUndo) return;
    undo();
    announce(t.undone);
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-8 pb-6 lg:pt-11">
        <div>
          <h1 className="heading-display">{t.myCartInRoom}</h1>
          <p className="mt-2.5 measure-46 text-ink-muted">{summaryOf(now)}</p>
        </div>
        <RoomSizeForm
          room={room}
          onRoom={(next) => {
            resize(next);
            announce(t.resized);
          }}
        />
      </div>
      <RoomViews
        room={room}
        placed={placed}
        products={items.products}
        plan={
          <Plan
            room={room}
            placed={placed}
            actions={{
              selected,
              refused,
              onSelect: setSelected,
              onMove: ({ piece }, direction, cm) =>
                make(piece, movedBy(placed, room, piece.key, direction, cm)),
              onTurn: ({ piece }) => make(piece, turned(placed, room, piece.key)),
              onTakeOut: ({ piece }) => leave(piece),
              onDrop: ({ piece }, place) => make(piece, movedTo(placed, room, piece.key, place)),
              onUndo: stepBack,
            }}
          />
        }
      />
      <p id="plan-keys" className="sr-only">
        {t.planKeys}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          onClick={() => {
            layOutAgain();
            announce(t.arrangedAgain);
          }}
        >
          <LayoutGrid aria-hidden size={18} />
          {t.arrangeAgain}
        </Button>
        <Button unready={!canUndo} className="aria-disabled:opacity-60" onClick={stepBack}>
          <Undo2 aria-hidden size={18} />
          {t.undo}
        </Button>
        <p
          role="status"
          className={`min-w-0 flex-1 basis-60 text-sm ${refused ? "font-demi text-danger-text" : "text-ink-muted"}`}
        >
          {said}
        </p>
      </div>
      <div className="grid items-start gap-x-columns gap-y-10 pt-9 lg:grid-cols-aside">
        <section aria-labelledby="room-pieces">
          <h2 id="room-pieces" tabIndex={-1} className="heading mb-4 text-2xl">
            {t.items}
          </h2>
          <ul>
            {items.pieces.map((piece) => {
              const product = items.products.get(piece.key);
              const at = placed.find((each) => each.piece.key === piece.key);
              const lacking = leftOut.find((each) => each.piece.key === piece.key);
              return (
                <PieceRow
                  key={piece.key}
                  piece={piece}
                  picture={product && squarePicture(product)}
                  where={
                    at
                      ? positionText(at, room, placed)
                      : lacking
                        ? leftOutText(lacking)
                        : t.outOfRoom
                  }
                  actions={{
                    isChosen: selected === piece.key,
                    isOut: !at,
                    onMove: (direction) =>
                      make(piece, movedBy(placed, room, piece.key, direction, steps.far)),
                    onTurn: () => make(piece, turned(placed, room, piece.key)),
                    onTakeOut: () => leave(piece),
                    onPutBack: away.some(({ key }) => key === piece.key)
                      ? () => comeBack(piece)
                      : null,
                  }}
                />
              );
            })}
          </ul>
        </section>
        <div className="grid gap-6 lg:sticky lg:top-6">
          <Panel heading={t.roomCheck}>
            <RoomRemarks
              now={now}
              notes={notesOf(items)}
              onFix={(fixed) => {
                stand(fixed);
                announce(t.wayClearAgain);
              }}
            />
          </Panel>
          <Panel heading={sumOf(placed, items.products)}>
            <PlaceRoom room={room} placed={placed} products={items.products} link={link} />
            <SaveAndShare plan={current} link={link} keeper={keeper} />
          </Panel>
        </div>
      </div>
    </>
  );
}
