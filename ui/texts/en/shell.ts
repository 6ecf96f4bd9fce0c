/* Texts of header, footer, menus, and the page for unknown addresses. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const editProfile = "Edit Profile";
export const myOrders = "My Orders";
export const reportAnIssue = "Report an Issue";
export const admin = "Admin";
export const history = "History";
export const signOut = "Sign Out";
export const menu = "Menu";
export const homeAfterMark = "home";
export const main = "Main";
export const signIn = "Sign In";
export const skipToThePage = "Skip to content";
export const pageNotLoaded = "This page couldn’t load. Check your connection.";
export const nothingLost = "Nothing you did was lost.";
export const menuAfterMark = "menu";
export const close = "Close";
export const colours = "Colours";
export const home = "Home";
export const category = "Category";
export const mobileApp = "Mobile App";
export const aboutUs = "About Us";
export const categories = "Categories";
export const contactUs = "Contact Us";
export const trackAnOrder = "Track an order";
export const termsOfUse = "Terms of use";
export const privacyPolicy = "Privacy policy";
export const noRoomBehindDoor = "No room behind this door";
export const addressMayBeWrong = "The address may be mistyped, or the page may have moved.";
export const pageNotFound = "Page not found";
export const goToHome = "Go to Home";
export const findAnItem = "Find an item";
export const signedInAs = (name: string) => `Signed in as ${name}`;
export const cartEmpty = "Cart, empty";
export const cartHolds = (count: number) =>
  plural(count, { one: "Cart, 1 item", other: `Cart, ${count} items` });
export const wishList = "Wish list";
export const wishListEmpty = "Wish list, empty";
export const wishListHolds = (count: number) =>
  plural(count, { one: "Wish list, 1 item", other: `Wish list, ${count} items` });
export const language = "Language";
export const back = "Back";
