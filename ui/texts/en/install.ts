/* Texts of the mobile app page. */

import { roomsInWords } from "../count-words.ts";

export const realSize = "Real size, in your room";
export const realSizeText =
  "Augmented reality (AR) shows any item on your floor through the camera, at its real size. Every item lists its dimensions, and the shop checks whether it fits.";
export const yourOrderLive = "Your order, live";
export const yourOrderLiveText =
  "Preparing, packing, on the road, at the door. The page updates as your order moves.";
export const oneCartEverywhere = "One cart everywhere";
export const oneCartText =
  "Add an item on your phone and it’s in the cart on your computer, and vice versa.";
export const ordersThatWait = "Orders that wait for a connection";
export const ordersThatWaitText =
  "No connection when you press Place Order? Your phone saves the order and sends it once when you’re back online.";
export const installed = "The app is installed. You’ll find it with your other apps.";
export const downloadTheApp = "Download the app";
export const noStoreNeeded = "No app store needed: the browser adds it to your home screen.";
export const onIphone =
  "On an iPhone or iPad: open this page in Safari, press Share, then Add to Home Screen.";
export const onFirefoxPhone =
  "In Firefox: open the menu with the three dots, then Add app to Home screen.";
export const onSamsung =
  "In Samsung Internet: open the menu with the three lines, then Add page to, Home screen.";
export const onAndroid =
  "Open the browser’s menu with the three dots, then Add to Home screen or Install app.";
export const onFirefoxComputer =
  "Firefox on a computer can’t install apps. Open this page on your phone, or in Chrome or Edge.";
export const onSafari = "In Safari: open the File menu, then Add to Dock.";
export const onComputer =
  "Press the install icon at the right end of the address bar, or look for Install in the browser’s menu.";
export const appStore = "App Store";
export const googlePlay = "Google Play";
export const soonInTheStores = "Coming soon to the stores";
export const stepDownload = "Press Download the app, then confirm in your browser.";
export const stepOpen = (shop: string) => `Open ${shop} from your home screen, like any other app.`;
export const stepFind = "Find an item, press “Place in my room”, and see it on your floor in AR.";
export const stepOrder = "Order, follow your delivery, and pay the driver at the door.";
export const mobileApp = "Mobile App";
export const appHeading = "See it in your own room first";
export const appLead = (shop: string) =>
  `The ${shop} app is this shop, installed on your phone: the same items, cart and orders, one tap away and in full screen.`;
export const whatItDoes = "What it does";
export const fromShopToFloor = "From the shop to your floor";
export const lookingAtItem = "Looking at an item in our showroom?";
export const scanCodeNextToIt = "Scan the code next to it";
export const roomsTryHome = (count: number) => `${roomsInWords(count)} to try at home`;
