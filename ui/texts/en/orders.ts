/* Texts of orders of one’s own. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const watchInMyOrders = "Watch it in My Orders";
export const keepShopping = "Keep shopping";
export const whatYouOrdered = "What you ordered";
export const placed = "Placed";
export const mailed = "Mailed";
export const items = "Items";
export const whatHappened = "What happened";
export const shopReceived = "The shop has received it.";
export const openTheOrder = "Open the order";
export const reportAnIssue = "Report an issue";
export const deliverTo = "Deliver to";
export const withDelivery = "with delivery";
export const onTheRoad = "On the road.";
export const delivered = "Delivered.";
export const orderBeingPlaced = "Your order is being placed.";
export const cancelledAndBack = "Cancelled. The items are back in the shop.";
export const onTheRoadAgain = "On the road again.";
export const orderPlaced = "Order placed";
export const cancelled = "Cancelled";
export const detailsFailed = "Its details could not be shown now. They are in My Orders.";
export const loadingYourOrder = "Loading your order";
export const notAccepted = "Not accepted";
export const addAReview = "Add a Review";
export const itemPreparing = "Item Preparing";
export const itemPacking = "Item Packing";
export const outForDelivery = "Out for Delivery";
export const deliveredStatus = "Delivered";
export const myOrders = "My Orders";
export const orders = "Orders";
export const ongoing = "Ongoing";
export const previous = "Previous";
export const showEarlierOrders = "Show earlier orders";
export const ordersAreSafe = "Your orders are safe. The connection is not.";
export const lookAround = "Look around";
export const watchedHere = "What you order can be watched here, step by step.";
export const deliveredKeptHere = "Delivered orders are kept here.";
export const loadingYourOrders = "Loading your orders";
export const whereShouldItGo = "Where should it go?";
export const leaveIt = "Leave it";
export const changeTheAddress = "Change the address";
export const keepIt = "Keep it";
export const cancelTheOrder = "Cancel the order";
export const why = "Why?";
export const chooseAReason = "Choose a reason";
export const openWhilePreparing = "Open while the order is in Item Preparing.";
export const thisOrderWasCancelled = "This order was cancelled.";
export const orderNotAccepted = "This order was not accepted.";
export const orderDelivered = "The order has been delivered.";
export const orderAgain = "Order again";
export const print = "Print";
export const openTheCart = "Open the cart";
export const somethingIsNotRight = "Something is not right?";
export const peopleCanMend = "What can no longer be changed here, people can often still mend.";
export const tellUsWhat = "Tell us what it is. The report knows this order already.";
export const reportIssueHere = "Report an Issue";
export const totalNotToPay = "Total, not to be paid";
export const paidToTheDriver = "Paid to the driver";
export const payTheDriver = "Pay the driver";
export const subtotal = "Subtotal";
export const delivery = "Delivery";
export const cancelledHeading = "This order was cancelled";
export const item = "Item";
export const quantity = "Quantity";
export const price = "Price";
export const sum = "Sum";
export const orderFailed = "This order cannot be shown now";
export const orderOnThisDevice = "Order on this device";
export const openMyOrders = "Open My Orders";
export const progress = "Progress";
export const now = "Now";
export const home = "Home";
export const iChangedMyMind = "I changed my mind";
export const itTakesTooLong = "It takes too long";
export const wrongPiece = "I ordered the wrong piece";
export const firstName = "first name";
export const lastName = "last name";
export const houseAndStreet = "house and street";
export const zipCode = "zip code";
export const you = "You";
export const theBuyer = "The buyer";
export const byTheShop = "By the shop";
export const addressChanged = "Address changed";
export const orderCancelled = "Order cancelled";
export const theShop = "The shop";
export const itemInCartAgain = "The item is in your cart again.";
export const nothingInCartAgain = "Nothing could be put into your cart.";
export const noticesAreOn = "Notices are on";
export const toldHere = "You are told here when an order moves.";
export const tellMe = "Tell me when it moves";
export const noNoticesHere = "This browser shows no notices. A mail tells you of every step.";
export const onThisDevice = "On this device";
export const whileShopIsOpen = "While a page of the shop is open, also in another tab";
export const logInToSeeOrders = "Log in to see your orders";
export const logInToSeeOrder = "Log in to see your order";
export const orderOf = (number: string) => `Order ${number}`;
export const onTheRoadSince = (when: string) => `On the road since ${when}.`;
export const movedBackTo = (label: string) => `Moved back to ${label}`;
export const cancelOrder = (number: string) => `Cancel order ${number}?`;
export const cancelledAt = (cancelledAt: string) => `Cancelled ${cancelledAt}`;
export const paidSum = (totalPrice: string) => `Paid to the driver ${totalPrice}`;
export const paySum = (totalPrice: string) => `Pay the driver ${totalPrice}`;
export const isNoneOfYours = (number: string) => `${number} is none of yours.`;
export const wentBetween = (from: string, to: string, times: number) =>
  `Went between ${from} and ${to} ${times} times`;
export const movedTo = (label: string) => `Moved to ${label}`;
export const pressAgain = (name: string, addFailed: string) =>
  `${name}: ${addFailed}. Press again.`;
export const isNoLongerSold = (name: string) => `${name} is no longer sold.`;
export const itemsInCartAgain = (wanted: number) => `The ${wanted} items are in your cart again.`;
export const someInCartAgain = (added: number, wanted: number) =>
  `${added} of ${wanted} items are in your cart again.`;
export const numberInOrder = (number: number, revision: number) =>
  `${number} of ${revision} in this order`;
export const preparing = (pieces: number) =>
  plural(pieces, { one: "We are preparing your item.", other: "We are preparing your items." });
export const packing = (pieces: number) =>
  plural(pieces, { one: "We are packing your item.", other: "We are packing your items." });
export const movedBackAt = (status: string, when: string) => `Moved back to ${status}, ${when}.`;
export const deliveredWhen = (when: string) => `Delivered: ${when}.`;
export const whatComesNext =
  "Next we prepare your items. {payment}: {sum}, paid to the driver, who calls {phone} on the day.";
export const orderNumber = "Order {number}";
export const cashOnDelivery = "Cash on Delivery";
export const cancelledOn = "Cancelled {day}";
export const placedOn = "Placed {day}";
export const deliveredOn = "Delivered {day}";
export const email = "email";
export const city = "city";
export const district = "district";
export const province = "province";
export const country = "country";
export const phone = "phone";
export const youChangedAddress = "You changed the address";
export const buyerChangedAddress = "The buyer changed the address";
export const youCancelled = "You cancelled the order";
export const buyerCancelled = "The buyer cancelled the order";
export const costsMore = (name: string, amount: string, day: string) =>
  `${name} costs ${amount} more than on ${day}.`;
export const costsLess = (name: string, amount: string, day: string) =>
  `${name} costs ${amount} less than on ${day}.`;
export const goesBack = (pieces: number) =>
  `${plural(pieces, { one: "The item goes", other: `The ${pieces} items go` })} back to the shop. Nothing was charged, so nothing has to be paid back. You can order again at any time.`;
export const totalBy = (payment: string) => `Total, ${payment}`;
export const noticesSwitchedOff = (host: string) =>
  `Notices are switched off in this browser. Allow them for ${host} in its settings.`;
export const beingPacked = "The order is being packed. The address can no longer change here.";
export const beingPackedSince = (since: string) =>
  `The order is being packed since ${since}. The address can no longer change here.`;
export const onItsWay = "The order is on the road. The address can no longer change here.";
export const onItsWaySince = (since: string) =>
  `The order is on the road since ${since}. The address can no longer change here.`;
export const ofOrder = (number: string) => `of order ${number}`;
export const withNumber = (number: string) => `with number ${number}`;
export const withOrder = (number: string) => `with order ${number}`;
export const todayOn = (day: string) => `Today, ${day}`;
