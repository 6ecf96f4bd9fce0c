/**
 * Every text of an answer to users, letter for letter, slips included (docs/rules.md, "Forms"). The
 * user interface gets its copy through `npm run codegen`.
 */
export const messages = {
  account: {
    created: "Account created successfully!",
    logInFailed: "Invalid login credentials. Please try again.",
    adminLogInFailed: "Invalid admin login credentials. Please try again.",
    adminLogInError: "Error during admin login. Please try again.",
    emailTaken: "User already exists",
    googleRefused: "GOOGLE LOGIN FIILE. Please try again.",
    googleFailed: "Error during GOOGLE login. Please try again.",
    identityEmailMissing:
      "Your account there has no e-mail address. Please sign up here with e-mail and password.",
    identityEmailTaken:
      "User already exists. Please log in with your password; if you do not know it, reset it first.",
    profileFetchFailed: "Error fetching user data",
    profileSaved: "Profile Saved Successfully!",
    profileInvalid: "Invalid profile details. Please try again.",
    profileFailed: "Error during saving. Please try again.",
    numberInvalid: "Please enter a valid number",
    emailMissing: "Enter Email",
    emailInvalid: "Email not valid",
    emailSent: "Email sent successfully!",
    emailNotFound: "Email not found. Please try again.",
    emailFailed: "Error sending email. Please try again.",
    newPasswordMissing: "Enter Email",
    passwordsDiffer: "Passwords are not matched",
    passwordReset: "Password Reset successfully!",
    passwordNotAccepted: "Password not Accepted",
    passwordResetFailed: "Error reseting Password. Please try again.",
    passwordChanged: "Password changed. Your other sessions have ended.",
    currentPasswordMissing: "Please enter your current password",
    currentPasswordWrong: "This is not your current password",
    codeMissing: "Enter Code",
    emailVerified: "Verify Email successfully!",
    emailVerifiedAlready: "Your e-mail is verified already.",
    codeNotValid: "code not valid. Please try again.",
    codeFailed: "Error sending code. Please try again.",
    notFound: "Account not found.",
    lastAdmin: "This is the last admin. Make somebody else an admin first.",
    notOwnErasure: "You cannot erase the account you are signed in with.",
    notOwnSignOut: "Your own sessions are ended from your profile.",
    erased: "The account was erased.",
  },
  product: {
    notFound: "Product not found.",
    noneFound: "No items found",
    listFailed: "An error occurred while fetching the list",
    noReviews: "No reviews available for this product yet.",
  },
  catalogue: {
    added: "Product added successfully",
    addFailed: "Failed to add product",
    updated: "Item updated successfully",
    updateFailed: "An error occurred while updating the item",
    deleted: "Item deleted successfully",
    deleteFailed: "Failed to delete item",
    removeFailed: "An error occurred while removing the item",
    restored: "Item is back in the shop",
    restoreFailed: "The item could not be put back. Please try again.",
    imageMissing: "Please select an image",
    modelMissing: "Please upload a 3D model",
    imageUploadError: "Error uploading image",
    modelUploadError: "Error uploading 3D model",
    imageUploadFailed: "Failed to upload image.",
    received: "The stock was received",
    counted: "The stock was adjusted",
    limitChanged: "The low-stock limit was changed",
    stockMovesWithOrders: "Stock moves with orders; this is the current count.",
  },
  cart: {
    added: "Item added to cart successfully!",
    updated: "Cart updated successfully!",
    removed: "Item removed from cart",
    empty: "Your cart is empty.",
    checkFailed: "Error checking cart status",
    addFailed: "Error adding to cart",
    updateFailed: "Error updating cart",
    merged: "What you had gathered is in your cart.",
    mergeUndone: "Taken out of your cart again.",
    roomArranged: "The room is saved with your cart.",
    mergeNotFound: "This can no longer be taken out at once. Please change your cart.",
    mergeOrdered: "You have already ordered these items. You can change the order in My Orders.",
  },
  order: {
    placed: "Order successfully placed!",
    placedFallback: "Your Order Placed Successfully!",
    failed: "Something went wrong. Please try again.",
    phoneInvalid: "Please enter 10 digits, for example 077 123 4567, or +94 and 9 digits",
    zipCodeInvalid: "Please enter the 5 digits of your postal code, for example 00300",
    notFound: "Order not found.",
    none: "No orders available",
    noneOngoing: "No ongoing orders",
    nonePrevious: "No previous orders",
    listFailed: "Error fetching orders",
    myListFailed: "Error occurred while fetching orders",
    statusFailed: "Failed to update order status",
    cancelled: "Your order was cancelled. The items are back in the shop.",
    cancelFailed: "The order could not be cancelled. Please try again.",
    cancelledAlready: "This order was cancelled.",
    addressChanged: "Delivery address changed",
    addressFailed: "The address could not be changed. Please try again.",
    commented: "Comment added",
    commentFailed: "The comment could not be added. Please try again.",
    commentMissing: "Please write a comment",
    tooManyComments: "This order has 100 comments, and takes no more.",
    commentBuyerErased: "The buyer's account is erased, so nothing more is noted about this order.",
    addressTooOften:
      "The address of this order has changed too often. Please report an issue, and we will help.",
  },
  review: {
    submitted: "Review submitted successfully",
    failed: "Failed to submit review",
    ratingMissing: "Please select a rating",
    productMissing: "Please select a product to review",
    error: "Error submitting review. Please try again later.",
    savedHere: "Review saved successfully",
    orderMissing: "Couldn't fetch order details",
    network: "Network error. Please check your connection.",
    orderFailed: "Error loading order details",
    orderNotLoaded: "Could not load order details. Please try again later.",
    onlyAfterDelivery: "Only a delivered product can be reviewed.",
  },
  report: {
    sent: "Your report has been sent.",
    failed: "Failed to submit your report. Please try again later.",
    issueTypeMissing: "Please select an issue type",
    subjectMissing: "Subject is required",
    descriptionMissing: "Description is required",
    emailMissing: "Email is required",
    emailInvalid: "Please enter a valid email",
    tooManyAttachments: "At most 3 attachments",
    attachmentRefused: "Please attach pictures (PNG, JPEG, WebP) or PDF files of at most 5 MB",
    attachmentsNeedEmail:
      "Please verify your e-mail before you attach files: your profile sends you a code. Without files the report can be sent now.",
    attachmentsFull:
      "Your reports hold as many files as they may. Please send this one without files.",
    attachmentsUnavailable:
      "The shop cannot take files right now. Please send the report without them, or try again later.",
    busy: "Others are sending files right now. Please try again in a few seconds.",
    notFound: "Report not found.",
    answerMissing: "Please write an answer",
    tooManyAnswers: "This report has been answered as often as a report can be",
    answered: "The answer has been sent.",
    answeredAndClosed: "The answer has been sent, and the report is closed.",
    closed: "The report is closed.",
    reopened: "The report is open again.",
  },
  settings: {
    saved: "Settings saved",
    saveFailed: "The settings could not be saved. Please try again.",
    nameMissing: "Please give the shop a name",
  },
  upload: {
    signedOut: "Your session has ended. Sign in and it goes on.",
    full: "The shop's store for files is full. Remove files, or raise its limit.",
    notAllowed: "This is not open to you.",
    storeClosed:
      "The store for files does not let the shop in. Whoever runs the shop has to mend its settings.",
    expired: "This upload has expired. Please choose the file again.",
    canceled: "Upload canceled.",
    unreachable: "The shop cannot be reached. What has arrived is kept.",
    damaged: "The file was damaged on the way; nothing of the damaged part is kept.",
    tooLarge: "The file is too large: at most 20 MB.",
    notAPicture: "This is not a JPEG, PNG, WebP or AVIF picture.",
    pictureUnreadable: "The picture cannot be read: it is damaged, or cut off.",
    pictureTooManyPixels: "The picture has too many pixels: at most 50 million.",
    pictureTooManyDeepPixels:
      "The picture has too many pixels: at most 25 million with 16 bits a colour.",
    pictureTooSlow: "The picture takes too long to read. Please save it smaller.",
    emptyFile: "The file is empty. Please choose another.",
    notAModel: "This is not a GLB model.",
    notAQuickLook: "This is not a USDZ that phones read in place.",
    modelMissing: "The model that it belongs to is not in the shop's store.",
    modelUnreadable: "The model could not be checked in time: it is too complicated.",
    unknownFile: "This file is not in the shop's store. Please upload it again.",
  },
  command: {
    reused: "This request id was already used for something else.",
  },
} as const;

/** "Order status updated to {status}" of the catalogue. */
export const orderStatusUpdated = (status: string): string => `Order status updated to ${status}`;

/** Refusal to cancel an order that is past Item Preparing. */
export const tooLateToCancel = (status: string): string =>
  `This order is at ${status} and can no longer be cancelled here. Please report an issue, and we will help.`;

/** Refusal to change the address of an order that is past Item Preparing. */
export const tooLateForAddress = (status: string): string =>
  `This order is at ${status}, and its address can no longer change here. Please report an issue, and we will help.`;

/** Answer to an admin after ending a person's sessions. */
export const personSignedOut = (ended: number): string =>
  ended === 1 ? "Signed out of one place." : `Signed out of ${ended} places.`;

/** Answer to an admin after granting a role. */
export const roleGranted = (name: string, role: string): string => `${name} is now ${role}.`;
