/* Texts of Home. */

import { roomsInWords } from "../count-words.ts";

export const sofaWidth = "210 cm";
export const sofaHeight = "80 cm";
export const sofaSize = "210 × 90 × 80 cm";
export const appStepScan = "Scan the code next to any item, or pick it from the list.";
export const appStepPlace = "Press “Place in my room” and point the phone at the floor.";
export const appStepWalk = "Walk around it. It’s shown at its real size.";
export const appHeading = "See it in your own room first";
export const appLead = (shop: string) =>
  `The ${shop} app is this shop, installed on your phone. Through the camera you see any item on your floor or wall at its real size.`;
export const mobileApp = "Mobile App";
export const exploreTheCollection = "Explore the collection";
export const inYourRoom = "In your own room, with AR";
export const allRooms = "All rooms";
export const roomsOneRoof = (count: number) => `${roomsInWords(count)} under one roof`;
export const seeEverything = "See everything";
export const newArrivals = "New arrivals";
export const shopNotResponding = "The shop isn’t responding. Your cart is safe.";
export const seeAllItems = (count: number) => `See all ${count} items`;
