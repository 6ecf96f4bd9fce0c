/** The shop's texts, written by `npm run codegen` from domain/. */

export const upload = {
  "signedOut": "Your session has ended. Sign in and it goes on.",
  "full": "The shop's store for files is full. Remove files, or raise its limit.",
  "notAllowed": "This is not open to you.",
  "storeClosed": "The store for files does not let the shop in. Whoever runs the shop has to mend its settings.",
  "expired": "This upload has expired. Please choose the file again.",
  "canceled": "Upload canceled.",
  "unreachable": "The shop cannot be reached. What has arrived is kept.",
  "damaged": "The file was damaged on the way; nothing of the damaged part is kept.",
  "tooLarge": "The file is too large: at most 20 MB.",
  "notAPicture": "This is not a JPEG, PNG, WebP or AVIF picture.",
  "pictureUnreadable": "The picture cannot be read: it is damaged, or cut off.",
  "pictureTooManyPixels": "The picture has too many pixels: at most 50 million.",
  "pictureTooManyDeepPixels": "The picture has too many pixels: at most 25 million with 16 bits a colour.",
  "pictureTooSlow": "The picture takes too long to read. Please save it smaller.",
  "emptyFile": "The file is empty. Please choose another.",
  "notAModel": "This is not a GLB model.",
  "notAQuickLook": "This is not a USDZ that phones read in place.",
  "modelMissing": "The model that it belongs to is not in the shop's store.",
  "modelUnreadable": "The model could not be checked in time: it is too complicated.",
  "unknownFile": "This file is not in the shop's store. Please upload it again."
} as const;