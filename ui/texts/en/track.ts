/* Texts of order tracking without an account. */

export const trackYourOrder = "Track your order";
export const trackLead =
  "No account needed. Type the order number, and the phone or email you gave us.";
export const orderNumber = "Order number";
export const numberHint = "It starts with NV and is in your email and on the slip.";
export const numberMissing = "Please enter the order number";
export const phoneOrEmail = "Phone or email";
export const contactHint = "The one you gave with the order";
export const contactMissing = "Please enter the phone or email of the order";
export const showTheOrder = "Show the order";
export const tooManyTries = (when: string) => `Too many attempts. Please try again at ${when}.`;
export const failed = "We couldn’t look for the order. Check your connection and try again.";
export const noNumber = "Can’t find the number?";
export const searchInbox = (shop: string) => `Search your inbox for “${shop} order”, or {write}.`;
export const writeToUs = "write to us";
export const orderOf = (number: string) => `Order ${number}`;
export const forPersonIn = (name: string, city: string) => `For ${name} in ${city}`;
export const placedOn = "Placed {day}";
export const newDay = (day: string) => `The new day is ${day}.`;
export const deliveryDay = "Delivery day";
export const dayByPhone = "We’ll call you to arrange a day.";
export const theDriver = "The driver";
export const driverCalls = "Calls once before arriving. Please have the cash ready.";
export const needMore = "Need more?";
export const signInToSee = "{signIn} to see the items and the address, or {report}.";
export const signIn = "Sign in";
export const reportAnIssue = "report an issue";
export const trackAnother = "Track another order";
