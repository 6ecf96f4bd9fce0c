/* Texts of searching, filters and lists of products. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const youSearchedBefore = "You searched before";
export const clear = "Clear";
export const inTheseRooms = "In these rooms";
export const inStock = "In stock";
export const anyRating = "Any rating";
export const hasA3dModel = "Has a 3D model";
export const filters = "Filters";
export const showItems = "Show items";
export const searchSilent = "The search does not answer.";
export const searchTheShop = "Search the shop";
export const searchHint = "Search by name, wood or room";
export const nothingFits = "Nothing here has all that you asked for.";
export const searchEverywhere = "Search all rooms, without filters";
export const showAllItems = "Show all items";
export const tryOtherWords = "Try fewer words, another word for it, or look around in all rooms.";
export const oneSoundsLike = "The shop has something that sounds like it.";
export const someSoundLike = "The shop has some things that sound like it.";
export const amountNotRead = "Please write an amount in rupees, like 20,000.";
export const fromRs = "From Rs.";
export const toRs = "To Rs.";
export const lowestPrice = "Lowest price";
export const highestPrice = "Highest price";
export const sortBy = "Sort by";
export const shopSilent = "The shop did not answer. Your choices are kept in the address.";
export const showMore = "Show more";
export const loadingItems = "Loading items";
export const categories = "Categories";
export const chosenPressForAll = ", chosen. Press to show all";
export const threeD = "3D";
export const newest = "Newest";
export const rating = "Rating";
export const priceLowToHigh = "Price, low to high";
export const priceHighToLow = "Price, high to low";
export const name = "Name";
export const bestMatch = "Best match";
export const furnitures = "Furnitures";
export const electronics = "Electronics";
export const kitchenEquipments = "Kitchen Equipments";
export const bathwares = "Bathwares";
export const wallDesigns = "Wall Designs";
export const allRooms = "All rooms";
export const category = "Category";
export const itemsHeading = "Items";
export const forget = (search: string) => `Forget ${search}`;
export const andUp = (minRating: number) => `${minRating} and up`;
export const upTo = (price: string) => `Up to ${price}`;
export const from = (price: string) => `From ${price}`;
export const filtersOn = (on: number) => `Filters, ${on} on`;
export const itemsFor = (typed: string) => `Items for ${typed}`;
export const theItemFor = (typed: string) => `The item for “${typed}”`;
export const allItemsFor = (count: number, typed: string) => `All ${count} items for “${typed}”`;
export const nothingIsCalledBut = (search: string, wordsForLikely: string) =>
  `Nothing is called “${search}”. ${wordsForLikely}`;
export const fromTo = (least: string, most: string) => `${least} to ${most}`;
export const model3d = "3D model";
export const fiveStars = "5 stars";
export const showCount = (count: number) =>
  plural(count, { one: "Show 1 item", other: `Show ${count} items` });
export const foundElsewhere = (search: string, count: number) =>
  plural(count, {
    one: `“${search}” finds 1 item, but none here with these filters.`,
    other: `“${search}” finds ${count} items, but none here with these filters.`,
  });
export const alsoFinds = "“{typed}” also finds {words}.";
export const seenInstead = "Nothing is called “{typed}”. You see what matches {words}.";
export const stillLookingFor = (typed: string) => `Still looking for “${typed}”…`;
export const nothingIsCalled = (typed: string) => `Nothing is called “${typed}”.`;
export const leftOut = (parameters: string) =>
  `The address asked for something that the shop does not know (${parameters}). You see everything else that it asked for.`;
export const forWords = (search: string) => `for “${search}”`;
export const shownOf = (shown: number, total: number) => `${shown} of ${total} items`;
export const listFailedPressAgain = "An error occurred while fetching the list. Press again.";
export const priceFilter = "Price";
export const availability = "Availability";
export const view = "View";
export const itemsWord = (count: number) => plural(count, { one: "item", other: "items" });
