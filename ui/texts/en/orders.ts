/* Texts of a customer’s own orders. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const followInMyOrders = "Follow it in My Orders";
export const keepShopping = "Keep shopping";
export const whatYouOrdered = "What you ordered";
export const placed = "Placed";
export const emailed = "Emailed";
export const items = "Items";
export const whatHappened = "What happened";
export const shopReceived = "We’ve received it.";
export const openTheOrder = "Open the order";
export const reportAnIssue = "Report an issue";
export const deliverTo = "Deliver to";
export const withDelivery = "with delivery";
export const onTheRoad = "On the road.";
export const delivered = "Delivered.";
export const orderBeingPlaced = "Your order is being placed.";
export const cancelledAndBack = "Cancelled. The items are back in stock.";
export const onTheRoadAgain = "On the road again.";
export const orderPlaced = "Order placed";
export const placedByPhone = "The shop placed the order for you by phone";
export const cancelled = "Cancelled";
export const returned = "Returned";
export const detailsFailed = "We couldn’t load the details here. You’ll find them in My Orders.";
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
export const ordersAreSafe = "Your orders are safe. Check your connection and try again.";
export const browseTheShop = "Browse the shop";
export const followedHere = "You can follow your orders here, step by step.";
export const deliveredShownHere = "Delivered orders appear here.";
export const loadingYourOrders = "Loading your orders";
export const whereToDeliver = "Where should we deliver?";
export const cancel = "Cancel";
export const changeTheAddress = "Change address";
export const keepOrder = "Keep order";
export const cancelTheOrder = "Cancel order";
export const why = "Why?";
export const chooseAReason = "Choose a reason";
export const whilePreparingOnly = "You can change this until we start packing.";
export const thisOrderWasCancelled = "This order was cancelled.";
export const orderNotAccepted = "We couldn’t accept this order.";
export const orderDelivered = "The order has been delivered.";
export const orderAgain = "Order again";
export const print = "Print";
export const openTheCart = "Open cart";
export const isSomethingWrong = "Is something wrong?";
export const teamCanHelp = "If you can’t change it here, our team can often still help.";
export const describeTheIssue = "Describe what’s wrong. We’ll attach this order.";
export const reportIssueHere = "Report an Issue";
export const totalNothingToPay = "Total (nothing to pay)";
export const paidToTheDriver = "Paid to the driver";
export const stillToPay = "Still to pay";
export const total = "Total";
export const payTheDriver = "Pay the driver";
export const subtotal = "Subtotal";
export const delivery = "Delivery";
export const cancelledHeading = "This order was cancelled";
export const item = "Item";
export const quantity = "Quantity";
export const price = "Price";
export const amount = "Amount";
export const orderFailed = "This order couldn’t load";
export const orderOnThisDevice = "Order on this device";
export const openMyOrders = "Open My Orders";
export const progress = "Progress";
export const now = "Now";
export const home = "Home";
export const iChangedMyMind = "I changed my mind";
export const itTakesTooLong = "It takes too long";
export const wrongItem = "I ordered the wrong item";
export const firstName = "first name";
export const lastName = "last name";
export const houseAndStreet = "house number and street";
export const zipCode = "zip code";
export const you = "You";
export const theCustomer = "The customer";
export const byTheShop = "By the shop";
export const addressChanged = "Address changed";
export const orderCancelled = "Order cancelled";
export const orderReturned = "Order returned to the shop";
export const returnedSentence = "Returned to the shop. Nothing to pay.";
export const returnedDamaged = "It was damaged";
export const returnedRefused = "It was not accepted at the door";
export const theShop = "The shop";
export const itemInCartAgain = "The item is in your cart again.";
export const nothingInCartAgain = "None of these items is available right now.";
export const logInToSeeOrders = "Log in to see your orders";
export const logInToSeeOrder = "Log in to see your order";
export const orderOf = (number: string) => `Order ${number}`;
export const onTheRoadSince = (when: string) => `On the road since ${when}.`;
export const movedBackTo = (label: string) => `Moved back to ${label}`;
export const cancelOrder = (number: string) => `Cancel order ${number}?`;
export const cancelledAt = (cancelledAt: string) => `Cancelled ${cancelledAt}`;
export const paidSum = (totalPrice: string) => `Paid to the driver ${totalPrice}`;
export const paySum = (totalPrice: string) => `Pay the driver ${totalPrice}`;
export const orderNotInAccount = (number: string) =>
  `We can’t find order ${number} in your account.`;
export const movedBetween = (from: string, to: string, times: number) =>
  `Moved between ${from} and ${to} ${times} times`;
export const movedTo = (label: string) => `Moved to ${label}`;
export const failedTryAgain = (name: string, addFailed: string) =>
  `${name}: ${addFailed}. Try again.`;
export const isNoLongerSold = (name: string) => `${name} is no longer sold.`;
export const itemsInCartAgain = (wanted: number) => `The ${wanted} items are in your cart again.`;
export const someInCartAgain = (added: number, wanted: number) =>
  `${added} of ${wanted} items are in your cart again.`;
export const numberInOrder = (number: number, revision: number) =>
  `${number} of ${revision} in this order`;
export const preparing = (count: number) =>
  plural(count, { one: "We’re preparing your item.", other: "We’re preparing your items." });
export const packing = (count: number) =>
  plural(count, { one: "We’re packing your item.", other: "We’re packing your items." });
export const movedBackAt = (status: string, when: string) => `Moved back to ${status}, ${when}.`;
export const deliveredWhen = (when: string) => `Delivered ${when}.`;
export const whatComesNext =
  "Next, we’ll prepare your items. The driver calls {phone} on the day. You pay {sum} at the door ({payment}).";
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
export const landmark = "landmark";
export const floor = "floor";
export const secondPhone = "second phone";
export const driverNote = "note for the driver";
export const secondPhoneIs = (phone: string) => `Second phone: ${phone}`;
export const noteForDriver = (note: string) => `Note for the driver: ${note}`;
export const youChangedAddress = "You changed the address";
export const shopChangedAddress = "The shop changed the address";
export const customerChangedAddress = "The customer changed the address";
export const youCancelled = "You cancelled the order";
export const shopChangedItems = (total: string, before: string) =>
  `The shop changed the items. The total is now ${total} (was ${before})`;
export const itemsChanged = "Items changed";
export const shopWrote = "The shop wrote to you";
export const itemsReturned = (refund: string) =>
  `The shop received returned items from this order. Refund: ${refund}`;
export const returnRecorded = "Items returned";
export const refunded = "Refunded";
export const shopCancelled = "The shop cancelled the order";
export const customerCancelled = "The customer cancelled the order";
export const weConfirmedByPhone = "We confirmed your order by phone";
export const shopConfirmedByPhone = "Order confirmed by phone";
export const costsMore = (name: string, amount: string, day: string) =>
  `${name} costs ${amount} more than on ${day}.`;
export const costsLess = (name: string, amount: string, day: string) =>
  `${name} costs ${amount} less than on ${day}.`;
export const goesBack = (count: number) =>
  `${plural(count, { one: "The item goes", other: `The ${count} items go` })} back to the shop. You weren’t charged, so there’s nothing to refund. You can order again at any time.`;
export const goesBackPaid = (count: number, paid: string) =>
  `${plural(count, { one: "The item goes", other: `The ${count} items go` })} back to the shop. You paid ${paid}, and we’ll contact you about your refund. You can order again at any time.`;
export const totalBy = (payment: string) => `Total, ${payment}`;
export const beingPacked = "We’re packing the order. You can no longer change the address here.";
export const beingPackedSince = (since: string) =>
  `We’ve been packing the order since ${since}. You can no longer change the address here.`;
export const onItsWay = "The order is on the road. You can no longer change the address here.";
export const onItsWaySince = (since: string) =>
  `The order has been on the road since ${since}. You can no longer change the address here.`;
export const ofOrder = (number: string) => `of order ${number}`;
export const withNumber = (number: string) => `with number ${number}`;
export const withOrder = (number: string) => `with order ${number}`;
export const todayOn = (day: string) => `Today, ${day}`;

export const termsYouAccepted = (version: number): string =>
  `The terms that you accepted: version ${version}`;
export const termsAreNewer = "The terms have a newer version. Yours stays as it was.";
