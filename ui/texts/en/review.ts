/* Texts of reviews. */

export const whatShouldOthersKnow = "What should others know?";
export const mayStayEmpty = "You may leave it empty";
export const orderOnThisDevice = "Order on this device";
export const keptUntilDelivered =
  "It stays on this device until the order is delivered. Then Add a Review in My Orders opens with your words, ready to be sent.";
export const changeIt = "Change it";
export const myOrders = "My Orders";
export const mayBeAnothers = "It may be somebody else’s order, or the address is mistyped.";
export const liveWithItFirst = "Live with it first. My Orders shows where it is.";
export const reviewedByYou = "Reviewed by you";
export const allReviewed = "You have reviewed everything that this order brought.";
export const reviewAnotherPiece = "Review another piece";
export const seeOnPage = "See it on the product’s page";
export const you = "You";
export const revise = "Revise";
export const yourReview = "your review";
export const whatItSaidBefore = "What it said before";
export const whichPiece = "Which piece?";
export const yourReviewHeading = "Your review";
export const sendTheReview = "Send the review";
export const deleteTheDraft = "Delete the draft";
export const nameStandsBeside =
  "Your name stands beside it. You can revise it later; what it said before stays in the shop’s history.";
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
export const draftKept = (when: string) => `Draft kept on this device, ${when}`;
export const revisedOn = "revised {day}";
export const yourReviewOf = (name: string) => `Your review of the ${name}`;
export const reviseWhich = (name: string) => `your review of the ${name}`;
