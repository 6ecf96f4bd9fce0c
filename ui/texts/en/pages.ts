/* Texts of About Us, Contact, the terms and the privacy policy. */

export const oneItemOnePrice = "One item, one price";
export const onePriceText =
  "The price on the card is the price at the door. Delivery is added once per order and shown before you place it.";
export const payTheDriver = "Pay the driver";
export const payTheDriverText =
  "Cash on Delivery to all nine provinces. Nothing is charged when you order.";
export const youSeeWhatWeSee = "You see what we see";
export const youSeeWhatWeSeeText =
  "When your order moves from the workshop to the road, your page updates with it.";
export const aboutUs = "About Us";
export const aboutLead =
  "Nivasa means home. We sell furniture, lamps, kitchen and bath essentials, and wall designs for Sri Lankan rooms: made for the shade of a verandah and for everyday use.";
export const exploreTheCollection = "Explore the collection";
export const aboutAnOrder = "About an order";
export const myOrders = "My Orders";
export const email = "Email";
export const phone = "Phone";
export const address = "Address";
export const hours = "Hours";
export const contactUs = "Contact Us";
export const contactLead =
  "Write to us with your order number, and with pictures if they help. We reply by email.";
export const reportAnIssue = "Report an Issue";
export const whoWeAre = "Who we are";
export const yourAccount = "Your account";
export const ordering = "Ordering";
export const orderingText =
  "Items in your cart aren’t reserved. Your order is placed when the shop confirms it with a number; only then are the items yours. If one has sold out, or its price has changed since you saw it, nothing is ordered and we let you know.";
export const paying = "Paying";
export const delivery = "Delivery";
export const letUsKnow = "let us know";
export const sizesAndPictures = "Sizes and pictures";
export const sizesText =
  "Sizes are those of the item itself, in centimetres. Timber, cane and clay are worked by hand, so grain and tone differ a little from the picture.";
export const reviews = "Reviews";
export const reviewsText =
  "You can review items that were delivered to you, and revise your reviews later. Your name is shown with each one. We keep the earlier versions.";
export const fairUse = "Fair use";
export const fairUseText =
  "The shop limits how many orders, reports and sign-in attempts each person can make in a given time, so that it stays available to everyone.";
export const whatWeStore = "What we store";
export const privacyPolicy = "privacy policy";
export const law = "Law";
export const lawText =
  "These terms are governed by the law of Sri Lanka. They don’t limit any of your rights as a consumer.";
export const termsOfUse = "Terms of use";
export const termsLead =
  "What you can expect from us, and what we expect from you, in plain words.";
export const whatYouGiveUs = "What you give us";
export const whatYouGiveUsText =
  "Your name, email, contact numbers and address, your orders and reviews, and your reports with their files. We use them to deliver, to reply, and to show you what you ordered. Nothing else.";
export const whatWeNeverDo = "What we never do";
export const whatWeNeverDoText =
  "No advertising, no third-party tracking, no selling of data. Our pages load nothing from other sites. The driver gets the name, address and phone numbers of the order, and your note.";
export const yourPassword = "Your password";
export const yourPasswordText =
  "Stored only as a hash that can’t be reversed, and never shown to anyone. If you sign in with Google, we get your name and email from Google, and no password.";
export const howOrdersAreStored = "How orders are stored";
export const howOrdersAreStoredText =
  "As a list of events that is never rewritten: ordered, packed, on the road, delivered. Names, addresses and reports in it are encrypted with a key that is used only for you.";
export const erasing = "Erasing";
export const askUs = "Ask us";
export const onThisDevice = "On this device";
export const onThisDeviceText =
  "One cookie keeps you signed in, and another stores your language; no script can read them. Your browser also stores the colours you chose, what you typed into a form until it’s sent, an order until it reaches us, and for five minutes a record of what you ordered, so that nothing is ordered twice. None of it follows you to other sites.";
export const whereSignedIn = "Where you’re signed in";
export const yourProfile = "Your profile";
export const emailText =
  "We email the codes and links you request, and every step of an order, in the language you chose while signed in, which we store with your account. No newsletters.";
export const messagesToDevices = "Messages on your devices";
export const messagesToDevicesText =
  "If you turn messages on, we store the address of your browser at its push service (Google, Mozilla, Apple or Microsoft) until you turn them off or sign out. Messages are encrypted for your browser, and contain the number of your order, never your name, address or phone.";
export const viewingAndChanging = "Viewing and changing your data";
export const yourProfileInSentence = "your profile";
export const writeToUs = "write to us";
export const privacyHeading = "Privacy policy";
export const privacyLead = "What we store about you, why, and how to have it erased.";
export const yourAccountText = (passwordMin: number) =>
  `You can browse without one. To order, you need a name, your own email address and a password of ${passwordMin} characters or more. Keep your password to yourself: you’re responsible for orders placed with it.`;
export const payingText = (fee: string) =>
  `In cash, to the driver, when your order reaches your door. Nothing is charged before. Delivery costs ${fee} per order, to all nine provinces, and is shown before you order.`;
export const ordersShowWhere =
  "{orders} shows where your order is, exactly as we see it. The driver calls once, on the delivery day, on the phone number you gave.";
export const driverCalls =
  "The driver calls once, on the delivery day, on the phone number you gave. Please check the items before you pay. If something is wrong with them, or with the address, {contact} and include your order number.";
export const changesStored =
  "Your orders and changes are stored as a list of events, so that both you and we can look them up. The {privacy} explains what that means for you.";
export const runsThisShop = (shop: string) => `${shop}, runs this shop and sells to you.`;
export const profileListsBrowsers =
  "{profile} lists each browser with the time it was last used, and lets you sign it out. To keep strangers out, we count sign-in attempts per account and network address over ten minutes.";
export const whereStored =
  "You can see what we store about you in {profile}, {orders} and under Report an Issue, and change your profile and reviews there. For anything else, {write}.";
export const howErased =
  "{ask} or write to {email}. We delete your account, its sessions, the files of your reports, and your key: no one can then read what was encrypted with it. Orders stay on record without your details, and your reviews stay without your name. This can’t be undone.";
/** Opening days and hours, in the text the shop configured. */
export const onTheMap = "See it on the map";

/** From Sunday. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];
export const daysFromTo = (first: string, last: string) => `${first} to ${last}`;
export const daysAndPoya = (days: string) => `${days} and Poya days`;
export const dayAndPoya = (day: string) => `${day}s and Poya days`;
export const beforeNoon = (time: string) => `${time} am`;
export const afterNoon = (time: string) => `${time} pm`;
export const openFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
export const closed = "Closed";

export const returns = "Returns";
export const deliveryPage = "Delivery";
export const shownInOtherLanguage =
  "This page is not available in English yet, so it is shown in another language.";
export const olderVersion = (version: number, date: string): string =>
  `You are reading version ${version}, published on ${date}. It stays as it was.`;
export const readCurrentVersion = "Read the current version";
export const pageNotLoaded = "This page couldn’t load.";
