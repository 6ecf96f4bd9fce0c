/* Texts of the button that saves an item to the wish list. */

export const inWishList = (name: string) => `${name} in the wish list`;
export const save = "Save to wish list";
export const saved = "In your wish list";
export const full = (most: number) => `A wish list holds at most ${most} items`;
