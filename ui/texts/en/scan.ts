/* Texts of the QR code scanner. */

export const foreignCode = (shop: string) => `This code isn’t from ${shop}`;
export const foreignCodeWhy = "It doesn’t belong to an item in this shop, so nothing was opened.";
export const unknownItem = "We don’t have an item with this code";
export const unknownItemWhy = "It may no longer be sold. Search for a similar item.";
export const noCode = "There’s no code in this picture";
export const noCodeWhy = "Choose a picture that shows the whole code, sharp and in good light.";
export const fileUnreadable = "This file couldn’t be read";
export const fileUnreadableWhy = "Choose a picture: JPEG, PNG or WebP.";
export const shopNotResponding = "The shop isn’t responding";
export const shopNotRespondingWhy = "Check your connection and scan again.";
export const whatTheCameraSees = "What the camera sees";
export const cameraBlocked = "Camera access is blocked";
export const cameraBlockedWhy =
  "Allow it in your browser’s settings, or choose a picture of the code.";
export const noCameraHere = "No camera found";
export const noCameraWhy = "Choose a picture of the code instead.";
export const holdCode = "Hold the code in front of the camera";
export const cameraStaysHere =
  "The camera is only used while it’s open here. Nothing it sees leaves your device.";
export const closeTheCamera = "Close the camera";
export const scanAgain = "Scan again";
export const openTheCamera = "Open the camera";
export const light = "Light";
export const chooseAPicture = "Choose a picture";
export const pictureCode = "A picture of the code";
export const searchByName = "Search by name";
export const scanACode = "Scan a code";
export const scanLead =
  "Every item in our showroom has a code next to it. Scan it to see the item’s price, size and stock here.";
