/* Texts of the room planner. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const notSaved = "The room couldn’t be saved. It’s still on this page; please try again.";
export const savedWithCart = "It’s saved with your cart, on all your devices.";
export const savedInBrowser = "It’s saved in this browser.";
export const browserCannotSave =
  "This browser can’t save anything. Copy the link to keep this room.";
export const thisRoomIsSaved = "This room is saved";
export const saveThisRoom = "Save this room";
export const savedThere = (where: string) => `Saved. ${where}`;
export const linkToThisRoom = "Link to this room";
export const copyRoomLink = "Copy the link to this room";
export const whatLinkShares =
  "Anyone with the link can see the room and its items, but not your name or address.";
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
export const putBack = "Put back";
export const fiveCm = "5 cm";
export const theNextWall = "the next wall";
export const aQuarterTurn = "a quarter turn";
export const removesFromRoom = "remove from the room, keep in the cart";
export const undone = "Last step undone.";
export const myCartInRoom = "My cart in a room";
export const resized = "Room resized.";
export const arrangedAgain = "Room rearranged.";
export const arrangeAgain = "Rearrange";
export const undo = "Undo";
export const items = "Items";
export const outOfRoom = "Out of the room, still in the cart";
export const roomCheck = "Room check";
export const wayClearAgain = "The way is clear again.";
export const sizeOfTheRoom = "Size of the room";
export const metre = "m";
export const setSize = "Set size";
export const width = "Width";
export const depth = "Depth";
export const height = "Height";
export const loadingTheRoom = "Loading the room";
export const plan = "Plan";
export const fromTheFrontRight = "From the front right";
export const loading3dView = "Loading the 3D view…";
export const loadingItems = "Loading the items…";
export const roomShown3d = "The room is shown in 3D.";
export const viewNotLoaded = "The 3D view couldn’t load. The plan shows everything.";
export const cannotDraw = "This browser can’t show 3D. The plan shows the same room from above.";
export const viewTheRoom = "View the room";
export const fromFurtherLeft = "From further left";
export const fromFurtherRight = "From further right";
export const linkBroken = "This link doesn’t open a room";
export const browseTheShop = "Browse the shop";
export const linkMayBeIncomplete = "It may be incomplete. Please ask for it again.";
export const by = " by ";
export const aSharedRoom = "A shared room";
export const sharedLead =
  "At today’s prices. Add items to your own cart and arrange them in your room.";
export const heightToWalk = "You need 200 cm to walk under it.";
export const placeInMyRoom = "Place in my room";
export const thisRoom = "this room";
export const itemsModel = "The items in the room, a 3D model";
export const closeTheCamera = "Close the camera";
export const cannotPlace =
  "This browser can’t place a whole room. Chrome on Android and Safari on an iPhone can. You can still place single items from their own pages.";
export const cameraRoomFailed = "The camera view couldn’t open. The plan shows everything.";
export const modelFailed = "The items couldn’t be loaded together. Please try again.";
export const preparingRoom = "Preparing the room…";
export const roomReady = "The room is ready. Press again to place it.";
export const placeHint = "All items together at their real size, through your phone’s camera.";
export const door = "Door";
export const itemSize = (width: number, height: number) => ` · ${width} × ${height} cm`;
export const move = (name: string) => `Move ${name}`;
export const takeOutPiece = (name: string) => `Take ${name} out of the room`;
export const putBackPiece = (name: string) => `Put ${name} back into the room`;
export const takenOut = (name: string) =>
  `The ${name} is out of the room. It’s still in your cart.`;
export const isBack = (name: string) => `The ${name} is back in the room, in a spot where it fits.`;
export const planKeys =
  "Arrow keys move it 5 cm, with Shift 1 cm. R turns it, Delete takes it out of the room.";
export const fromToMetres = (least: number, most: number) => `From ${least} to ${most} metres`;
export const sizeUnknown = (name: string) =>
  `We don’t know the size of the ${name}, so it isn’t drawn.`;
export const hangsAboveFloor = (name: string, bottom: number) =>
  `The ${name} hangs ${bottom} cm above the floor.`;
export const blocksWay = (name: string) => `The ${name} blocks the way from the door.`;
export const widthToWalk = (wayWidth: number) => `You need ${wayWidth} cm to walk past.`;
export const wayIsFree = (wayWidth: number) =>
  `You can walk from the door through the room: ${wayWidth} cm is free.`;
export const clears = (name: string, below: string, cm: number) =>
  `The ${name} clears the ${below} by ${cm} cm.`;
export const isNextTo = (name: string, other: string) => `The ${name} is next to the ${other}.`;
export const onThe = (name: string) => `On the ${name}`;
export const underTheCeiling = (words: string) => `Under the ceiling, ${words}`;
export const staysWhereItWas = (name: string) => `The ${name} stays where it was.`;
export const roomEnds = (stays: string) => `That’s as far as the room goes. ${stays}`;
export const doorIsThere = (stays: string) => `The door is in the way. ${stays}`;
export const otherIsThere = (name: string, stays: string) => `The ${name} is in the way. ${stays}`;
export const offTable = (stays: string) => `It wouldn’t fit on the table there. ${stays}`;
export const offWall = (stays: string) => `It wouldn’t fit on the wall there. ${stays}`;
export const roomFromAbove = (width: string, depth: string) =>
  `The room from above, ${width} by ${depth} metres`;
export const inMetres = (length: string) => `${length} m`;
export const inCm = (length: number) => `${length} cm`;
export const sharedRoom = (size: string) => `This room of ${size} metres was shared with you.`;
export const itemsGone = (count: number) =>
  plural(count, {
    one: "One of its items is no longer available.",
    other: `${count} of its items are no longer available.`,
  });
export const shiftMoves1Cm = "with {shift} 1 cm";
export const itemCount = (count: number) =>
  plural(count, { one: "1 item", other: `${count} items` });
export const cartInRoom = (count: number) =>
  `${itemCount(count)} from your cart in a room of your size.`;
export const notInIt = (count: number) =>
  plural(count, {
    one: "1 item isn’t in it; see why below.",
    other: `${count} items aren’t in it; see why below.`,
  });
export const roomIsFull = (most: number, count: number) =>
  `A room holds ${most} items, so ${itemCount(count)} from the cart ${count === 1 ? "is" : "are"} left out.`;
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
  `The ${name} needs a table, and there isn’t one in the room.`;
export const findsNoTable = (name: string) => `There’s no free space on the table for the ${name}.`;
export const tooHigh = (name: string, height: number) =>
  `The ${name} is ${height} cm high, which is higher than the room.`;
export const tooLarge = (name: string, width: number, depth: number) =>
  `The ${name} needs ${width} × ${depth} cm, more than the room has.`;
export const hangsLow = (name: string) =>
  `The ${name} would hang too low: you need 2 metres below it.`;
export const findsNoWall = (name: string) => `There’s no free space on a wall for the ${name}.`;
export const findsNoRoom = (name: string) =>
  `The ${name} doesn’t fit next to the others and still leave room to walk.`;
export const moveIt = {
  back: (cm: number) => `Move it ${cm} cm back`,
  forward: (cm: number) => `Move it ${cm} cm forward`,
  left: (cm: number) => `Move it ${cm} cm left`,
  right: (cm: number) => `Move it ${cm} cm right`,
};
