/* Texts of the product page: pictures, model, size, reviews, and placing in a room. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const enlargeThePicture = "Enlarge the picture";
export const doesItFit = "Does it fit?";
export const freeSpace = "Free space";
export const cm = "cm";
export const lengthNotRead = "Type centimetres as a number, for example 80";
export const turnedAQuarterYes = "Yes, after a quarter turn";
export const toSpare = (cm: string) => `Yes, ${cm} to spare`;
export const fitsShowIt = (variant: string) => `${variant} fits. Show it`;
export const spaceIsKept =
  "We keep your space on this device and check every item and option against it.";
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
export const stepBack = "Step back";
export const moveCloser = "Move closer";
export const howToPlaceIt = "How to place it";
export const codeNamesItem = (shop: string) =>
  `Identifies this item in the ${shop} app. The app isn’t in the stores yet.`;
export const measureForFloor =
  "Measure the free width and depth, and enter them under “Does it fit?”.";
export const measureForWall =
  "Measure the free width and height, and enter them under “Does it fit?”.";
export const cannotDraw =
  "This browser can’t show 3D. The drawing and its dimensions show everything you need.";
export const all = "All";
export const moreSameRoom = "More for the same room";
export const reviews = "Reviews";
export const of5 = "of 5";
export const showReviewsByStars = "Show reviews by stars";
export const backToTheDrawing = "Back to the drawing";
export const viewIn3d = "View in 3D";
export const size = "Size";
export const fullView = "Full view";
export const closeUp = "Close-up";
export const angled = "Angled";
export const back = "Back";
export const side = "Side";
export const underside = "Underside";
export const material = "Material";
export const toScale = "To scale";
export const inARoom = "In a room";
export const pictureNotLoaded = "This picture couldn’t load.";
export const pictureNumber = (number: number) => `Picture ${number}`;
export const pictures = "Pictures";
export const colour = "Colour";
export const turnTheModel = "Turn the model";
export const turnLeft = "Turn left";
export const turnRight = "Turn right";
export const widthDepthHeight = "width × depth × height";
export const dragToTurn = "Drag to turn. Arrow keys work too.";
export const modelNotLoaded = "The 3D model couldn’t load. You can still see the drawing.";
export const loadingModel = "Loading the 3D model…";
export const modelShown = "The 3D model is shown.";
export const closeTheCamera = "Close the camera";
export const phoneStepScan = "Scan the code with your phone’s camera. This page opens there.";
export const phoneStepPlace = "Press Place in my room. Your phone asks for camera access.";
export const phoneStepPoint = "Point the phone where you want it and move slowly.";
export const roomOnPhone = "Your room is on your phone";
export const onlyOnThisComputer =
  "This shop is only running on this computer, so a phone can’t open it.";
export const linkToThisPage = "Link to this page";
export const copyTheLink = "Copy link";
export const itemReady = "Your item is ready. Press again to place it.";
export const placeInMyRoom = "Place in my room";
export const placeHint = "At its real size, through your phone’s camera. No app needed.";
export const moreLight = "Move slowly. Open a shutter or switch on a lamp.";
export const staysOnceFound = "The item stays in place once that’s found.";
export const realSize = "Real size";
export const dragToMove = "Drag to move.";
export const dragAndTurn = "Drag to move, turn with two fingers.";
export const cannotPlace =
  "This browser can’t place items in a room. Chrome on Android and Safari on an iPhone can.";
export const cameraRefused =
  "Camera access is blocked. Allow it for this shop in the browser’s settings, then reload the page and try again.";
export const roomNotOpened = "The room view couldn’t open. You can still turn the item above.";
export const modelMissingForRoom =
  "The 3D model couldn’t load, and the room view needs it. Try again.";
export const productInPast = "This item in the past";
export const shopNotResponding = "The shop isn’t responding. Your cart is safe.";
export const home = "Home";
export const productNotFound = "Product not found";
export const seeAllItems = "See all items";
export const mayBeGone = "It may no longer be sold, or the address may be mistyped.";
export const loadingTheItem = "Loading the item";
export const qrCodeOfItem = "QR code of this item";
export const qrCodeOfVariant = "QR code of this option";
export const qrCode = (name: string) => `QR code: ${name}`;
export const by = (one: string, other: string) => `${one} × ${other}`;
export const markFloor = (across: string) => `Mark ${across} on the floor with tape.`;
export const walkAroundMark = (heightCm: string) =>
  `Walk around the mark. The item is ${heightCm} high.`;
export const laySheet = (across: string) => `Lay a sheet of paper of ${across} where you want it.`;
export const leaveFreeAboveIt = (heightCm: string) => `Leave ${heightCm} free above it.`;
export const markWall = (across: string) => `Mark ${across} on the wall with tape.`;
export const stepBackFromWall = (depthCm: string) =>
  `Step back and look. It sticks out ${depthCm} from the wall.`;
export const nameAndHeight = (name: string, heightCm: string) => `${name}, ${heightCm} high`;
export const modelOf = (name: string) => `${name}, a 3D model`;
export const qrCodePhone = (what: string) => `QR code: ${what}, for a phone`;
export const thePageOf = (name: string) => `the page of ${name}`;
export const realSizeOf = (size: string) => `${size}, real size`;
export const inCm = (length: string) => `${length} cm`;
export const reviewCount = (count: number) =>
  plural(count, { one: "1 review", other: `${count} reviews` });
export const starCount = (stars: number) =>
  plural(stars, { one: "1 star", other: `${stars} stars` });
export const reviewsWithStars = (count: number, stars: number) =>
  `${reviewCount(count)} with ${starCount(stars)}`;
export const showMore = (count: number) => `Show ${count} more`;
export const stockNowGone = "Stock just changed: sold out.";
export const stockNow = (count: number) =>
  plural(count, {
    one: "Stock just changed: 1 left.",
    other: `Stock just changed: ${count} left.`,
  });
export const deliveryFee = (fee: string) => `Delivery ${fee} per order, to all nine provinces`;
export const freeDeliveryFrom = (amount: string) => `free from ${amount}`;
export const payReachesDoor = "Cash on Delivery. Pay when it reaches your door";
export const measures = (width: string, depth: string, height: string) =>
  `${width} wide, ${depth} deep, ${height} high`;
export const freeSide = { width: "Free width", depth: "Free depth", height: "Free height" };
export const short = {
  width: (cm: string) => `No, it’s ${cm} too wide`,
  depth: (cm: string) => `No, it’s ${cm} too deep`,
  height: (cm: string) => `No, it’s ${cm} too high`,
};
export const exact = {
  width: "Yes, the width fits exactly",
  depth: "Yes, the depth fits exactly",
  height: "Yes, the height fits exactly",
};
export const spare = {
  width: (cm: string) => `Yes, with ${cm} to spare in width`,
  depth: (cm: string) => `Yes, with ${cm} to spare in depth`,
  height: (cm: string) => `Yes, with ${cm} to spare in height`,
};
export const tooDark = {
  floor: "We can’t find the floor: it’s too dark, or you’re moving too fast.",
  table: "We can’t find the floor or table: it’s too dark, or you’re moving too fast.",
  wall: "We can’t find the wall: it’s too dark, or you’re moving too fast.",
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
export const withPhotos = "With photos";
export const withPhotosCount = (count: number) => `${count} with photos`;
export const sortReviews = "Sort by";
export const reviewSorts = {
  MOST_HELPFUL: "Most helpful",
  NEWEST: "Newest",
  HIGHEST: "Highest rating",
  LOWEST: "Lowest rating",
};
export const reviewsShownWithPhotos = (count: number) => `${reviewCount(count)} with photos`;
export const noneMatches = "No review matches both filters.";
export const showAllReviews = "Show all reviews";
export const photosFromReviews = "Photos from reviews";
export const photoFromReview = (name: string) => `Photo from ${name}’s review, enlarge`;
export const photoOf = (number: number, count: number, name: string) =>
  `Photo ${number} of ${count} by ${name}`;
export const enlargePhoto = (photo: string) => `${photo}, enlarge`;
export const allPhotos = (count: number) => `All ${count}`;
export const photoPlace = (number: number, count: number) => `Photo ${number} of ${count}`;
export const previousPhoto = "Previous photo";
export const nextPhoto = "Next photo";
export const answerOfShop = (shop: string) => `Answer from ${shop}`;
export const answerRevised = "revised {day}";
export const helpful = "Helpful";
export const helpfulTo = (count: number) =>
  plural(count, {
    one: "1 person found this helpful",
    other: `${count} people found this helpful`,
  });
export const signInToVote = "Sign in to mark a review as helpful";
export const voteFailed = "Your vote couldn’t be saved. Please try again.";
