import { limits, roomLimits } from "../../../../generated/shop.ts";
import { paths } from "../../../../paths.ts";
import type { PlannedPiece, RoomPlan } from "./room-plan.ts";

/** URL parameter that holds the room. */
export const roomParameter = "room";

/** Maximum length; mail programs and chats cut off longer URLs. */
const longest = 4000;

/**
 * Encodes a room for a URL: its three lengths, then each piece with its copy and four numbers,
 * separated by tildes. Pieces taken out of the room are private, and left out.
 */
export function roomText({ widthCm, depthCm, heightCm, pieces }: RoomPlan): string {
  const placed = pieces.flatMap(({ productId, copy, place }) =>
    place
      ? [
          [
            encodeURIComponent(productId).replaceAll("~", "%7E").replaceAll("*", "%2A"),
            [copy, place.leftCm, place.backCm, place.bottomCm, place.turn / 90].join("_"),
          ].join("*"),
        ]
      : [],
  );
  return [[widthCm, depthCm, heightCm].join("_"), ...placed].join("~");
}

/** The full URL of a room, for sharing. */
export const roomLink = (plan: RoomPlan): string =>
  `${location.origin}${paths.sharedRoom(roomText(plan))}`;

/** Decodes a room; null if the text is invalid. The text comes from a URL and is not trusted. */
export function roomOfText(text: string): RoomPlan | null {
  if (text.length > longest) return null;
  const [lengths = "", ...rest] = text.split("~");
  const [widthCm = 0, depthCm = 0, heightCm = 0, ...more] = numbersOf(lengths);
  const { leastSideCm, mostSideCm, leastHeightCm, mostHeightCm } = roomLimits;
  const isSide = (cm: number) => cm >= leastSideCm && cm <= mostSideCm;
  const isRoom =
    isSide(widthCm) && isSide(depthCm) && heightCm >= leastHeightCm && heightCm <= mostHeightCm;
  if (!isRoom || more.length > 0 || rest.length > roomLimits.pieces) return null;
  const pieces = rest.map(pieceOfText);
  const known = pieces.filter((piece) => piece !== null);
  const keys = new Set(known.map(({ productId, copy }) => `${copy} ${productId}`));
  if (keys.size < pieces.length) return null;
  return { widthCm, depthCm, heightCm, pieces: known };
}

function pieceOfText(text: string): PlannedPiece | null {
  const [id = "", numbers = "", ...tooMuch] = text.split("*");
  const [copy = 0, leftCm = -1, backCm = -1, bottomCm = -1, quarters = -1, ...more] =
    numbersOf(numbers);
  const productId = decoded(id);
  const { mostSideCm, mostHeightCm } = roomLimits;
  const isPlace =
    leftCm >= 0 &&
    leftCm <= mostSideCm &&
    backCm >= 0 &&
    backCm <= mostSideCm &&
    bottomCm >= 0 &&
    bottomCm <= mostHeightCm &&
    quarters >= 0 &&
    quarters <= 3;
  const isPiece =
    productId.length > 0 &&
    productId.length <= roomLimits.productId &&
    copy >= 1 &&
    copy <= limits.quantityPerLine;
  if (!isPlace || !isPiece || more.length > 0 || tooMuch.length > 0) return null;
  return { productId, copy, place: { leftCm, backCm, bottomCm, turn: quarters * 90 } };
}

/** Whole numbers of at most four digits; an empty list if the text contains anything else. */
const numbersOf = (text: string): readonly number[] =>
  /^\d{1,4}(?:_\d{1,4})*$/.test(text) ? text.split("_").map(Number) : [];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};
