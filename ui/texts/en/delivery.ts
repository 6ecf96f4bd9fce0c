/* Texts of delivery days. */

export const morning = "morning";
export const afternoon = "afternoon";
export const dayAndHalf = (day: string, half: string) => `${day}, ${half}`;
export const noDayChosen = "No day chosen";
export const youChangedDay = "You changed the delivery day";
export const shopChangedDay = "The shop changed the delivery day";
export const customerChangedDay = "The customer changed the delivery day";
export const dayChanged = "Delivery day changed";
export const fromTo = (before: string, after: string) => `From ${before} to ${after}`;

export const whenToDeliver = "When should we deliver?";
export const earliestIsChosen = "The earliest time is already chosen.";
export const dayAndHalfDay = "Delivery day and time";
export const morningLabel = "Morning";
export const afternoonLabel = "Afternoon";
export const earliest = "Earliest";
export const chosenNow = "Chosen now";
export const full = "Full";
export const over = "Over";
export const noDelivery = "No delivery";
export const laterDays = "Later days";
export const earlierDays = "Earlier days";
export const canChangeDay = "You can change the day until we start packing.";
export const chooseDistrict = "Choose your district to see the delivery days.";
export const nothingFree = (place: string) =>
  `The next six weeks are full for ${place}. Place your order and we’ll call you to arrange a day.`;
export const agreedByPhone = "We’ll call you to arrange a day";
export const dayMovedTo = (before: string, after: string) =>
  `${before} isn’t possible, so we chose ${after}.`;
export const daysFailed =
  "Couldn’t load the delivery days. If you order now, you get the earliest delivery day.";
export const to = (place: string) => `To ${place}`;
export const dayFilledUp = "This delivery time has just filled up";
export const chooseAnotherTime = "Choose another time";
export const deliveryDay = "Delivery day";
export const changeDay = "Change day";
export const changeTheDay = "Change the delivery day";
export const beingPacked = "The order is being packed, so the day can’t change here.";
export const onTheRoad = "The order is on the road, so the day can’t change here.";
export const contactUs = "Contact us";
export const arriving = (day: string) => `Arriving ${day}`;
export const lateSince = (day: string) => `Late since ${day}`;
export const dayPassed = "The promised day has passed. We’ll call you about a new one.";
export const orderTo = (number: string, place: string) => `Order ${number}, to ${place}`;
export const preparingFor = (day: string) => `We are preparing your items for ${day}.`;
export const notPlacedYet = (day: string) =>
  `${day} has just filled up. Your order is not placed yet. Choose another time.`;
export const daysNotLoaded = "Couldn’t load the delivery days.";
export const usually = (place: string, days: number) =>
  days === 0
    ? `Delivery to ${place} is usually on the same day.`
    : `Delivery to ${place} usually takes ${days === 1 ? "1 day" : `${days} days`}.`;
export const usuallyBetween = (place: string, from: number, to: number) =>
  `Delivery to ${place} usually takes ${from} to ${to} days.`;
export const chooseAtCheckout = "You choose the day at checkout.";
/** The lowest of several fees. */
export const fromAmount = (amount: string) => `from ${amount}`;
export const freeOfCharge = "Free";
