/* Texts of the comparison of items. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const compare = "Compare";
export const home = "Home";
export const itemCount = (count: number) =>
  plural(count, { one: "1 item", other: `${count} items` });
export const sideBySide = (count: number) =>
  plural(count, { one: "1 item", other: `${count} items side by side` });
export const sameScale = "All items are drawn to the same scale.";
export const scrollsSideways = "Comparison, scrolls sideways on small screens";
export const onlyDifferences = "Show only differences";
export const addAnItem = "Add an item";
export const remove = (name: string) => `Remove ${name} from the comparison`;
export const full = (most: number) => `You can compare ${most} items. Remove one first.`;
export const noLongerSold = (count: number) =>
  plural(count, {
    one: "1 item is no longer sold, so it was removed.",
    other: `${count} items are no longer sold, so they were removed.`,
  });
export const nothingYet = "Add one more item to compare";
export const howToBegin = "Open an item and press Compare.";
export const oneMore = "One item is chosen. Choose one more to compare.";
export const explore = "Explore the collection";
export const notLoaded = "The items couldn’t load. Your choice is saved on this device.";
export const loading = "Loading the comparison";
export const notGiven = "Not given";
export const sizeNotGiven = "Size not given, so it isn’t drawn";
export const price = "Price";
export const stock = "Stock";
export const width = "Width";
export const depth = "Depth";
export const height = "Height";
export const variants = "Options";
export const place = "Place";
export const placeOf = { floor: "On the floor", table: "On a table", wall: "On the wall" };
export const room = "Room";
export const rating = "Rating";
export const delivery = "Delivery";
export const feeOfOrder = (fee: string) => `${fee} an order, to all nine provinces`;
export const payment = "Payment";
export const cashOnDelivery = "Cash on Delivery";
export const chosenOf = (count: number, most: number) => `${count} of ${most} items chosen`;
export const chooseTwo = "Choose two items to compare.";
export const chooseOneMore = "Choose one more to compare.";
export const canAdd = (count: number) =>
  plural(count, { one: "You can add 1 more.", other: `You can add ${count} more.` });
export const thatIsTheMost = "That’s the maximum. Remove one to add another.";
export const clear = "Clear";
export const compareChosen = (count: number) =>
  plural(count, { one: "Compare 1 item", other: `Compare ${count} items` });
export const inComparison = "In the comparison";
export const compareItem = (name: string) => `Compare: ${name}`;
