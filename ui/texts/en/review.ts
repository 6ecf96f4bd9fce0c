/* Texts of reviews. */

export const whatShouldOthersKnow = "What should others know?";
export const mayStayEmpty = "You can leave this empty";
export const orderOnThisDevice = "Order on this device";
export const keptUntilDelivered =
  "We’ll keep it on this device until the order is delivered. Then choose Add a Review in My Orders to send it.";
export const edit = "Edit";
export const myOrders = "My Orders";
export const mayBeAnothers = "It may be another customer’s order, or the address may be mistyped.";
export const reviewAfterDelivery = "You can review it after delivery. My Orders shows where it is.";
export const reviewedByYou = "Reviewed by you";
export const allReviewed = "You’ve reviewed everything in this order.";
export const reviewAnotherItem = "Review another item";
export const seeOnPage = "See it on the product page";
export const you = "You";
export const revise = "Revise";
export const yourReview = "your review";
export const previousVersion = "Previous version";
export const whichItem = "Which item?";
export const yourReviewHeading = "Your review";
export const sendTheReview = "Send review";
export const deleteTheDraft = "Delete draft";
export const nameIsShown =
  "Your name is shown with it. You can revise it later; the previous version stays in the shop’s history.";
export const addAReview = "Add a Review";
export const loadingTheOrder = "Loading the order";
export const notForMe = "Not for me";
export const couldBeBetter = "Could be better";
export const good = "Good";
export const veryGood = "Very good";
export const justRight = "Just right";
export const howIsIt = "How is it, now that you live with it?";
export const logInToReview = "Log in to add a review";
export const notDeliveredYet = "Not delivered yet";
export const order = (number: string) => `Order ${number}`;
export const delivered = (order: string) => `Delivered ${order}`;
export const of5 = (stars: number, words: string) => `${stars} of 5, ${words}`;
export const charactersOf = (typed: string, most: string) => `${typed} of ${most} characters`;
export const draftSaved = (when: string) => `Draft saved on this device, ${when}`;
export const revisedOn = "revised {day}";
export const yourReviewOf = (name: string) => `Your review of the ${name}`;
export const reviseWhich = (name: string) => `your review of the ${name}`;
export const photos = "Photos";
export const optionalPhotos = "You can leave these out";
export const addPhotos = "Add photos";
export const addMorePhotos = (left: number) => `Add ${left} more`;
export const dropHere = "Drop here";
export const addingPhoto = "Adding…";
export const photoNotAdded = "Not added";
export const photosHint =
  "Up to 4, each up to 10 MB. We remove the location and time stored in them.";
export const photoFailed = "Not added. Please try again.";
export const removePhoto = (number: number) => `Remove photo ${number}`;
export const photoNumber = (number: number) => `Photo ${number}`;
export const photoProblem = (number: number, reason: string) => `Photo ${number}: ${reason}`;
export const onlyYouSee = "Only you can see this until we approve it.";
export const notShown = (reason: string) =>
  `Not shown. Reason: ${reason}. Revise it, and we’ll check it again.`;
export const photosHidden = "We hid a photo. Only you can see it.";
export const hideReasons = {
  NOT_ABOUT_ITEM: "it is not about the item",
  RECOGNISABLE: "a person or an address can be recognised",
  INSULT: "it contains an insult or a threat",
  ADVERTISING: "it is advertising",
  UNLAWFUL: "it is against the law",
};
