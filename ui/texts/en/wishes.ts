/* Texts of the wish list and of shared wish lists. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const wishList = "Wish list";
export const itemCount = (count: number) =>
  plural(count, { one: "1 item", other: `${count} items` });
export const itemsFor = (count: number, sum: string) => `${itemCount(count)}, ${sum}`;
export const moveToCart = "Move to Cart";
export const moveAll = "Move all to Cart";
export const remove = (name: string) => `Remove ${name}`;
export const removed = (name: string) => `${name} removed`;
export const undoRemoving = (name: string) => `Undo removing ${name}`;
export const moved = (name: string) => `${name} is in your cart`;
export const undoMoving = (name: string) => `Undo moving ${name}`;
export const less = (money: string) => `${money} less`;
export const priceBefore = "Price when saved:";
export const noLongerSold = "No longer sold";
export const movedOf = (moved: number, all: number) =>
  plural(all, {
    one: `${moved} of 1 item is in your cart.`,
    other: `${moved} of ${all} items are in your cart.`,
  });
export const staysHere = (name: string) => `${name} is sold out, so it stays here.`;
export const severalStay = (count: number) =>
  `${count} items can’t be added now, so they stay here.`;
export const empty = "Your wish list is empty";
export const pressTheHeart = "Press the heart on an item to keep it here.";
export const explore = "Explore the collection";
export const notLoaded = "Your wish list couldn’t load";
export const loading = "Loading the wish list";
export const onThisDevice = (count: number) =>
  plural(count, {
    one: "This item is saved on this device. Sign in to keep it on all your devices.",
    other: `These ${count} items are saved on this device. Sign in to keep them on all your devices.`,
  });
export const signIn = "Sign In";
export const logInToSee = "Log in to see your wish list";
export const joined = (count: number) =>
  plural(count, {
    one: "1 item from this device was added to your wish list.",
    other: `${count} items from this device were added to your wish list.`,
  });
export const alreadyThere = (count: number) =>
  plural(count, { one: "1 was already there.", other: `${count} were already there.` });
export const leftOut = (count: number) =>
  plural(count, { one: "1 couldn’t be added.", other: `${count} couldn’t be added.` });
export const emailIfDrops = "Email me if the price drops";
export const emailIfDropsOf = (name: string) => `Email me if the price drops: ${name}`;
export const shareYourList = "Share your list";
export const whatSharingDoes =
  "You get a link. Anyone with the link sees the items and your first name, and can’t change anything.";
export const getALink = "Get a link";
export const sharedByLink = "Shared by link";
export const whatOthersSee =
  "Anyone with the link sees the items and your first name, and can’t change anything.";
export const linkToList = "Link to your wish list";
export const copyLink = "Copy link";
export const stopSharing = "Stop sharing";
export const stopSharingQuestion = "Stop sharing your wish list?";
export const linkStops = "The link stops working at once. Your list stays as it is.";
export const cancel = "Cancel";
export const listOf = (name: string) => `${name}’s wish list`;
export const emptyListOf = (name: string) => `${name}’s wish list is empty`;
export const appearHere = "Saved items appear here.";
export const notShared = "This list is not shared";
export const askForNewLink = "The link may be old. Please ask for a new one.";
