/* Texts of searching, filters and lists of products. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const recentSearches = "Recent searches";
export const clear = "Clear";
export const inTheseRooms = "In these rooms";
export const inStock = "In stock";
export const anyRating = "Any rating";
export const colour = "Colour";
export const anyColour = "Any colour";
export const hasA3dModel = "Has a 3D model";
export const filters = "Filters";
export const showItems = "Show items";
export const searchNotResponding = "Search isn’t responding.";
export const noMatches = "No items match these filters.";
export const searchEverywhere = "Search all rooms, without filters";
export const showAllItems = "Show all items";
export const tryOtherWords = "Try fewer or different words, or browse all rooms.";
export const oneSimilarName = "We found a similar name.";
export const someSimilarNames = "Try one of these words:";
export const amountNotRead = "Please enter an amount in rupees, such as 20,000.";
export const fromRs = "From Rs.";
export const toRs = "To Rs.";
export const lowestPrice = "Lowest price";
export const highestPrice = "Highest price";
export const sortBy = "Sort by";
export const listNotLoaded =
  "Items couldn’t load. Your filters are saved in the address of this page.";
export const showMore = "Show more";
export const categories = "Categories";
export const selectedPressForAll = ", selected. Press to show all";
export const newest = "Newest";
export const rating = "Rating";
export const priceLowToHigh = "Price, low to high";
export const priceHighToLow = "Price, high to low";
export const name = "Name";
export const bestMatch = "Best match";
export const allRooms = "All rooms";
export const category = "Category";
export const itemsHeading = "Items";
export const removeSearch = (search: string) => `Remove ${search} from recent searches`;
export const starsAndUp = (minRating: number) =>
  plural(minRating, { one: "1 star and up", other: `${minRating} stars and up` });
export const upTo = (price: string) => `Up to ${price}`;
export const from = (price: string) => `From ${price}`;
export const filtersOn = (on: number) => `Filters, ${on} on`;
export const itemsFor = (typed: string) => `Items for ${typed}`;
export const theItemFor = (typed: string) => `The item for “${typed}”`;
export const allItemsFor = (count: number, typed: string) => `All ${count} items for “${typed}”`;
export const noResultsBut = (search: string, wordsForLikely: string) =>
  `No results for “${search}”. ${wordsForLikely}`;
export const fromTo = (least: string, most: string) => `${least} to ${most}`;
export const model3d = "3D model";
export const fiveStars = "5 stars";
export const showCount = (count: number) =>
  plural(count, { one: "Show 1 item", other: `Show ${count} items` });
export const foundElsewhere = (search: string, count: number) =>
  plural(count, {
    one: `“${search}” finds 1 item, but not in this room with these filters.`,
    other: `“${search}” finds ${count} items, but none in this room with these filters.`,
  });
export const alsoFinds = "“{typed}” also finds {words}.";
export const resultsInstead = "No results for “{typed}”. Showing results for {words}.";
export const stillLookingFor = (typed: string) => `Still searching for “${typed}”…`;
export const noResults = (typed: string) => `No results for “${typed}”.`;
export const ignoredFilters = (parameters: string) =>
  `We ignored an unknown part of the link (${parameters}). The rest is applied.`;
export const forWords = (search: string) => `for “${search}”`;
export const shownOf = (shown: number, total: number) => `${shown} of ${total} items`;
export const listFailedTryAgain = "An error occurred while fetching the list. Try again.";
export const priceFilter = "Price";
export const availability = "Availability";
export const view = "View";
export const compare = "Compare";
export const itemsWord = (count: number) => plural(count, { one: "item", other: "items" });
export const fitsMySpace = "Fits my space";
export const sideInCm = { width: "Width cm", depth: "Depth cm", height: "Height cm" };
export const anyLength = "any";
export const turnCounts = "Includes items that fit after a quarter turn.";
export const lengthLimits = "Enter a number from 1 to 1,000.";
export const bestFit = "Best fit";
export const inCm = (length: string) => `${length} cm`;
export const fits = (space: string) => `Fits ${space}`;
export const ofSide = {
  WIDTH: (length: string) => `a width of ${length}`,
  DEPTH: (length: string) => `a depth of ${length}`,
  HEIGHT: (length: string) => `a height of ${length}`,
};
export const withSpare = (size: string, spare: string) => `${size}, ${spare} to spare`;
export const turnedWithSpare = (size: string, spare: string) =>
  `Turned: ${size}, ${spare} to spare`;
export const filtersToRelax = "Filters you can remove";
export const stillNone = "still none";
export const countWithoutIt = (count: number) =>
  plural(count, { one: "1 item without it", other: `${count} items without it` });
export const remove = "Remove";
export const removeFilter = (filter: string) => `Remove ${filter}`;
export const removeBoth = "Remove both";
export const oneHelps = (filter: string, found: string) => `Without “${filter}”: ${found}.`;
export const pairHelps = (one: string, other: string, found: string) =>
  `No single filter helps. Without “${one}” and “${other}”: ${found}.`;
export const cheapest = {
  forWords: (search: string, price: string) => `The cheapest “${search}” is ${price}.`,
  inRoom: (room: string, price: string) => `The cheapest item in ${room} is ${price}.`,
  ofAll: (price: string) => `The cheapest item is ${price}.`,
};
export const mostExpensive = {
  forWords: (search: string, price: string) => `The most expensive “${search}” is ${price}.`,
  inRoom: (room: string, price: string) => `The most expensive item in ${room} is ${price}.`,
  ofAll: (price: string) => `The most expensive item is ${price}.`,
};
export const showUpTo = (limit: string) => `Show items up to ${limit}`;
export const showFrom = (limit: string) => `Show items from ${limit}`;
export const closestNeeds = (needed: string, own: string) =>
  `The closest item needs ${needed}. Your space has ${own}.`;
export const youLookedAtThese = "Recently viewed";
export const clearViewed = "Clear recently viewed items";
