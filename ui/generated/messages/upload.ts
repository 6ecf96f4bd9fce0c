/** The shop's texts, written by `npm run codegen` from domain/. */

export const upload = {
  "signedOut": "Your session has ended. Sign in to continue.",
  "full": "The shop’s file storage is full. Remove files, or raise its limit.",
  "storeClosed": "File storage refused access. Ask the person who runs the shop to check its settings.",
  "expired": "This upload has expired. Please choose the file again.",
  "canceled": "Upload canceled.",
  "unreachable": "The shop can’t be reached. The uploaded part is saved.",
  "damaged": "The file was damaged during the upload. The damaged part was discarded.",
  "tooLarge": "The file is too large. The maximum is 20 MB.",
  "notAPicture": "This isn’t a JPEG, PNG, WebP or AVIF picture. Save an HEIC photo as JPEG first.",
  "pictureUnreadable": "The picture can’t be read: it’s damaged or incomplete.",
  "pictureTooManyPixels": "The picture has too many pixels. The maximum is 50 million.",
  "pictureTooManyDeepPixels": "The picture has too many pixels. The maximum is 25 million at 16 bits per colour.",
  "pictureTooSlow": "The picture takes too long to read. Please use a smaller one.",
  "emptyFile": "The file is empty. Please choose another.",
  "notAModel": "This isn’t a GLB model.",
  "notAQuickLook": "This USDZ file can’t be opened in AR.",
  "modelMissing": "The model it belongs to isn’t in the shop’s file storage.",
  "modelUnreadable": "The model couldn’t be checked in time: it’s too complex.",
  "unknownFile": "This file isn’t in the shop’s file storage. Please upload it again."
} as const;