/* Texts of about us, contact, terms and privacy. */

export const onePieceOnePrice = "One piece, one price";
export const onePriceText =
  "The price on the card is the price at the door. Delivery is added once an order, and shown before you place it.";
export const payTheDriver = "Pay the driver";
export const payTheDriverText =
  "Cash on Delivery to all nine provinces. Nothing is charged when you order.";
export const youSeeWhatWeSee = "You see what we see";
export const youSeeWhatWeSeeText =
  "When your order moves from the workshop to the road, your page moves with it.";
export const aboutUs = "About Us";
export const aboutLead =
  "Nivasa means home. We sell furniture, lamps, kitchen and bath pieces and wall designs for Sri Lankan rooms: made to stand in the shade of a verandah and to be used every day.";
export const exploreTheCollection = "Explore the collection";
export const aboutAnOrder = "About an order";
export const myOrders = "My Orders";
export const mail = "Mail";
export const phone = "Phone";
export const address = "Address";
export const hours = "Hours";
export const contactUs = "Contact Us";
export const contactLead =
  "Write to us with the number of your order, and with pictures if they help. We answer by mail.";
export const reportAnIssue = "Report an Issue";
export const whoWeAre = "Who we are";
export const yourAccount = "Your account";
export const ordering = "Ordering";
export const orderingText =
  "What lies in your cart is not set aside. An order is placed when the shop confirms it with a number; only then are its pieces yours. If one has sold out, or its price has changed since you saw it, nothing is ordered and you are told.";
export const paying = "Paying";
export const delivery = "Delivery";
export const tellUs = "tell us";
export const sizesAndPictures = "Sizes and pictures";
export const sizesText =
  "Sizes are of the piece itself, in centimetres. Timber, cane and clay are made by hand: grain and tone differ a little from the picture.";
export const reviews = "Reviews";
export const reviewsText =
  "Yours to write and to revise, of what was delivered to you. Your name stands beside it. What it said before you revised it is kept.";
export const fairUse = "Fair use";
export const fairUseText =
  "The shop limits how many orders, reports and tries to sign in one person may make within a time, so that it stays open for everybody.";
export const whatWeKeep = "What we keep";
export const privacyPolicy = "privacy policy";
export const law = "Law";
export const lawText =
  "The law of Sri Lanka counts. These terms take away none of the rights it gives you as a buyer.";
export const termsOfUse = "Terms of use";
export const termsLead =
  "What you may expect of us, and we of you. Plain words; they count as they stand.";
export const whatYouTellUs = "What you tell us";
export const whatYouTellUsText =
  "Your name, email, contact numbers and address, your orders, your reviews, and what you report with its files. We use it to deliver, to answer, and to show you what you ordered. Nothing else.";
export const whatWeNeverDo = "What we never do";
export const whatWeNeverDoText =
  "No advertising, no counting of visitors by others, no selling of data. The pages ask nobody but this shop for anything. The driver gets the name, address and phone number of the order.";
export const yourPassword = "Your password";
export const yourPasswordText =
  "Kept only as a hash that nobody can turn back, and shown to nobody. If you come in with Google, we learn your name and your email from there, and no password.";
export const howOrdersAreKept = "How orders are kept";
export const howOrdersAreKeptText =
  "As a list of events that is never rewritten: ordered, packed, on the road, delivered. Names, addresses and reports in it are sealed with a key that belongs to you alone.";
export const erasing = "Erasing";
export const askUs = "Ask us";
export const onThisDevice = "On this device";
export const onThisDeviceText =
  "One cookie keeps you signed in, another the language you chose; no script can read them. Beside them the browser keeps the colours you chose, what you typed into a form until it is sent, an order until it reaches us, and for five minutes a mark of what you ordered, so that nothing is ordered twice. None of it follows you elsewhere.";
export const whereYouAreSigned = "Where you are signed in";
export const yourProfile = "Your profile";
export const mailText =
  "We mail codes and links that you ask for, and every step of an order. They speak the language that you chose while signed in, which we keep with your account. Nothing to read for pleasure.";
export const lookingAndChanging = "Looking and changing";
export const yourProfileInSentence = "your profile";
export const writeToUs = "write to us";
export const privacyHeading = "Privacy policy";
export const privacyLead = "What we keep of you, what for, and how you have it erased.";
export const yourAccountText = (passwordMin: number) =>
  `You may look around without one. To order, you need a name, an email that is yours and a password of ${passwordMin} characters or more. Keep the password to yourself: what is ordered with it is ordered by you.`;
export const payingText = (fee: string) =>
  `In cash, to the driver, when it reaches your door. Nothing is charged before. Delivery is ${fee} an order, to all nine provinces, and is shown before you order.`;
export const ordersShowWhere =
  "{orders} shows where it is, as we see it ourselves. The driver calls once, on the day, on the phone number of your order.";
export const driverCalls =
  "The driver calls once, on the day, on the phone number of the order. Please look at the pieces before you pay. If something is wrong with them, or with the address, {tell} with the number of the order.";
export const orderChangeKept =
  "What you order and change is kept as a list of events, so that both sides can look it up. The {privacy} says what that means for you.";
export const keepsThisShop = (shop: string) => `${shop}, keeps this shop and sells to you.`;
export const profileListsBrowsers =
  "{profile} lists each browser with the time it was last used, and ends its session when you say so. To keep strangers out we count tries to sign in by account and by network address within ten minutes.";
export const whereKept =
  "What we keep of you stands in {profile}, {orders} and under Report an Issue, and you can change the profile and your reviews there. For anything else, {write}.";
export const howErased =
  "{ask} or write to {email}. We delete your account, its sessions, the files of your reports, and your key: what was sealed with it can then be read by nobody. Orders stay in the books without you, and the stars and words of your reviews stay without your name. It cannot be undone.";
/** Days and hours, as the shop writes them. */
export const openingWords = (words: string) => words;
