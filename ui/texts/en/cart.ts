/* Texts of the cart, including a visitor’s. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const logInToSaveCart = "Log in to save your cart. You’ll find it on all your devices.";
export const soldOut = "Sold out. This page updates automatically when it’s back.";
export const goToTheCart = "Go to the cart";
export const buyNow = "Buy Now";
export const buyNowWhy = "Buy Now isn’t available yet. Use Add to Cart to check out.";
export const updateCart = "Update Cart";
export const addToCart = "Add to Cart";
export const buyThisItem = "Buy this item";
export const noLongerSold = "No longer sold";
export const removeIt = "Remove";
export const noLongerSoldRemove = "We no longer sell this. Remove it to continue.";
export const outOfStockRemove = "Out of stock. Remove it to continue.";
export const loadingYourCart = "Loading your cart";
export const totals = "Totals";
export const yourCart = "Your cart";
export const checkout = "Checkout";
export const nextAddress = "Next: your delivery address.";
export const someUnavailable =
  "Some items aren’t available in the quantity you want. Change or remove them to continue.";
export const browseTheShop = "Browse the shop";
export const startAnywhere = "Start with any room.";
export const cartFailed = "Your cart couldn’t load";
export const promoCode = "Promo code";
export const noPromoCodes = "There are no promo codes right now";
export const apply = "Apply";
export const undo = "Undo";
export const seeInRoom = "See it in a room";
export const notCounted = "not counted";
export const delivery = "Delivery";
export const total = "Total";
export const payTheDriver = "Pay the driver. Nothing is charged now.";
export const logInToCheckOut = "Log in to check out. Your cart comes with you.";
export const signInToCheckOut = "Sign In to Check Out";
export const savedInBrowser = "Saved in this browser. Sign in to see it on your other devices too.";
export const dismiss = "Dismiss";
export const stillInBrowser = "Your items are still saved in this browser.";
export const tryAgain = "Try again";
export const fromBeforeSigningIn = "From before you signed in.";
export const notMergedYet = "Your items aren’t in your cart yet";
export const merged = "Added to your cart";
export const nothingMerged = "None of the items could be added to your cart";
export const oneItem = "One item";
export const oneNoLongerSold = "One item is no longer sold.";
export const cart = "Cart";
export const logInToSeeCart = "Log in to see your cart";
export const failedTryAgain = (failure: string) => `${failure}. Try again.`;
export const onlyLeft = (most: number) => `Only ${most} left.`;
export const cartIsFull = (cartLines: number) =>
  `A cart holds at most ${cartLines} different products`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const fewerLeft = (countInStock: number, quantity: number) =>
  `Only ${countInStock} left (you have ${quantity}).`;
export const undoRemoving = (name: string) => `Undo removing ${name}`;
export const notInStock = (items: string) => `Not in stock, ${items}`;
export const cannotBeMerged = (name: string) =>
  `${name} is sold out, or the last ones are already in your cart.`;
export const partlyMerged = (name: string, merged: number, requested: number) =>
  `${name}: only ${merged} of ${requested} were available.`;
export const subtotal = (items: string) => `Subtotal, ${items}`;
export const cashOnDelivery = "Cash on Delivery";
export const itemCount = (count: number) => `${count} items`;
export const itemsFor = (count: number, sum: string) => `${count} items, ${sum}`;
export const inYourCart = (count: number) => `${count} in your cart.`;
export const each = (price: string) => `${price} each`;
export const wasWhenAdded = (price: string) => `Was ${price} when you added it`;
export const changeTo = (count: number) => `Change to ${count}`;
export const removed = (name: string) => `${name} removed`;
export const notMarkedHere = "Error checking cart status. Items in your cart aren’t marked here.";
export const added = (variant: string) => `Added: ${variant}`;
export const variantInCart = (variant: string) => `In your cart: ${variant}`;
export const oftenOrderedTogether = "Often ordered together";
export const thisItem = "This item";
export const addThisToo = "Add this too";
export const tickItem = (name: string) => `Add ${name}`;
export const addCountToCart = (count: number) => `Add ${count} to Cart`;
export const addedTogether = (count: number) =>
  plural(count, { one: "1 item is in your cart.", other: `${count} items are in your cart.` });
export const nameAndProblem = (name: string, problem: string) => `${name}: ${problem}`;
export const alreadyOrdered = (number: string) =>
  `Your items were ordered a moment ago: order ${number}.`;
