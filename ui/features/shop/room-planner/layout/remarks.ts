import * as t from "#texts/room.ts";
import { isInTheWay } from "./auto-layout.ts";
import { movedTo } from "./moves.ts";
import { overlap, wayWidth, widened, type Room } from "./room.ts";
import { boxOf, type PlacedPiece } from "./placed-piece.ts";

/** One remark about a room. A problem carries the move that fixes it, if a single move does. */
export interface Remark {
  readonly key: string;
  readonly isGood: boolean;
  readonly strong?: string;
  readonly text: string;
  readonly fix?: { readonly label: string; readonly placed: readonly PlacedPiece[] };
}

const farthestFix = 200;
/** Maximum number of good points reported. */
const maxPraise = 3;
/** A lamp at most this far (cm) from a seat counts as next to it. */
const besideCm = 60;

/** Remarks about the arrangement of a room, problems first. */
export function remarksOf(placed: readonly PlacedPiece[], room: Room): readonly Remark[] {
  const bad = placed
    .filter((each) => isInTheWay(each, room))
    .map((each): Remark => {
      const { key, name, kind } = each.piece;
      if (kind === "hanging") {
        return {
          key,
          isGood: false,
          strong: t.hangsAboveFloor(name, each.place.bottom),
          text: t.heightToWalk,
        };
      }
      const fix = fixOf(each, placed, room);
      return {
        key,
        isGood: false,
        strong: t.blocksWay(name),
        text: t.widthToWalk(wayWidth),
        ...(fix && { fix }),
      };
    });
  const ways: readonly Remark[] =
    bad.length === 0
      ? [
          {
            key: "ways",
            isGood: true,
            text: t.wayIsFree(wayWidth),
          },
        ]
      : [];
  return [...bad, ...ways, ...praiseOf(placed).slice(0, maxPraise)];
}

/** The shortest single move that gets a piece out of the way. */
function fixOf(
  each: PlacedPiece,
  placed: readonly PlacedPiece[],
  room: Room,
): Remark["fix"] | null {
  const { piece, place } = each;
  const directions = [
    ["back", 0, -1],
    ["right", 1, 0],
    ["left", -1, 0],
    ["forward", 0, 1],
  ] as const;
  for (let by = 1; by <= farthestFix; by++) {
    for (const [word, x, z] of directions) {
      const to = { ...place, left: place.left + x * by, back: place.back + z * by };
      if (isInTheWay({ piece, place: to }, room)) continue;
      const move = movedTo(placed, room, piece.key, to);
      if (move.done) return { label: t.moveIt[word](by), placed: move.placed };
    }
  }
  return null;
}

function praiseOf(placed: readonly PlacedPiece[]): readonly Remark[] {
  return placed.flatMap((each): readonly Remark[] => {
    const { key, kind, name } = each.piece;
    const box = boxOf(each);
    if (kind === "wall") {
      const below = placed
        .map((other) => ({ other, top: boxOf(other).top }))
        .filter(
          ({ other, top }) =>
            other.piece.kind !== "rug" &&
            other.piece.key !== key &&
            top <= box.bottom &&
            overlap({ ...box, bottom: 0 }, boxOf(other)),
        )
        .toSorted((a, b) => b.top - a.top)[0];
      if (!below) return [];
      const cm = box.bottom - below.top;
      return [
        {
          key,
          isGood: true,
          text: t.clears(name, below.other.piece.name, cm),
        },
      ];
    }
    if (kind === "lamp") {
      const seat = placed.find(
        ({ piece, place }) =>
          (piece.kind === "seat" || piece.kind === "chair") &&
          overlap(widened(box, besideCm), boxOf({ piece, place })),
      );
      if (seat) {
        return [{ key, isGood: true, text: t.isNextTo(name, seat.piece.name) }];
      }
    }
    return [];
  });
}
