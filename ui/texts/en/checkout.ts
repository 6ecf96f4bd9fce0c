/* Texts of delivery details, and an order on its way to the shop. */

export const cart = "Cart";
export const delivery = "Delivery";
export const orderPlaced = "Order placed";
export const checkout = "Checkout";
export const nothingUnderWay = "No order on its way here";
export const myOrders = "My Orders";
export const seeMyOrders = "What you have ordered is in My Orders.";
export const logInToPlace = "Log in to place your order";
export const ordersOnThisDevice = "Orders on this device";
export const waitsAndIsSent = "This order waits for the connection and is sent by itself.";
export const tryAgain = "Try again";
export const putAway = "Put away";
export const sendingAgainIsSafe =
  "Your cart and your address are kept. Sending again never orders twice.";
export const signIn = "Sign In";
export const backToTheCart = "Back to the cart";
export const thePriceHasChanged = "The price has changed";
export const totalYouSaw = "Total you saw";
export const nothingOrdered = "Nothing was ordered, and your cart is as you left it.";
export const notEverythingIsLeft = "Not everything is left";
export const outOfStock = "Out of stock";
export const changeTheCart = "Change the cart";
export const detailsNeedLook = "The delivery details need a look";
export const changeTheDeliveryDetails = "Change the delivery details";
export const yourOrder = "Your order";
export const totalWithDelivery = "Total with delivery";
export const placingYourOrder = "Placing your order…";
export const shopSetsAside =
  "The shop has your order and is setting the items aside. This page changes by itself.";
export const aMoment = "A moment. Your items are being set aside.";
export const waitsForConnection = "Your order waits for the connection";
export const keptAndSent =
  "It is kept on this device and sent by itself when the connection is back. It is ordered once, however often it is sent. Your cart stays as it is.";
export const whereYouHaveOrdered = "Where you have ordered to";
export const placeOrder = "Place Order";
export const whereShouldItGo = "Where should it go?";
export const allFieldsNeeded =
  "Every field is needed. We filled in what your account already knows.";
export const total = "Total";
export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const phone = "Phone";
export const driverCalls = "The driver calls once, on the day.";
export const address = "Address";
export const houseAndStreet = "House and street";
export const province = "Province";
export const district = "District";
export const city = "City";
export const zipCode = "Zip code";
export const country = "Country";
export const emailInvalid = "Please enter a valid email";
export const numberInvalid = "Please enter a valid number";
export const provinceMissing = "Please choose your province";
export const districtMissing = "Please choose your district";
export const loadingTheDeliveryDetails = "Loading the delivery details";
export const orderTheSameAgain = "Order the same again?";
export const orderedAlready =
  "You ordered the same items to the same address a moment ago. This is that order.";
export const keepTheOneOrder = "Keep the one order";
export const orderAgain = "Order again";
export const someCannotBeHad = "Some items cannot be had as asked.";
export const watchInMyOrders = "You can watch the order move in My Orders.";
export const forgetFailed = "The address could not be forgotten. Please try again.";
export const logInToOrder = "Log in to order";
export const logInToSeeOrder = "Log in to see your order";
export const orderNotAccepted = (message: string) => `This order was not accepted. ${message}`;
export const fewerLeft = (available: number, requested: number) =>
  `Only ${available} left, you asked for ${requested}`;
export const isOfferedNoMore = (placeOf: string) => `${placeOf} is offered no more.`;
export const filledIn = (placeOf: string) => `Filled in: ${placeOf}`;
export const forget = (placeOf: string) => `Forget ${placeOf}`;
export const atMostCharacters = (addressField: number) => `At most ${addressField} characters`;
export const copyTheNumber = (number: string) => `Copy the number ${number}`;
export const eachWas = (price: string, was: string) => `${price} each, was ${was}`;
export const totalNowWithDelivery = (fee: string) => `Total now, with delivery ${fee}`;
export const orderFor = (total: string) => `Order for ${total}`;
export const orderedSame = (time: string) =>
  `You ordered the same items to the same address at ${time}. That order stands.`;
export const yourOrderOf = (items: string) => `Your order, ${items}`;
export const firstNameMissing = "Please enter your first name";
export const lastNameMissing = "Please enter your last name";
export const emailMissing = "Please enter your email";
export const phoneMissing = "Please enter your phone number";
export const addressMissing = "Please enter your address";
export const cityMissing = "Please enter your city";
export const zipCodeMissing = "Please enter your zip code";
export const yourOrderHasChanged = "Your order has changed";
export const goBack = "Go back";
export const nowEachWas = (name: string, price: string, was: string) =>
  `${name}: ${price} each, was ${was}`;
export const quantityNowWas = (name: string, now: number, was: number) =>
  `${name}: now ${now}, was ${was}`;
export const lineAdded = (name: string, q: number) => `Added: ${name} × ${q}`;
export const lineRemoved = (name: string) => `Removed: ${name}`;
export const deliveryNowWas = (fee: string, was: string) => `Delivery: ${fee}, was ${was}`;
export const itemsCountedAnew = "The stock of your items has changed.";
export const totalNowWas = (total: string, was: string) => `Total now ${total}, was ${was}`;
export const wasBefore = (total: string) => `Was ${total}`;
