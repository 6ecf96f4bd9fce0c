/* Texts of product cards, categories and the search field. The first page loads them. */

export const searchTheShop = "වෙළඳසැලේ සොයන්න";
export const searchHint = "නම, ලී වර්ගය, කාමරය";
export const loadingItems = "භාණ්ඩ පූරණය වෙමින්";
export const threeD = "3D";
export const priceFrom = "{price} සිට";
export const inColours = (count: number) => `වර්ණ ${count}කින්`;
