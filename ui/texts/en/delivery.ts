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
