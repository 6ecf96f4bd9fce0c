/* Texts of the scanner of codes. */

export const foreignCode = "This code is not from Nivasa";
export const foreignCodeWhy = "It does not lead to a piece of this shop, so nothing was opened.";
export const unknownPiece = "No piece has this name";
export const unknownPieceWhy = "It may have left the shop. Search for one like it.";
export const noCode = "There is no code in this picture";
export const noCodeWhy = "Choose one that shows the whole code, sharp and in good light.";
export const fileUnreadable = "This file could not be read";
export const fileUnreadableWhy = "Choose a picture: JPEG, PNG or WebP.";
export const shopSilent = "The shop did not answer";
export const shopSilentWhy = "Please look at your connection and scan again.";
export const whatTheCameraSees = "What the camera sees";
export const theCameraIsClosed = "The camera is closed";
export const cameraClosedWhy =
  "Allow it in the settings of your browser, or choose a picture of the code.";
export const noCameraHere = "There is no camera here";
export const noCameraWhy = "Choose a picture of the code instead.";
export const holdCode = "Hold the code before the camera";
export const cameraStaysHere =
  "The camera is used only while it is open here. Nothing it sees leaves your device.";
export const closeTheCamera = "Close the camera";
export const scanAgain = "Scan again";
export const openTheCamera = "Open the camera";
export const light = "Light";
export const chooseAPicture = "Choose a picture";
export const pictureCode = "A picture of the code";
export const searchByName = "Search by name";
export const scanACode = "Scan a code";
export const scanLead =
  "Beside each piece in our rooms stands a code. It opens the piece here, with its price, its size and what is left of it.";
