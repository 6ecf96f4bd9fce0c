/* Texts of the footer, which loads after the first view. */

export const footer = "Footer";
export const followUs = "Follow us";
export const opensInNewTab = "(opens in a new tab)";
export const madeBy = (shop: string) => `Designed and made in Sri Lanka by the ${shop} team`;
export const registration = (number: string) => `Registration no. ${number}`;
export const returnsPage = "Returns";
export const deliveryPage = "Delivery";
