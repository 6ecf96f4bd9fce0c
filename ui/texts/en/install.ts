/* Texts of the app. */

export const trueSize = "True size, in your room";
export const trueSizeText =
  "Augmented reality (AR) stands any item on your floor through the camera, at its true size. Every item has its dimensions, and the shop tells you whether it fits.";
export const yourOrderLive = "Your order, live";
export const yourOrderLiveText =
  "Preparing, packing, on the road, at the door. The page moves when the order moves.";
export const oneCartEverywhere = "One cart everywhere";
export const oneCartText =
  "What you put in on the phone lies in the cart on your computer, and the other way round.";
export const ordersThatWait = "Orders that wait";
export const ordersThatWaitText =
  "No connection when you press Place Order? It waits on your phone and goes out by itself, once.";
export const installed = "The app is installed. You find it beside your other apps.";
export const downloadTheApp = "Download the app";
export const noStoreNeeded =
  "Nothing to unpack and no store: the browser puts it on your home screen.";
export const onIphone =
  "On an iPhone or iPad: open this page in Safari, press Share, then Add to Home Screen.";
export const onFirefoxPhone =
  "In Firefox: open the menu with the three dots, then Add app to Home screen.";
export const onSamsung =
  "In Samsung Internet: open the menu with the three lines, then Add page to, Home screen.";
export const onAndroid =
  "Open the browser’s menu with the three dots, then Add to Home screen or Install app.";
export const onFirefoxComputer =
  "Firefox on a computer installs no apps. Open this page on your phone, or in Chrome or Edge.";
export const onSafari = "In Safari: open the File menu, then Add to Dock.";
export const onComputer =
  "Press the install sign at the right end of the address bar, or look for Install in the browser’s menu.";
export const appStore = "App Store";
export const googlePlay = "Google Play";
export const soonInTheStores = "Soon in the stores";
export const stepDownload = "Press Download the app and say yes to the browser.";
export const stepOpen = "Open Nivasa from your home screen, beside your other apps.";
export const stepFind = "Find a piece, press “Place in my room”, and see it on your floor in AR.";
export const stepOrder = "Order, watch it come, and pay the driver at the door.";
export const mobileApp = "Mobile App";
export const appHeading = "Stand it in your own room first";
export const appLead =
  "The Nivasa app is this shop, installed on your phone: the same pieces, the same cart, the same orders, one touch away and with the whole screen to itself.";
export const whatItDoes = "What it does";
export const fromShopToFloor = "From the shop to your floor";
export const standingBeforePiece = "Standing before a piece in our rooms?";
export const scanCodeBeside = "Scan the code beside it";
export const fiveRoomsTryHome = "Five rooms to try at home";
