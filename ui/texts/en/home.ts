/* Texts of the first page. */

export const sofaWidth = "210 cm";
export const sofaHeight = "80 cm";
export const sofaSize = "210 × 90 × 80 cm";
export const appStepScan = "Scan the code beside any item, or pick it from the list.";
export const appStepPlace = "Press “Place in my room” and point the phone at the floor.";
export const appStepWalk = "Walk around it. The size is the true one.";
export const appHeading = "Stand it in your own room first";
export const appLead =
  "The Nivasa app is this shop, installed on your phone. Through the camera it stands any item on your floor, or hangs it on your wall, at true size.";
export const mobileApp = "Mobile App";
export const comeIn = "Come in,";
export const outOfTheSun = "out of the sun.";
export const heroLead =
  "Furniture, lamps, kitchen and bath pieces for Sri Lankan rooms. Every piece with its true size, so you know that it fits before it leaves our workshop.";
export const exploreTheCollection = "Explore the collection";
export const inYourRoom = "In your own room, with AR";
export const allRooms = "All rooms";
export const fiveRoomsOneRoof = "Five rooms, one roof";
export const seeEverything = "See everything";
export const newInTheHouse = "New in the house";
export const shopSilent = "The shop did not answer. Nothing in your cart is lost.";
export const seeAllItems = (count: number) => `See all ${count} items`;
