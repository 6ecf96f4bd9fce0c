/* Texts of product cards, categories and the search field. The first page loads them. */

export const searchTheShop = "கடையில் தேடு";
export const searchHint = "பெயர், மரம், அறை";
export const loadingItems = "பொருட்கள் ஏற்றப்படுகின்றன";
export const threeD = "3D";
export const priceFrom = "{price} முதல்";
export const inColours = (count: number) => `${count} நிறங்களில்`;
