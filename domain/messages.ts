import { roleNames } from "./permissions.ts";

/**
 * The texts of answers to users. Those that docs/rules.md ("Forms") quotes stay letter for letter,
 * slips included. The user interface gets its copy through `npm run codegen`.
 */
export const messages = {
  access: {
    signInRequired: "Please sign in.",
    notAllowed: "You don’t have permission to do this.",
    numbersOnly: "You can’t see names. Search by order number, such as NV-7K3M9Q.",
    unavailable: "The shop can’t answer right now. Please try again.",
  },
  account: {
    created: "Account created successfully!",
    logInFailed: "Invalid login credentials. Please try again.",
    adminLogInFailed: "Invalid admin login credentials. Please try again.",
    adminLogInError: "Error during admin login. Please try again.",
    emailTaken: "User already exists",
    googleRefused: "GOOGLE LOGIN FIILE. Please try again.",
    googleFailed: "Error during GOOGLE login. Please try again.",
    identityEmailMissing:
      "Your Google account has no email address. Please sign up here with an email and a password.",
    identityEmailTaken:
      "User already exists. Please log in with your password, or reset it if you don’t know it.",
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
    passwordChanged: "Password changed. You’re signed out on all other devices.",
    currentPasswordMissing: "Please enter your current password",
    currentPasswordWrong: "This isn’t your current password",
    codeMissing: "Enter Code",
    emailVerified: "Verify Email successfully!",
    emailVerifiedAlready: "Your email is already verified.",
    codeNotValid: "code not valid. Please try again.",
    codeFailed: "Error sending code. Please try again.",
    notFound: "Account not found.",
    lastAdmin: "The shop needs an owner. Make another account an owner first.",
    roleNeedsVerifiedEmail:
      "This person hasn’t verified their email yet. Roles need a verified email.",
    roleChanged: "Another owner changed this role meanwhile. Your choice was not stored.",
    notOwnErasure: "You can’t erase the account you’re signed in with.",
    notOwnSignOut: "You can end your own sessions in your profile.",
    erased: "The account was erased.",
  },
  promotion: {
    notFound: "This code doesn’t exist.",
    codeTaken: "This code already exists. Choose another one.",
    codeInvalid: "Please enter 4 to 20 letters and digits",
    amountInvalid: "Please enter an amount above 0",
    created: "The promotion is created.",
    pausedNow: "The promotion is paused.",
    resumed: "The promotion is running again.",
    endedNow: "The promotion has ended.",
    ended: "An ended promotion can’t start again. Create another one.",
  },
  opening: {
    missing: {
      name: "The shop needs a name",
      phone: "The shop needs a phone number",
      item: "The shop needs an item with a price and pieces in stock",
    },
    notYet: "The shop isn’t open yet.",
    closed: "The shop is closed for now.",
    untilInvalid: "Please choose a day after today",
    opened: "The shop is open.",
    closedNow: "The shop is closed.",
  },
  page: {
    notFound: "This page doesn’t exist.",
    versionNotFound: "This page has no such version.",
    slugForm: "Use small letters a to z, digits and single hyphens, at most 60 characters",
    slugReserved: "The shop uses this address itself. Choose another one.",
    slugTaken: "A page with this address exists. Choose another one.",
    tooMany: "The shop has 30 pages, the maximum. Withdraw one first.",
    titleMissing: "Please enter a title",
    titleForm: "Please enter a title of one line",
    titleLong: "At most 80 characters",
    textLong: "A text may have at most 64 KiB. Split the page, or shorten the text.",
    changed: "Another owner changed this text in the meantime.",
    newerVersion: "Another owner published or withdrew this page in the meantime.",
    tooManyDrafts: "You have saved very often.",
    tooManyVersions: "You have published very often.",
    saved: "Draft saved",
    added: "The page is added. Visitors see it when you publish it.",
    published: "The page is published.",
    nothingNew: "Visitors see this text already.",
    restored: "The earlier text is published as a new version.",
    withdrawn: "The page is withdrawn. Its versions are kept.",
    saveFailed: "The draft couldn’t be saved. Please try again.",
    failed: "The page couldn’t be changed. Please try again.",
  },
  invitation: {
    taken: "This email already has an account. Change its role in the list instead.",
    role: "Please choose a role. A person can become an owner once they have signed in.",
    failed: "The invitation couldn’t be sent. Please try again.",
  },
  webhook: {
    notFound: "This subscription doesn’t exist any more.",
    tooMany: "The shop has 20 subscriptions, the maximum. Remove one first.",
    nameMissing: "Please enter a name",
    nameTaken: "Another subscription has this name. Choose another one.",
    addressInvalid: "Please enter an address that starts with https://, without a user name",
    kindsMissing: "Please choose at least one event",
    kindUnknown: "The shop doesn’t send this event",
    positionUnknown: "The log has no event at this position.",
    tooManyTests: "You have sent several tests.",
    added: "The subscription is added. It starts with the next event.",
    saved: "The subscription is saved.",
    pausedNow: "The subscription is paused. Its events are queued.",
    resumed: "The subscription is active again.",
    removed: "The subscription is removed.",
    retried: "The next event is sent again now.",
    replayed: "The events are sent again, in order.",
    rotated: "The new secret is valid. The old one is valid for another day.",
  },
  product: {
    notFound: "Product not found.",
    variantNotFound: "This variant doesn’t belong to the item.",
    detailsOfItem: (id: string) => `Please change this on the item itself: ${id}.`,
    severalVariants: (field: string, ids: readonly string[]) =>
      `This item has several variants, each with its own ${field}. Use one of their IDs: ${ids.join(", ")}.`,
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
    restoreFailed: "The item couldn’t be restored. Please try again.",
    imageMissing: "Please select an image",
    modelMissing: "Please upload a 3D model",
    imageUploadError: "Error uploading image",
    modelUploadError: "Error uploading 3D model",
    imageUploadFailed: "Failed to upload image.",
    received: "The stock was received",
    counted: "The stock was adjusted",
    limitChanged: "The low-stock limit was changed",
    stockMovesWithOrders: "The stock has changed with recent orders. This is the current count.",
  },
  cart: {
    added: "Item added to cart successfully!",
    updated: "Cart updated successfully!",
    removed: "Item removed from cart",
    empty: "Your cart is empty.",
    checkFailed: "Error checking cart status",
    addFailed: "Error adding to cart",
    updateFailed: "Error updating cart",
    merged: "Your items have been added to your cart.",
    mergeUndone: "The items have been removed from your cart.",
    roomArranged: "The room is saved with your cart.",
    mergeNotFound: "These items can no longer be removed together. Please edit your cart.",
    mergeOrdered: "You have already ordered these items. You can change the order in My Orders.",
  },
  wishList: {
    added: "Saved to your wish list",
    removed: "Removed from your wish list",
    restored: "Back on your wish list",
    moved: "The item is in your cart",
    merged: "The items from this device were added to your wish list.",
    shared: "Your wish list is shared",
    unshared: "Your wish list is no longer shared",
    alertOn: "We’ll email you if the price drops",
    alertOff: "We won’t email you about this price",
    failed: "Your wish list couldn’t be changed. Please try again.",
    notListed: "This item is no longer on your wish list.",
    nothingToUndo: "This item can no longer be restored. Please save it again.",
  },
  stockAlert: {
    requested: "We’ll email you when it’s back",
    mailed: "We’ve sent you an email. Open its link to confirm your address.",
    confirmed: "Your address is confirmed. We’ll email you when it’s back.",
    removed: "We won’t email you about this item",
    ended: "The alert has ended",
    failed: "Your alert couldn’t be changed. Please try again.",
    inStock: "This item is in stock. You can order it now.",
    linkEnded: "This link no longer works.",
    resubscribed: "You’ll get these emails again.",
  },
  order: {
    placed: "Order successfully placed!",
    placedFallback: "Your Order Placed Successfully!",
    failed: "Something went wrong. Please try again.",
    phoneInvalid: "Please enter 10 digits, for example 077 123 4567, or +94 and 9 digits",
    zipCodeInvalid: "Please enter the 5 digits of your postal code, for example 00300",
    notFound: "Order not found.",
    notTracked:
      "We couldn’t find an order with this number and phone or email. Please check both and try again.",
    none: "No orders available",
    noneOngoing: "No ongoing orders",
    nonePrevious: "No previous orders",
    listFailed: "Error fetching orders",
    myListFailed: "Error occurred while fetching orders",
    statusFailed: "Failed to update order status",
    cancelled: "Your order was cancelled. The items are back in stock.",
    cancelFailed: "The order couldn’t be cancelled. Please try again.",
    cancelledAlready: "This order was cancelled.",
    returnedAlready: "This order was returned to the shop.",
    addressChanged: "Delivery address changed",
    addressFailed: "The address couldn’t be changed. Please try again.",
    commented: "Comment added",
    commentFailed: "The comment couldn’t be added. Please try again.",
    commentMissing: "Please write a comment",
    tooManyComments: "This order has the maximum of 100 comments.",
    commentBuyerErased:
      "The customer’s account was deleted, so no more comments can be added to this order.",
    addressTooOften:
      "The address of this order has changed too often. Please report an issue, and we’ll help.",
  },
  calls: {
    recorded: "Call recorded",
    undone: "Call undone",
    requested: "Another call is due for this order",
    failed: "The call couldn’t be recorded. Please try again.",
    confirmedAlready: "This order is already confirmed.",
    decisionMissing: "Three calls had no answer. Call once more, or cancel the order.",
    nothingToDecide: "This order needs no decision.",
    nothingToUndo: "This call can no longer be undone.",
    refusedOnPhone: "The order was refused on the phone and is cancelled.",
    reasonMissing: "Please choose a reason",
  },
  desk: {
    itemsReturned: "Return recorded. The customer gets an email.",
    refunded: "Refund recorded. The customer gets an email.",
    returnFailed: "The return couldn’t be recorded. Please try again.",
    notDelivered: "Only items of a delivered order can be returned.",
    returnedTooOften: "This order has the maximum number of returns.",
    hasReturns: "Items of this order were returned, so its items can no longer be changed.",
    commentShared: "Comment added. The customer gets an email.",
    itemsChanged: "Items changed. The customer gets an email.",
    itemsFailed: "The items couldn’t be changed. Please try again.",
    itemsChanging: "The items of this order are being changed. Please try again in a moment.",
    itemsChangedTooOften: "The items of this order have changed too often.",
    addressChanged: "Address changed. The customer gets an email.",
    cancelled: "The order is cancelled. The customer gets an email.",
    onRun:
      "The driver has this order. Mark the stop Not delivered; the items come back with the run.",
    deliveredAlready:
      "This order was delivered and can no longer be cancelled. Items can be returned instead.",
  },
  phoneOrder: {
    placed: "Order placed. The customer gets an email.",
    invited: "Order placed. The customer gets an email, and an invitation to set a password.",
    earlier: "The same order was placed less than five minutes ago, so nothing new was placed.",
    pending: "The order is being placed. It will soon be on the board.",
    failed: "The order couldn’t be placed. Nothing was lost. Please try again.",
    customerUnknown: "This customer no longer has an account. Please search again.",
    noCustomer: "This account can’t have orders, because of its role. Please use another email.",
  },
  delivery: {
    changed: "Delivery day changed",
    changeFailed: "The delivery day couldn’t be changed. Please try again.",
    changing: "The delivery day of this order is being changed. Please try again in a moment.",
    changedTooOften:
      "The delivery day of this order has changed too often. Please contact us, and we’ll help.",
  },
  run: {
    planned: "Run planned",
    changed: "Run changed",
    started: "Run started. Its orders are out for delivery.",
    answered: "Stop saved",
    ended: "Run ended. Hand in the cash and the goods at the shop.",
    closed: "Run closed",
    discarded: "Run discarded. Its orders can be planned again.",
    goodsReceived: "Goods received. They are back in stock.",
    notFound: "Run not found.",
    stopNotFound: "This order is not on the run.",
    notOpen: "This run doesn’t allow that now.",
    alreadyStarted: "This run has started. Close it when its driver is back.",
    changedMeanwhile: "This run was changed in the meantime. Check it before you go on.",
    stopAnswered: "This stop already has an answer.",
    driverMissing: "Please choose a driver",
    notDriver: "This person can’t answer the stops of a run. Please choose another driver.",
    noStops: "Please choose at least one order",
    onOtherRun: "This order is on another run.",
    notOnTheWay: "Only orders that still have to be delivered can be on a run.",
    isChanging: "This order is being changed, so it can’t go out now.",
    buyerErased: "The customer’s account was deleted, so there is no address to deliver to.",
    shortReasonMissing: "Please choose why less was collected",
    amountMissing: "Please enter the amount",
    differenceReasonMissing: "Please choose a reason for the difference",
    explained: "The difference is explained",
    nothingToExplain: "This difference is explained already, or there is none.",
    onlyOwn: "This run belongs to another driver.",
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
    onlyAfterDelivery: "You can only review delivered items.",
    waits: "Review submitted successfully. It appears after approval, usually within a day.",
    notFound: "This review is no longer in the shop.",
    ownNotHelpful: "You can’t mark your own review as helpful.",
    tooManyPhotos: "You can add up to 4 photos.",
    photoUnknown: "A photo is no longer stored. Please add it again.",
    photoTooLarge: "This photo is too large. The limit is 10 MB.",
    notAPhoto: "Please choose a JPEG, PNG, WebP or AVIF photo. Save an HEIC photo as JPEG first.",
    photosFull:
      "Your reviews have the maximum number of photos. Please send this one without photos.",
    photosUnavailable:
      "The shop can’t store photos right now. Please send your review without them.",
    photosBusy: "Many photos are being added right now. Please try again in a moment.",
    marked: "Marked as helpful",
    unmarked: "No longer marked as helpful",
  },
  moderation: {
    photoNotFound: "This review has no such photo.",
    answerMissing: "Please write an answer",
    authorErased: "The author’s account was deleted, so this review can no longer be answered.",
    published: "Review published",
    held: "The review is back in the queue",
    hidden: "Review hidden",
    photoHidden: "Photo hidden",
    photoShown: "Photo is visible again",
    answered: "Answer saved",
    failed: "The review couldn’t be changed. Please try again.",
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
      "Please verify your email before you attach files: your profile sends you a code. You can send the report without files now.",
    attachmentsFull:
      "Your reports have the maximum number of files. Please send this one without files.",
    attachmentsUnavailable:
      "The shop can’t accept files right now. Please send the report without them, or try again later.",
    busy: "The shop is receiving many files right now. Please try again in a few seconds.",
    notFound: "Report not found.",
    answerMissing: "Please write an answer",
    tooManyAnswers: "This report has the maximum number of answers",
    answered: "The answer has been sent.",
    answeredAndClosed: "The answer has been sent and the report is closed.",
    closed: "The report is closed.",
    reopened: "The report is open again.",
  },
  push: {
    off: "This shop sends no messages to devices.",
    serviceUnknown: "The shop can’t send messages to this browser.",
    keyInvalid: "The keys of this subscription are invalid.",
    noSession: "Please sign in again, then turn messages on.",
    tooMany: "Notifications are on for 10 devices. Remove one of them first.",
    notForRole: "Your role gets no messages about new orders.",
    notFound: "Messages are off for this device.",
    tooManyTests: "You sent several test messages just now.",
    failed: "Not saved. Please try again.",
  },
  category: {
    notFound: "This category does not exist.",
    archived: "This category is archived. Restore it first.",
    last: "The shop needs at least one category.",
    targetMissing: "Please choose the category that takes its items.",
    full: "24 categories is the limit. Archive one first, or use a filter instead.",
    allFull: "30 categories with the archived ones is the limit. Restore and rename one of them.",
    unknown: "Please choose one of the shop’s categories",
    nameMissing: "Please enter an English name",
    nameTaken: (name: string, isArchived: boolean) =>
      isArchived
        ? `An archived category has the name ${name}. Restore it, or choose another name.`
        : `Another category has the name ${name}.`,
    slugInvalid: "Please use small letters, digits and dashes, such as garden-lamps",
    slugTaken: (slug: string, name: string, free: string) =>
      `The address ${slug} belongs to ${name}. ${free} is free.`,
    slugsFull: "This category has had 20 addresses. Choose one of them.",
    saved: "Category saved",
    saveFailed: "The category couldn’t be saved. Please try again.",
  },
  settings: {
    zonesChanged:
      "Another admin changed the delivery zones in the meantime. Please check them again.",
    zonesSaved: "Delivery zones saved",
    dayIsOver: "This day is over",
    dayTooFar: "This day is too far ahead",
    shopDaysSaved: "Closed days saved",
    workingDaysSaved: "Working days saved",
    dayClosed: "This day is closed for deliveries",
    dayOpened: "This day is open for deliveries again",
    saved: "Settings saved",
    saveFailed: "The settings couldn’t be saved. Please try again.",
    nameMissing: "Please enter a name for the shop",
    undoTooOld: "This change is too old to undo. Enter the value again.",
  },
  upload: {
    signedOut: "Your session has ended. Sign in to continue.",
    full: "The shop’s file storage is full. Remove files, or raise its limit.",
    storeClosed:
      "File storage refused access. Ask the person who runs the shop to check its settings.",
    expired: "This upload has expired. Please choose the file again.",
    canceled: "Upload canceled.",
    unreachable: "The shop can’t be reached. The uploaded part is saved.",
    damaged: "The file was damaged during the upload. The damaged part was discarded.",
    tooLarge: "The file is too large. The maximum is 20 MB.",
    notAPicture: "This isn’t a JPEG, PNG, WebP or AVIF picture. Save an HEIC photo as JPEG first.",
    pictureUnreadable: "The picture can’t be read: it’s damaged or incomplete.",
    pictureTooManyPixels: "The picture has too many pixels. The maximum is 50 million.",
    pictureTooManyDeepPixels:
      "The picture has too many pixels. The maximum is 25 million at 16 bits per colour.",
    pictureTooSlow: "The picture takes too long to read. Please use a smaller one.",
    emptyFile: "The file is empty. Please choose another.",
    notAModel: "This isn’t a GLB model.",
    notAQuickLook: "This USDZ file can’t be opened in AR.",
    modelMissing: "The model it belongs to isn’t in the shop’s file storage.",
    modelUnreadable: "The model couldn’t be checked in time: it’s too complex.",
    unknownFile: "This file isn’t in the shop’s file storage. Please upload it again.",
  },
  command: {
    reused: "This request id was already used for something else.",
  },
} as const;

/** Documented as "Order status updated to {status}". */
export const orderStatusUpdated = (status: string): string => `Order status updated to ${status}`;

/** Refusal to cancel an order that is past Item Preparing. */
export const tooLateToCancel = (status: string): string =>
  `This order is at ${status} and can no longer be cancelled here. Please report an issue, and we’ll help.`;

/** Refusal to change the address of an order that is past Item Preparing. */
export const tooLateForAddress = (status: string): string =>
  `This order is at ${status}, and its address can no longer be changed here. Please report an issue, and we’ll help.`;

/** Refusal of a change of the address by staff. */
export const tooLateForStaffAddress = (status: string): string =>
  `This order is at ${status}. Its address can only be changed at Item Preparing.`;

/** Refusal to call about an order that is past Item Packing. */
export const tooLateForCall = (status: string): string =>
  `This order is at ${status}, so it doesn’t need a call any more.`;
/** Refusal to change the items of an order that is past Item Preparing. */
export const tooLateForItems = (status: string): string =>
  `This order is at ${status}. Its items can only be changed at Item Preparing.`;

/** Refusal to change the delivery day of an order that is past Item Preparing. */
export const tooLateForDay = (status: string): string =>
  `This order is at ${status}, and its delivery day can no longer be changed here. Please contact us, and we’ll help.`;

/** Refusal of a delivery day that is full, closed or no longer possible; `day` is in words. */
export const dayTaken = (day: string): string =>
  `${day} has just filled up. Please choose another time.`;

/** Answer to an admin after signing an account out. */
export const personSignedOut = (ended: number): string =>
  ended === 1 ? "Signed out on one device." : `Signed out on ${ended} devices.`;

/** Refusal to take the role of a person who drives an open run; `run` is in words. */
export const drivesRun = (name: string, run: string, then: string): string =>
  `${name} drives ${run}. Give the run to another driver, or close it, and then ${then}.`;

/** Refusal to erase a customer whose goods a driver brings. */
export const goodsOnTheRoad = (name: string, run: string): string =>
  `An order of ${name} is on the road with ${run}, and its driver needs the address. Erase the account when the stop is answered.`;

/** Answer to an owner after inviting a colleague. */
export const staffInvited = (email: string, role: keyof typeof roleNames): string =>
  `${email} gets an email. With its link, the person sets a password and has the ${roleNames[role]} role.`;

/** Answer to an owner after granting a role. */
export const roleGranted = (name: string, role: keyof typeof roleNames): string =>
  `${name} now has the ${roleNames[role]} role.`;
