/* Texts of the delivery details, and of an order that is being placed. */

export const cart = "Cart";
export const delivery = "Delivery";
export const orderPlaced = "Order placed";
export const checkout = "Checkout";
export const noOrderInProgress = "No order in progress";
export const myOrders = "My Orders";
export const seeMyOrders = "You’ll find your orders in My Orders.";
export const logInToPlace = "Log in to place your order";
export const ordersOnThisDevice = "Orders on this device";
export const waitingToBeSent =
  "This order is waiting for a connection. We’ll send it automatically.";
export const tryAgain = "Try again";
export const dismiss = "Dismiss";
export const sendingAgainIsSafe =
  "Your cart and address are saved. Sending again never places a second order.";
export const signIn = "Sign In";
export const backToTheCart = "Back to the cart";
export const thePriceHasChanged = "The price has changed";
export const totalYouSaw = "Total you saw";
export const nothingOrdered = "Nothing was ordered. Your cart is unchanged.";
export const someSoldOut = "Some items have just sold out";
export const outOfStock = "Out of stock";
export const changeTheCart = "Change cart";
export const checkDetails = "Please check the delivery details";
export const changeTheDeliveryDetails = "Change delivery details";
export const yourOrder = "Your order";
export const totalWithDelivery = "Total with delivery";
export const placingYourOrder = "Placing your order…";
export const shopReserves =
  "We have your order and are reserving the items. This page updates automatically.";
export const reservingItems = "One moment. We’re reserving your items.";
export const waitsForConnection = "Your order is waiting for a connection";
export const savedAndSent =
  "It’s saved on this device and sent automatically when you’re back online. It’s only ever ordered once. Your cart stays as it is.";
export const previousAddresses = "Your previous addresses";
export const placeOrder = "Place Order";
export const whereToDeliver = "Where should we deliver?";
export const allFieldsNeeded =
  "Fields without “(optional)” are required. We’ve filled in what we already know.";
export const total = "Total";
export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const phone = "Phone";
export const driverCalls = "The driver calls once, on the delivery day.";
export const address = "Address";
export const houseAndStreet = "House number and street";
export const province = "Province";
export const district = "District";
export const city = "City";
export const zipCode = "Zip code";
export const country = "Country";
export const helpTheDriver = "Help the driver find you";
export const onlyForTheDriver = "All optional. Only the shop and your driver see this.";
export const landmark = "Landmark";
export const landmarkHint = "Something everyone nearby knows";
export const floor = "Floor";
export const floorHint = "So we send enough people";
export const secondPhone = "Second phone";
export const secondPhoneHint = "Called only if you don’t answer";
export const driverNote = "Note for the driver";
export const charactersOf = (typed: string, most: string) => `${typed} of ${most} characters`;
export const emailInvalid = "Please enter a valid email";
export const numberInvalid = "Please enter a valid number";
export const provinceMissing = "Please choose your province";
export const districtMissing = "Please choose your district";
export const loadingTheDeliveryDetails = "Loading the delivery details";
export const orderTheSameAgain = "Order the same items again?";
export const orderedAlready =
  "You ordered the same items to the same address a moment ago. This is that order.";
export const doNotOrderAgain = "Don’t order again";
export const orderAgain = "Order again";
export const someUnavailable = "Some items aren’t available in the quantity you want.";
export const followInMyOrders = "You can follow the order in My Orders.";
export const removeAddressFailed = "The address couldn’t be removed. Please try again.";
export const logInToOrder = "Log in to order";
export const logInToSeeOrder = "Log in to see your order";
export const orderNotAccepted = (message: string) => `We couldn’t accept this order. ${message}`;
export const fewerLeft = (available: number, requested: number) =>
  `Only ${available} left (you wanted ${requested})`;
export const addressRemoved = (placeOf: string) =>
  `${placeOf} was removed from your saved addresses.`;
export const filledIn = (placeOf: string) => `Filled in: ${placeOf}`;
export const removeAddress = (placeOf: string) => `Remove ${placeOf} from saved addresses`;
export const atMostCharacters = (addressField: number) => `At most ${addressField} characters`;
export const copyTheNumber = (number: string) => `Copy the number ${number}`;
export const eachWas = (price: string, was: string) => `${price} each, was ${was}`;
export const totalNowWithDelivery = (fee: string) => `Total now, with delivery ${fee}`;
export const orderFor = (total: string) => `Order for ${total}`;
export const orderedSame = (time: string) =>
  `You ordered the same items to the same address at ${time}. That order is already placed.`;
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
export const stockHasChanged = "The stock of your items has changed.";
export const totalNowWas = (total: string, was: string) => `Total now ${total}, was ${was}`;
export const wasBefore = (total: string) => `Was ${total}`;

export const orderAcceptsTerms = "By placing this order you accept {terms}.";
export const ourTerms = (version: number): string => `our terms, version ${version}`;
