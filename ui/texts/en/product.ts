/* Texts of one product: its pictures, model, size, reviews, and how it is placed in a room. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const enlargeThePicture = "Enlarge the picture";
export const doesItFit = "Does it fit?";
export const free = "Free";
export const cm = "cm";
export const lengthNotRead = "Type centimetres as a number, for example 80";
export const turnedAQuarterYes = "Turned a quarter, yes";
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
export const stepBack = "Step back";
export const comeNearer = "Come nearer";
export const howToPlaceIt = "How to place it";
export const codeNamesItem =
  "Names this item for the Nivasa app. The app is not in the stores yet.";
export const measureForFloor = "Measure the free width and depth and type them above.";
export const measureForWall = "Measure the free width and height and type them above.";
export const cannotDraw =
  "This browser cannot draw 3D. The drawing and its size show all there is to know.";
export const all = "All";
export const moreSameRoom = "More for the same room";
export const reviews = "Reviews";
export const of5 = "of 5";
export const showReviewsByStars = "Show reviews by stars";
export const backToTheDrawing = "Back to the drawing";
export const viewIn3d = "View in 3D";
export const size = "Size";
export const whole = "Whole";
export const close = "Close";
export const turned = "Turned";
export const behind = "Behind";
export const side = "Side";
export const below = "Below";
export const material = "Material";
export const toScale = "To scale";
export const inARoom = "In a room";
export const pictureMissing = "This picture has not come.";
export const pictures = "Pictures";
export const colour = "Colour";
export const turnTheModel = "Turn the model";
export const turnLeft = "Turn left";
export const turnRight = "Turn right";
export const widthDepthHeight = "width × depth × height";
export const dragToTurn = "Drag to turn. Arrow keys work too.";
export const modelNotBrought = "The 3D model could not be brought. The drawing is still here.";
export const gettingModel = "Getting the 3D model…";
export const modelShown = "The 3D model is shown.";
export const closeTheCamera = "Close the camera";
export const phoneStepScan = "Scan the code with your phone's camera. This page opens there.";
export const phoneStepPlace = "Press Place in my room. The phone asks for the camera.";
export const phoneStepPoint = "Point the phone where it should be and move slowly.";
export const roomOnPhone = "Your room is on your phone";
export const onlyOnThisComputer =
  "This shop runs on this computer alone. A phone opens it once it has an address of its own.";
export const linkToThisPage = "Link to this page";
export const copyTheLink = "Copy the link";
export const pieceReady = "The piece is ready. Press once more.";
export const placeInMyRoom = "Place in my room";
export const placeHint = "At its true size, through the camera of a phone. No app is needed.";
export const moreLight = "Move slowly. Open a shutter or switch on a lamp.";
export const staysOnceFound = "The piece stays where it stands once that is found.";
export const trueSize = "True size";
export const dragToMove = "Drag to move.";
export const dragAndTurn = "Drag to move, turn with two fingers.";
export const cannotPlace =
  "This browser cannot place things in a room. Chrome on Android and Safari on an iPhone can.";
export const cameraRefused =
  "The camera was not allowed. Allow it for this shop in the browser's settings, open the page anew, and press again.";
export const roomNotOpened = "The room could not be opened. Above, the piece can still be turned.";
export const modelMissingForRoom =
  "The 3D model could not be brought, and the room needs it. Try again.";
export const productInPast = "A product in the past";
export const shopSilent = "The shop did not answer. Nothing in your cart is lost.";
export const home = "Home";
export const productNotFound = "Product not found";
export const seeAllItems = "See all items";
export const mayHaveLeft = "It may have left the shop, or the address is mistyped.";
export const loadingTheItem = "Loading the item";
export const qrCode = (name: string) => `QR code: ${name}`;
export const by = (one: string, other: string) => `${one} by ${other}`;
export const markFloor = (across: string) => `Mark ${across} on the floor with tape.`;
export const walkAroundMark = (heightCm: string) =>
  `Walk around the mark. The piece is ${heightCm} high.`;
export const laySheet = (across: string) => `Lay a sheet of ${across} where it should stand.`;
export const leaveFreeAboveIt = (heightCm: string) => `Leave ${heightCm} free above it.`;
export const markWall = (across: string) => `Mark ${across} on the wall with tape.`;
export const stepBackFromWall = (depthCm: string) =>
  `Step back and look. It comes ${depthCm} out of the wall.`;
export const nameAndHeight = (name: string, heightCm: string) => `${name}, ${heightCm} high`;
export const noneGaveStars = (count: number, stars: number) =>
  `None of the newest ${count} reviews gave ${stars}`;
export const modelOf = (name: string) => `${name}, a 3D model`;
export const qrCodePhone = (what: string) => `QR code: ${what}, for a phone`;
export const thePageOf = (name: string) => `the page of ${name}`;
export const trueSizeOf = (size: string) => `${size}, true size`;
export const inCm = (length: string) => `${length} cm`;
export const reviewCount = (count: number) =>
  plural(count, { one: "1 review", other: `${count} reviews` });
export const starCount = (stars: number) =>
  plural(stars, { one: "1 star", other: `${stars} stars` });
export const reviewsWithStars = (count: number, stars: number) =>
  `${reviewCount(count)} with ${starCount(stars)}`;
export const showNewest = (count: number) => `Show the newest ${count}`;
export const showAll = (count: number) => `Show all ${count}`;
export const stockNowGone = "The stock has just changed: nothing is left.";
export const stockNow = (count: number) =>
  plural(count, {
    one: "The stock has just changed: 1 is left.",
    other: `The stock has just changed: ${count} are left.`,
  });
export const deliveryFee = (fee: string) => `Delivery ${fee} an order, to all nine provinces`;
export const payReachesDoor = "Cash on Delivery. Pay when it reaches your door";
export const measures = (width: string, depth: string, height: string) =>
  `${width} wide, ${depth} deep, ${height} high`;
export const freeSide = { width: "Free width", depth: "Free depth", height: "Free height" };
export const short = {
  width: (cm: string) => `No, the width is ${cm} short`,
  depth: (cm: string) => `No, the depth is ${cm} short`,
  height: (cm: string) => `No, the height is ${cm} short`,
};
export const exact = {
  width: "Yes, the width is exactly enough",
  depth: "Yes, the depth is exactly enough",
  height: "Yes, the height is exactly enough",
};
export const spare = {
  width: (cm: string) => `Yes, ${cm} of width to spare`,
  depth: (cm: string) => `Yes, ${cm} of depth to spare`,
  height: (cm: string) => `Yes, ${cm} of height to spare`,
};
export const tooDark = {
  floor: "Too dark, or too quick, to find the floor.",
  table: "Too dark, or too quick, to find the floor or the table.",
  wall: "Too dark, or too quick, to find the wall.",
};
export const pointAt = {
  floor: "Point at the floor and move slowly.",
  table: "Point at the floor or the table and move slowly.",
  wall: "Point at the wall and move slowly.",
};
export const measured = {
  wide: (cm: string) => `${cm} wide`,
  deep: (cm: string) => `${cm} deep`,
  high: (cm: string) => `${cm} high`,
};
