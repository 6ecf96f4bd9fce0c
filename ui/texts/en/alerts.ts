/* Texts of alerts about stock and prices, and of the emails a person can turn off. */

export const emailMe = "Email me when it’s back";
export const emailMeAbout = (name: string) => `Email me when ${name} is back`;
export const noReservation = "One email, then the alert ends. We don’t reserve the item for you.";
export const waiting = "We’ll email you when it’s back.";
export const verifyFirst = "{verify} first: we only email a verified address.";
export const verifyYourEmail = "Verify your email";
export const cancel = "Cancel";
export const yourEmail = "Your email";
export const emailHint = "We send a link to confirm it.";
export const emailMissing = "Please enter your email";
export const signInInstead = "Have an account? {signIn}";
export const signIn = "Sign in";
export const mailedTo = (email: string) =>
  `We’ve sent an email to ${email}. Open its link to confirm.`;
export const tooManyTries = (when: string) => `Too many attempts. Please try again at ${when}.`;
export const stockAlert = "Back in stock";
export const confirmYourEmail = "Confirm your email";
export const confirmLead = "Then we’ll email you once when the item is back.";
export const confirm = "Confirm";
export const confirmed = "Your email is confirmed";
export const confirmedText =
  "We’ll email you once when it’s back. You can order other items meanwhile.";
export const linkEnded = "This link no longer works";
export const linkEndedText =
  "It was used, has expired, or the alert has ended. You can request a new one on the item’s page.";
export const notConfirmed = "We couldn’t confirm your email";
export const checkConnection = "Please check your connection and try again.";
export const tryAgain = "Try again";
export const seeTheItem = "See the item";
export const browseTheShop = "Browse the shop";
export const unsubscribe = "Unsubscribe";
export const unsubscribeQuestion = "Unsubscribe from these emails?";
export const unsubscribed = "You’re unsubscribed";
export const noMoreAbout = (item: string) => `No more alerts about ${item}.`;
export const noMoreAlerts = "You won’t get these emails any more.";
export const ordersStillCome = "You’ll still get emails about your orders.";
export const notUnsubscribed = "We couldn’t unsubscribe you";
export const undo = "Undo";
export const resubscribed = "You’ll get these emails again.";
export const notSaved = "Not saved. Please try again.";
export const email = "Email";
export const emailLead = (address: string) =>
  `To ${address}. Address and language are under Details.`;
export const ordersAlways = "Your orders";
export const ordersAlwaysHint = "Order placed, on its way, delivered, and any change of the day";
export const alwaysOn = "Always on";
export const topics = {
  BACK_IN_STOCK: { name: "Back in stock", hint: "Only for items you asked about" },
  PRICE_DROPS: {
    name: "Price drops",
    hint: "For wish-list items you switched on, at most one email a day",
  },
  REVIEW_ANSWERS: { name: "Answers to your reviews", hint: "When we answer" },
} as const;
export const alerts = "Alerts";
export const alertsLead = "We send each back-in-stock alert once.";
export const noAlerts = "No alerts";
export const noAlertsText = "On an item that is sold out, press “Email me when it’s back”.";
export const whenBack = (since: string) => `When it’s back in stock. Since ${since}`;
export const whenBelow = (price: string) =>
  `When the price drops below ${price}. From your wish list`;
export const removeAlert = (name: string) => `Remove: ${name}`;
export const remove = "Remove";
export const removed = (name: string) => `Alert for ${name} removed`;
export const noLongerSold = "No longer sold";
export const alertsFailed = "Your alerts couldn’t load";
