/* Texts of the cart, a visitor’s too. */

export const logInToKeepCart = "Log in to keep a cart. It is there again on your other devices.";
export const nothingLeft = "Nothing is left. When there is more, this page shows it by itself.";
export const goToTheCart = "Go to the cart";
export const buyNow = "Buy Now";
export const buyNowWhy = "Buy Now is not open yet. Add to Cart leads to the same checkout.";
export const updateCart = "Update Cart";
export const addToCart = "Add to Cart";
export const buyThisItem = "Buy this item";
export const noLongerSold = "No longer sold";
export const removeIt = "Remove";
export const noLongerSoldRemove = "The shop no longer sells this. Remove it to go on.";
export const outOfStockRemove = "Out of stock. Remove it to go on.";
export const loadingYourCart = "Loading your cart";
export const totals = "Totals";
export const yourCart = "Your cart";
export const checkout = "Checkout";
export const nextAddress = "Next: where it should go.";
export const someCannotBeHad = "Some items cannot be had as asked. Change or remove them to go on.";
export const lookAround = "Look around";
export const roomsAreNear = "Every room is one step away.";
export const cartFailed = "Your cart could not be shown";
export const promoCode = "Promo code";
export const noCodesAreRunning = "No codes are running";
export const apply = "Apply";
export const undo = "Undo";
export const seeItTogether = "See it together";
export const notCounted = "not counted";
export const delivery = "Delivery";
export const total = "Total";
export const payTheDriver = "Pay the driver. Nothing is charged now.";
export const logInToCheckOut = "Log in to check out. What you have gathered comes with you.";
export const signInToCheckOut = "Sign In to Check Out";
export const keptInBrowser =
  "Kept in this browser. With your name on it, it is on your other devices, too.";
export const putTheNoticeAway = "Put the notice away";
export const nothingLost = "Nothing is lost: it is kept in this browser.";
export const tryAgain = "Try again";
export const fromBeforeSigningIn = "From before you signed in.";
export const notMergedYet = "What you gathered is not in your cart yet";
export const merged = "Added to your cart";
export const nothingMerged = "Nothing could be added to your cart";
export const oneItem = "One item";
export const oneNoLongerSold = "One item is no longer sold.";
export const cart = "Cart";
export const logInToSeeCart = "Log in to see your cart";
export const pressAgain = (failure: string) => `${failure}. Press again.`;
export const onlyLeft = (most: number) => `Only ${most} left.`;
export const cartIsFull = (cartLines: number) =>
  `A cart holds at most ${cartLines} different products`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const fewerLeft = (countInStock: number, quantity: number) =>
  `Only ${countInStock} left. You asked for ${quantity}.`;
export const undoRemoving = (name: string) => `Undo removing ${name}`;
export const notInStock = (items: string) => `Not in stock, ${items}`;
export const cannotBeMerged = (name: string) =>
  `${name} cannot be had now, or your cart holds all there is.`;
export const partlyMerged = (name: string, merged: number, asked: number) =>
  `${name}: only ${merged} of ${asked}, as more cannot be had.`;
export const subtotal = (items: string) => `Subtotal, ${items}`;
export const cashOnDelivery = "Cash on Delivery";
export const pieceCount = (count: number) => `${count} pieces`;
export const piecesFor = (count: number, sum: string) => `${count} pieces, ${sum}`;
export const inYourCart = (count: number) => `${count} in your cart.`;
export const each = (price: string) => `${price} each`;
export const wasWhenAdded = (price: string) => `Was ${price} when you added it`;
export const take = (count: number) => `Take ${count}`;
export const removed = (name: string) => `${name} removed`;
export const notMarkedHere = "Error checking cart status. What is in it is not marked here.";
