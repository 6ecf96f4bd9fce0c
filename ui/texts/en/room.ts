/* Texts of the room in which a cart stands together. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const notSaved = "The room is not saved. It stays on this page; please try again.";
export const waitsWithCart = "It waits with your cart, on all your devices.";
export const keptHere = "It is kept in this browser.";
export const browserKeepsNothing =
  "This browser keeps nothing, so the room is gone with this page. The link keeps it.";
export const thisRoomIsSaved = "This room is saved";
export const saveThisRoom = "Save this room";
export const savedThere = (where: string) => `Saved. ${where}`;
export const linkToThisRoom = "Link to this room";
export const copyRoomLink = "Copy the link to this room";
export const whoSeesLink =
  "Who has the link sees the room and the pieces, not your name or address.";
export const left = "Left";
export const right = "Right";
export const back = "Back";
export const forward = "Forward";
export const leftAlongTheWall = "Left along the wall";
export const rightAlongTheWall = "Right along the wall";
export const higher = "Higher";
export const lower = "Lower";
export const toTheNextWall = "To the next wall";
export const turnAQuarter = "Turn a quarter";
export const putItBack = "Put it back";
export const fiveCm = "5 cm";
export const theNextWall = "the next wall";
export const aQuarterTurn = "a quarter turn";
export const outOfRoomOnly = "out of the room, not out of the cart";
export const undone = "The last step is undone.";
export const myCartTogether = "My cart together";
export const resized = "The room has its new size.";
export const laidOutAgain = "Everything is laid out again.";
export const layItOutAgain = "Lay it out again";
export const undo = "Undo";
export const pieces = "Pieces";
export const outOfRoom = "Out of the room, still in the cart";
export const whatTheRoomSays = "What the room says";
export const wayFreeAgain = "The way is free again.";
export const sizeOfTheRoom = "Size of the room";
export const metre = "m";
export const setTheRoom = "Set the room";
export const width = "Width";
export const depth = "Depth";
export const height = "Height";
export const loadingTheRoom = "Loading the room";
export const plan = "Plan";
export const fromTheFrontRight = "From the front right";
export const gettingThe3dView = "Getting the 3D view…";
export const bringingThePieces = "Bringing the pieces…";
export const roomShown3d = "The room is shown in 3D.";
export const viewNotBrought = "The 3D view could not be brought. The plan has everything.";
export const cannotDraw = "This browser draws no 3D. The plan shows the same room from above.";
export const lookAtTheRoom = "Look at the room";
export const fromFurtherLeft = "From further left";
export const fromFurtherRight = "From further right";
export const linkBroken = "This link leads to no room";
export const lookAround = "Look around";
export const linkMayBeCut = "It may have been cut off on the way. Please ask for it again.";
export const by = " by ";
export const roomToLookAt = "A room to look at";
export const sharedLead =
  "At today's prices. Put pieces into a cart of your own, and arrange them in your room.";
export const peopleNeedHeight = "People need 200 cm.";
export const placeInMyRoom = "Place in my room";
export const thisRoom = "this room";
export const piecesModel = "The pieces of the room, a 3D model";
export const closeTheCamera = "Close the camera";
export const cannotPlace =
  "This browser cannot place a whole room. Chrome on Android and Safari on an iPhone can; single pieces have a button of their own.";
export const cameraRoomFailed = "The camera's room could not be opened. The plan has everything.";
export const modelFailed = "The pieces could not be brought together. Please try again.";
export const joiningPieces = "Putting the pieces together…";
export const roomReady = "The room is ready. Press once more.";
export const placeHint = "All pieces together at their true size, through the camera of a phone.";
export const door = "Door";
export const pieceSize = (width: number, height: number) => ` · ${width} × ${height} cm`;
export const move = (name: string) => `Move ${name}`;
export const takeOutPiece = (name: string) => `Take ${name} out of the room`;
export const putBackPiece = (name: string) => `Put ${name} back into the room`;
export const takenOut = (name: string) => `The ${name} is out of the room. It stays in your cart.`;
export const isBack = (name: string) => `The ${name} is back in the room, where it fits.`;
export const planKeys =
  "Arrow keys move it 5 cm, with Shift 1 cm. R turns it, Delete takes it out of the room.";
export const fromToMetres = (least: number, most: number) => `From ${least} to ${most} metres`;
export const sizeUnknown = (name: string) =>
  `Nobody has told the size of the ${name}, so it is not drawn.`;
export const hangsAboveFloor = (name: string, bottom: number) =>
  `The ${name} hangs ${bottom} cm above the floor.`;
export const standsInWay = (name: string) => `The ${name} stands in the way from the door.`;
export const peopleNeedWidth = (wayWidth: number) => `People pass with ${wayWidth} cm.`;
export const wayIsFree = (wayWidth: number) =>
  `${wayWidth} cm to walk from the door through the room.`;
export const clears = (name: string, below: string, cm: number) =>
  `The ${name} clears the ${below} by ${cm} cm.`;
export const standsBeside = (name: string, beside: string) =>
  `The ${name} stands beside the ${beside}.`;
export const onThe = (name: string) => `On the ${name}`;
export const underTheCeiling = (words: string) => `Under the ceiling, ${words}`;
export const staysWhereItWas = (name: string) => `The ${name} stays where it was.`;
export const roomEnds = (stays: string) => `That is as far as the room goes. ${stays}`;
export const doorIsThere = (stays: string) => `The door is there. ${stays}`;
export const otherIsThere = (name: string, stays: string) => `The ${name} is there. ${stays}`;
export const offTable = (stays: string) => `It would not stand on the table. ${stays}`;
export const offWall = (stays: string) => `It would not hang on the wall. ${stays}`;
export const roomFromAbove = (width: string, depth: string) =>
  `The room from above, ${width} by ${depth} metres`;
export const inMetres = (length: string) => `${length} m`;
export const inCm = (length: number) => `${length} cm`;
export const sharedRoom = (size: string) => `Somebody shared this room of ${size} metres with you.`;
export const piecesGone = (count: number) =>
  plural(count, {
    one: "One of its pieces cannot be shown any more.",
    other: `${count} of its pieces cannot be shown any more.`,
  });
export const shiftMoves1Cm = "with {shift} 1 cm";
export const pieceCount = (count: number) =>
  plural(count, { one: "1 piece", other: `${count} pieces` });
export const cartInRoom = (count: number) =>
  `${pieceCount(count)} of your cart in a room of your size.`;
export const notInIt = (count: number) =>
  plural(count, {
    one: "1 piece is not in it; below it says why.",
    other: `${count} pieces are not in it; below it says why.`,
  });
export const roomIsFull = (most: number, count: number) =>
  `A room holds ${most} pieces; ${pieceCount(count)} of the cart ${count === 1 ? "stays" : "stay"} out.`;
export const roomIn3d = (names: string) =>
  `The room in 3D, seen from the front right: ${names || "empty"}`;
export const onWall = {
  back: (cm: number) => `On the back wall, ${cm} cm above the floor`,
  left: (cm: number) => `On the left wall, ${cm} cm above the floor`,
  right: (cm: number) => `On the right wall, ${cm} cm above the floor`,
};
export const againstWall = {
  back: "against the back wall",
  front: "against the front wall",
  left: "against the left wall",
  right: "against the right wall",
};
export const fromWall = {
  back: (cm: number) => `${cm} cm from the back wall`,
  front: (cm: number) => `${cm} cm from the front wall`,
  left: (cm: number) => `${cm} cm from the left wall`,
  right: (cm: number) => `${cm} cm from the right wall`,
};
export const needsTable = (name: string) =>
  `The ${name} needs a table, and there is none in the room.`;
export const findsNoTable = (name: string) => `The ${name} finds no free place on the table.`;
export const tooHigh = (name: string, height: number) =>
  `The ${name} is ${height} cm high, higher than the room.`;
export const tooLarge = (name: string, width: number, depth: number) =>
  `The ${name} takes ${width} × ${depth} cm, more than the room has.`;
export const hangsLow = (name: string) =>
  `The ${name} would hang too low: people need 2 metres below it.`;
export const findsNoWall = (name: string) => `The ${name} finds no free place on a wall.`;
export const findsNoRoom = (name: string) =>
  `The ${name} does not fit beside the others with the ways kept free.`;
export const moveIt = {
  back: (cm: number) => `Move it ${cm} cm back`,
  forward: (cm: number) => `Move it ${cm} cm forward`,
  left: (cm: number) => `Move it ${cm} cm left`,
  right: (cm: number) => `Move it ${cm} cm right`,
};
