/* Texts of parts that all pages share. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const youAreHere = "You are here";
export const live = "Live";
export const catchingUp = "Catching up";
export const offline = "Offline";
export const copied = "Copied";
export const copy = "Copy";
export const copyFailed = "Nothing was copied. Please select the text and copy it.";
export const close = "Close";
export const optional = "(optional)";
export const removeFilter = "Remove filter";
export const signIn = "Sign In";
export const notOpen = "Not open";
export const putTheNoticeAway = "Put the notice away";
export const done = ", done";
export const stillToCome = ", still to come";
export const hidePassword = "Hide password";
export const showPassword = "Show password";
export const chooseAProvince = "Choose a province";
export const chooseAProvinceFirst = "Choose a province first";
export const chooseADistrict = "Choose a district";
export const noReviewsYet = "No reviews yet";
export const tryAgain = "Try again";
export const offlineUntilBack =
  "You are offline. This comes by itself when the connection is back.";
export const loading = "Loading";
export const oneLess = "One less";
export const oneMore = "One more";
export const outOfStock = "Out of stock";
export const plentyInStock = "In stock";
export const asTheSystem = "as the system";
export const lastSeen = (since: string) => `last seen ${since}`;
export const updatedSAgo = (seconds: number) => `updated ${seconds} s ago`;
export const updatedMinAgo = (minutes: number) => `updated ${minutes} min ago`;
export const updated = (at: string) => `updated ${at}`;
export const bytes = (bytes: number) => `${bytes} bytes`;
export const kb = (kilobytes: number) => `${kilobytes} KB`;
export const mb = (megabytes: string) => `${megabytes} MB`;
export const of5Stars = (rating: number) => `${rating} of 5 stars`;
export const onlyLeft = (count: number) => `Only ${count} left`;
export const inStock = (count: number) => `${count} in stock`;
export const coloursChange = (colours: string) => `Colours: ${colours}. Change`;
export const items = (count: number) => plural(count, { one: "1 item", other: `${count} items` });
export const changesToGo = (count: number) =>
  plural(count, { one: "1 change to go", other: `${count} changes to go` });
export const light = "light";
export const dark = "dark";
export const ratedOf5 = (average: string) => `Rated ${average} of 5`;
export const whereFrom = "Where does this come from?";
export const showInWhatHappened = "Show it in What happened";
export const event = "Event";
export const setAt = "Set";
export const setBy = "By";
export const number = "Number";
export const notices = "Notices";
export const clearSearch = "Clear the search";
