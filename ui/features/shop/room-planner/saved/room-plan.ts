import { autoLayout, type LeftOut } from "../layout/auto-layout.ts";
import type { Piece } from "../layout/piece.ts";
import type { Room, Turn } from "../layout/room.ts";
import { boxOf, type Place, type PlacedPiece } from "../layout/placed-piece.ts";

/** A room as it is saved and shared: sizes and places in whole centimetres, pieces by product. */
export interface RoomPlan {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
  readonly pieces: readonly PlannedPiece[];
}

export interface PlannedPiece {
  readonly productId: string;
  readonly copy: number;
  /** Null if the piece was taken out of the room. */
  readonly place: {
    readonly leftCm: number;
    readonly backCm: number;
    readonly bottomCm: number;
    readonly turn: number;
  } | null;
}

/** A room with its pieces: placed ones, those without a place, and those taken out by hand. */
export interface Arrangement {
  readonly room: Room;
  readonly placed: readonly PlacedPiece[];
  readonly leftOut: readonly LeftOut[];
  readonly away: readonly Piece[];
}

export const keyOf = (productId: string, copy: number): string => `${productId}.${copy}`;

/** Splits a piece key into product and copy. */
export function productOf(key: string): { readonly productId: string; readonly copy: number } {
  const dot = key.lastIndexOf(".");
  return { productId: key.slice(0, dot), copy: Number(key.slice(dot + 1)) };
}

/** The plan to save. Pieces without a place are not saved: in a larger room they may find one. */
export const planOf = ({ room, placed, away }: Arrangement): RoomPlan => ({
  widthCm: room.width,
  depthCm: room.depth,
  heightCm: room.height,
  pieces: [
    ...placed.map(({ piece, place }) => ({
      ...productOf(piece.key),
      place: {
        leftCm: place.left,
        backCm: place.back,
        bottomCm: place.bottom,
        turn: place.turn,
      },
    })),
    ...away.map(({ key }) => ({ ...productOf(key), place: null })),
  ],
});

/**
 * Places pieces as they were saved if that is still valid; other pieces are placed automatically.
 */
export function arranged(pieces: readonly Piece[], plan: RoomPlan): Arrangement {
  const room: Room = { width: plan.widthCm, depth: plan.depthCm, height: plan.heightCm };
  const planned = new Map(
    plan.pieces.map(({ productId, copy, place }) => [keyOf(productId, copy), place]),
  );
  const away = pieces.filter(({ key }) => planned.get(key) === null);
  return { ...settled(pieces, away, room, placesIn(pieces, planned)), away };
}

/** Arranges again for another room size or other removed pieces. */
export function rearranged({ room, placed, leftOut, away }: Arrangement): Arrangement {
  const pieces = [...placed.map(({ piece }) => piece), ...leftOut.map(({ piece }) => piece)];
  const kept = new Map(placed.map(({ piece, place }) => [piece.key, place]));
  return { ...settled(pieces, away, room, kept), away };
}

const settled = (
  pieces: readonly Piece[],
  away: readonly Piece[],
  room: Room,
  kept: ReadonlyMap<string, Place>,
) => {
  const gone = new Set(away.map(({ key }) => key));
  const inRoom = pieces.filter(({ key }) => !gone.has(key));
  return { room, ...autoLayout(inRoom, room, kept) };
};

/** Saved places name no table; it is the one whose top is directly under the piece. */
function placesIn(
  pieces: readonly Piece[],
  planned: ReadonlyMap<string, PlannedPiece["place"]>,
): ReadonlyMap<string, Place> {
  const placed = pieces.flatMap((piece): readonly PlacedPiece[] => {
    const place = planned.get(piece.key);
    if (!place) return [];
    const { leftCm: left, backCm: back, bottomCm: bottom } = place;
    return [{ piece, place: { left, back, bottom, turn: place.turn as Turn } }];
  });
  const tables = placed.filter(({ piece }) => piece.kind === "table");
  return new Map(
    placed.map((each) => {
      const { piece, place } = each;
      if (piece.kind !== "on-table") return [piece.key, place];
      const box = boxOf(each);
      const under = tables.find((table) => {
        const top = boxOf(table);
        return (
          top.top === box.bottom &&
          top.left <= box.left &&
          top.right >= box.right &&
          top.back <= box.back &&
          top.front >= box.front
        );
      });
      return [piece.key, under ? { ...place, on: under.piece.key } : place];
    }),
  );
}
