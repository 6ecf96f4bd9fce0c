import { limits, roomLimits } from "../constants.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import { accept, refuse, type Decision } from "../decider.ts";
import type { CartEvent } from "./events.ts";
import type { RoomPiece, RoomPlan } from "./room-plan.ts";

/** Stores a room with its cart. No event if it is unchanged. */
export const arrangeRoom = (
  kept: RoomPlan | null,
  room: RoomPlan,
): Decision<CartEvent, InvalidInput> => {
  const problems = problemsOf(room);
  if (problems.length > 0) return refuse(invalidInput(...problems));
  const data = exactly(room);
  return JSON.stringify(kept) === JSON.stringify(data)
    ? accept()
    : accept({ type: "RoomArranged", data });
};

/** Drops unknown fields of a client's input, and fixes the order of the fields. */
const exactly = ({ widthCm, depthCm, heightCm, pieces }: RoomPlan): RoomPlan => ({
  widthCm,
  depthCm,
  heightCm,
  pieces: pieces.map(({ productId, copy, place }) => ({
    productId,
    copy,
    place: place && {
      leftCm: place.leftCm,
      backCm: place.backCm,
      bottomCm: place.bottomCm,
      turn: place.turn,
    },
  })),
});

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** Validates the shape only; the planner checks overlaps. */
const problemsOf = (room: RoomPlan): readonly FieldProblem[] => {
  const { leastSideCm, mostSideCm, leastHeightCm, mostHeightCm, pieces: most } = roomLimits;
  const metres = (least: number, longest: number) =>
    `Please enter a length from ${least / 100} to ${longest / 100} metres`;
  const side = metres(leastSideCm, mostSideCm);
  const problems: FieldProblem[] = [];
  if (!isWhole(room.widthCm, leastSideCm, mostSideCm)) {
    problems.push({ field: "widthCm", message: side });
  }
  if (!isWhole(room.depthCm, leastSideCm, mostSideCm)) {
    problems.push({ field: "depthCm", message: side });
  }
  if (!isWhole(room.heightCm, leastHeightCm, mostHeightCm)) {
    problems.push({ field: "heightCm", message: metres(leastHeightCm, mostHeightCm) });
  }
  if (room.pieces.length > most) {
    problems.push({ field: "pieces", message: `A room holds at most ${most} items` });
  } else if (!room.pieces.every(isPiece) || hasTwins(room.pieces)) {
    problems.push({ field: "pieces", message: "Each item must be inside the room, and only once" });
  }
  return problems;
};

const isPiece = ({ productId, copy, place }: RoomPiece): boolean =>
  productId.length > 0 &&
  productId.length <= roomLimits.productId &&
  isWhole(copy, 1, limits.quantityPerLine) &&
  (place === null ||
    (isWhole(place.leftCm, 0, roomLimits.mostSideCm) &&
      isWhole(place.backCm, 0, roomLimits.mostSideCm) &&
      isWhole(place.bottomCm, 0, roomLimits.mostHeightCm) &&
      [0, 90, 180, 270].includes(place.turn)));

const hasTwins = (pieces: readonly RoomPiece[]): boolean =>
  new Set(pieces.map(({ productId, copy }) => `${copy} ${productId}`)).size < pieces.length;
