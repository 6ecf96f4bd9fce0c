/* Texts of promo codes. */

export const unknown = "We don’t know this code. Check the spelling.";
export const paused = "This code is paused. Your cart stays as it is.";
export const usedUp = "This code has reached its limit.";
export const usedByYou = "You have already used this code.";
export const notStarted = "This code hasn’t started yet.";
export const ended = "This code has ended.";
export const forOtherItems = "This code is for other items. There are none in your cart.";
export const notChecked = "We couldn’t check this code. Please try again.";
export const freeDelivery = "Free delivery";
export const placeWithoutIt = "Place Order without it";
export const cannotBeUsed = "The promo code can’t be used";
export const startsOn = (day: string) => `This code starts on ${day}.`;
export const endedOn = (day: string) => `This code ended on ${day}.`;
export const addItemsFor = (sum: string) => `Add items for ${sum} more to use this code.`;
export const onlyFor = (categories: string) =>
  `This code is for ${categories}. There are none in your cart.`;
export const code = (name: string) => `Promo code ${name}`;
export const applied = (name: string) => `Promo code ${name} is applied`;
export const percentOff = (percent: number) => `${percent}% off`;
export const withoutItYouPay = (sum: string) =>
  `Your order isn’t placed yet. Without the code the total is ${sum}.`;
