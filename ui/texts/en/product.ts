export const enlargeThePicture = "Enlarge the picture";
export const doesItFit = "Does it fit?";
export const free = "Free";
export const cm = "cm";
export const typeCentimetresNumberExample = "Type centimetres as a number, for example 80";
export const turnedAQuarterYes = "Turned a quarter, yes";
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
export const stepBack = "Step back";
export const comeNearer = "Come nearer";
export const howToPlaceIt = "How to place it";
export const namesItemNivasaApp =
  "Names this item for the Nivasa app. The app is not in the stores yet.";
export const measureFreeWidthDepth = "Measure the free width and depth and type them above.";
export const measureFreeWidthHeight = "Measure the free width and height and type them above.";
export const delivery = "Delivery";
export const orderAllNineProvinces = "an order, to all nine provinces";
export const payReachesDoor = ". Pay when it reaches your door";
export const wide = "wide,";
export const deep = "deep,";
export const high = "high";
export const browserCannotDraw3d =
  "This browser cannot draw 3D. The drawing and its size show all there is to know.";
export const all = "All";
export const moreSameRoom = "More for the same room";
export const reviews = "Reviews";
export const of5 = "of 5";
export const show = "Show";
export const showReviewsByStars = "Show reviews by stars";
export const backToTheDrawing = "Back to the drawing";
export const viewIn3d = "View in 3D";
export const size = "Size";
export const whole = "Whole";
export const close = "Close";
export const nothingIsLeft = "nothing is left";
export const turned = "Turned";
export const behind = "Behind";
export const side = "Side";
export const below = "Below";
export const material = "Material";
export const toScale = "To scale";
export const inARoom = "In a room";
export const pictureNotCome = "This picture has not come.";
export const pictures = "Pictures";
export const colour = "Colour";
export const turnTheModel = "Turn the model";
export const turnLeft = "Turn left";
export const turnRight = "Turn right";
export const widthDepthHeight = "width × depth × height";
export const dragTurnArrowKeys = "Drag to turn. Arrow keys work too.";
export const n3dModelNotBrought = "The 3D model could not be brought. The drawing is still here.";
export const gettingThe3dModel = "Getting the 3D model…";
export const n3dModelShown = "The 3D model is shown.";
export const closeTheCamera = "Close the camera";
export const scanCodePhonesCamera =
  "Scan the code with your phone's camera. This page opens there.";
export const pressPlaceMyRoom = "Press Place in my room. The phone asks for the camera.";
export const pointPhoneShouldMove = "Point the phone where it should be and move slowly.";
export const roomPhone = "Your room is on your phone";
export const shopRunsComputerAlone =
  "This shop runs on this computer alone. A phone opens it once it has an address of its own.";
export const linkToThisPage = "Link to this page";
export const copyTheLink = "Copy the link";
export const pieceReadyPressOnce = "The piece is ready. Press once more.";
export const placeInMyRoom = "Place in my room";
export const trueSizeThroughCamera =
  "At its true size, through the camera of a phone. No app is needed.";
export const floorOrTheTable = "floor or the table";
export const moveSlowlyOpenShutter = "Move slowly. Open a shutter or switch on a lamp.";
export const pieceStaysStandsOnce = "The piece stays where it stands once that is found.";
export const trueSize = "True size";
export const dragToMove = "Drag to move.";
export const dragMoveTurnTwo = "Drag to move, turn with two fingers.";
export const browserCannotPlaceThings =
  "This browser cannot place things in a room. Chrome on Android and Safari on an iPhone can.";
export const cameraNotAllowedAllow =
  "The camera was not allowed. Allow it for this shop in the browser's settings, open the page anew, and press again.";
export const roomNotOpenedAbove =
  "The room could not be opened. Above, the piece can still be turned.";
export const n3dModelNotBroughtRoom =
  "The 3D model could not be brought, and the room needs it. Try again.";
export const productPast = "A product in the past";
export const shopNotAnswerNothing = "The shop did not answer. Nothing in your cart is lost.";
export const home = "Home";
export const productNotFound = "Product not found";
export const seeAllItems = "See all items";
export const mayLeftShopOr = "It may have left the shop, or the address is mistyped.";
export const loadingTheItem = "Loading the item";
export const noTheIsShort = (side: string, spareCm: string) =>
  `No, the ${side} is ${spareCm} short`;
export const yesExactlyEnough = (side: string) => `Yes, the ${side} is exactly enough`;
export const yesOfToSpare = (spareCm: string, side: string) =>
  `Yes, ${spareCm} of ${side} to spare`;
export const qrCode = (name: string) => `QR code: ${name}`;
export const by = (one: string, other: string) => `${one} by ${other}`;
export const markFloorTape = (across: string) => `Mark ${across} on the floor with tape.`;
export const walkAroundMarkPiece = (heightCm: string) =>
  `Walk around the mark. The piece is ${heightCm} high.`;
export const laySheetShouldStand = (across: string) =>
  `Lay a sheet of ${across} where it should stand.`;
export const leaveFreeAboveIt = (heightCm: string) => `Leave ${heightCm} free above it.`;
export const markWallTape = (across: string) => `Mark ${across} on the wall with tape.`;
export const stepBackLookComes = (depthCm: string) =>
  `Step back and look. It comes ${depthCm} out of the wall.`;
export const high2 = (name: string, heightCm: string) => `${name}, ${heightCm} high`;
export const noneNewestReviewsGave = (length: number, stars: number) =>
  `None of the newest ${length} reviews gave ${stars}`;
export const theNewest = (length: number) => `the newest ${length}`;
export const all2 = (length: number) => `all ${length}`;
export const cm2 = (cm: number) => `${cm} cm`;
export const stockJustChanged = (left: number) => `The stock has just changed: ${left}.`;
export const a3dModel = (name: string) => `${name}, a 3D model`;
export const qrCodePhone = (what: string) => `QR code: ${what}, for a phone`;
export const thePageOf = (name: string) => `the page of ${name}`;
export const tooDarkOrToo = (ground: string) => `Too dark, or too quick, to find the ${ground}.`;
export const pointMoveSlowly = (ground: string) => `Point at the ${ground} and move slowly.`;
export const trueSize2 = (size: string) => `${size}, true size`;
