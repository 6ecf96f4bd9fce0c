import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const followInMyOrders = "“எனது ஓடர்கள்” இல் பார்";
export const keepShopping = "தொடர்ந்து வாங்கு";
export const whatYouOrdered = "நீங்கள் ஓடர் செய்தவை";
export const placed = "செய்த நாள்";
export const emailed = "மின்னஞ்சல்";
export const items = "பொருட்கள்";
export const whatHappened = "நடந்தவை";
export const shopReceived = "கடைக்கு அது கிடைத்துள்ளது.";
export const openTheOrder = "ஓடரைத் திற";
export const reportAnIssue = "பிரச்சினையை அறிவிக்க";
export const deliverTo = "அனுப்ப வேண்டிய முகவரி";
export const withDelivery = "விநியோகத்துடன்";
export const onTheRoad = "வழியில் உள்ளது.";
export const delivered = "ஒப்படைக்கப்பட்டது.";
export const orderBeingPlaced = "உங்கள் ஓடர் செய்யப்படுகிறது.";
export const cancelledAndBack = "இரத்துச் செய்யப்பட்டது. பொருட்கள் மீண்டும் கடையில் உள்ளன.";
export const onTheRoadAgain = "மீண்டும் வழியில் உள்ளது.";
export const orderPlaced = "ஓடர் செய்யப்பட்டது";
export const placedByPhone = "கடை தொலைபேசியில் உங்களுக்காக ஓடர் செய்தது";
export const cancelled = "இரத்தானது";
export const returned = "திரும்பியது";
export const detailsFailed = "அதன் விபரங்களை இப்போது காட்ட முடியவில்லை. அவை “எனது ஓடர்கள்” இல் உள்ளன.";
export const loadingYourOrder = "உங்கள் ஓடர் ஏற்றப்படுகிறது";
export const notAccepted = "ஏற்கப்படவில்லை";
export const addAReview = "மதிப்புரை சேர்";
export const itemPreparing = "தயாராகிறது";
export const itemPacking = "பொதியிடப்படுகிறது";
export const outForDelivery = "விநியோகத்துக்குப் புறப்பட்டது";
export const deliveredStatus = "ஒப்படைக்கப்பட்டது";
export const myOrders = "எனது ஓடர்கள்";
export const orders = "ஓடர்கள்";
export const ongoing = "நடைபெறுபவை";
export const previous = "முந்தையவை";
export const showEarlierOrders = "முந்தைய ஓடர்களைக் காட்டு";
export const ordersAreSafe = "உங்கள் ஓடர்கள் பாதுகாப்பாக உள்ளன. இணைப்புதான் இல்லை.";
export const browseTheShop = "சுற்றிப் பாருங்கள்";
export const followedHere = "நீங்கள் ஓடர் செய்பவற்றை இங்கே படிப்படியாகப் பார்க்கலாம்.";
export const deliveredShownHere = "ஒப்படைக்கப்பட்ட ஓடர்கள் இங்கே இருக்கும்.";
export const loadingYourOrders = "உங்கள் ஓடர்கள் ஏற்றப்படுகின்றன";
export const whereToDeliver = "எங்கு அனுப்ப வேண்டும்?";
export const cancel = "அப்படியே விடு";
export const changeTheAddress = "முகவரியை மாற்று";
export const keepOrder = "வைத்திரு";
export const cancelTheOrder = "ஓடரை இரத்துச் செய்";
export const why = "ஏன்?";
export const chooseAReason = "காரணத்தைத் தெரிவுசெய்க";
export const whilePreparingOnly = "நாங்கள் பொதி செய்யத் தொடங்கும் வரை இதை மாற்றலாம்.";
export const thisOrderWasCancelled = "இந்த ஓடர் இரத்துச் செய்யப்பட்டது.";
export const orderNotAccepted = "இந்த ஓடர் ஏற்கப்படவில்லை.";
export const orderDelivered = "ஓடர் ஒப்படைக்கப்பட்டது.";
export const orderAgain = "மீண்டும் ஓடர் செய்";
export const print = "அச்சிடு";
export const openTheCart = "கூடையைத் திற";
export const isSomethingWrong = "ஏதேனும் தவறா?";
export const teamCanHelp = "இங்கே இனி மாற்ற முடியாததை, பெரும்பாலும் எங்கள் குழுவினர் சரிசெய்வர்.";
export const describeTheIssue = "அது என்னவென எங்களிடம் கூறுங்கள். அறிக்கைக்கு இந்த ஓடர் ஏற்கனவே தெரியும்.";
export const reportIssueHere = "பிரச்சினையை அறிவிக்க";
export const totalNothingToPay = "மொத்தம், செலுத்த வேண்டியதில்லை";
export const paidToTheDriver = "ஓட்டுநரிடம் செலுத்தப்பட்டது";
export const stillToPay = "இன்னும் செலுத்த வேண்டியது";
export const total = "மொத்தம்";
export const payTheDriver = "ஓட்டுநரிடம் செலுத்துக";
export const subtotal = "உப மொத்தம்";
export const delivery = "விநியோகம்";
export const cancelledHeading = "இந்த ஓடர் இரத்துச் செய்யப்பட்டது";
export const item = "பொருள்";
export const quantity = "எண்ணிக்கை";
export const price = "விலை";
export const amount = "தொகை";
export const orderFailed = "இந்த ஓடரை இப்போது காட்ட முடியவில்லை";
export const orderOnThisDevice = "இந்தச் சாதனத்திலுள்ள ஓடர்";
export const openMyOrders = "“எனது ஓடர்கள்” ஐத் திற";
export const progress = "முன்னேற்றம்";
export const now = "இப்போது";
export const home = "முகப்பு";
export const iChangedMyMind = "மனம் மாறிவிட்டேன்";
export const itTakesTooLong = "அதிக காலம் எடுக்கிறது";
export const wrongItem = "தவறான பொருளை ஓடர் செய்தேன்";
export const firstName = "முதற் பெயர்";
export const lastName = "கடைசிப் பெயர்";
export const houseAndStreet = "வீட்டு இலக்கமும் வீதியும்";
export const zipCode = "அஞ்சல் குறியீடு";
export const you = "நீங்கள்";
export const theCustomer = "வாங்குபவர்";
export const byTheShop = "கடையால்";
export const addressChanged = "முகவரி மாற்றப்பட்டது";
export const orderCancelled = "ஓடர் இரத்தானது";
export const orderReturned = "ஓடர் கடைக்குத் திரும்பக் கொண்டுவரப்பட்டது";
export const returnedSentence = "கடைக்குத் திரும்பக் கொண்டுவரப்பட்டது. செலுத்த எதுவும் இல்லை.";
export const returnedDamaged = "அது சேதமடைந்திருந்தது";
export const returnedRefused = "வாசலில் அது ஏற்கப்படவில்லை";
export const theShop = "கடை";
export const itemInCartAgain = "பொருள் மீண்டும் உங்கள் கூடையில் உள்ளது.";
export const nothingInCartAgain = "உங்கள் கூடையில் எதையும் சேர்க்க முடியவில்லை.";
export const logInToSeeOrders = "உங்கள் ஓடர்களைப் பார்க்க உள்நுழைக";
export const logInToSeeOrder = "உங்கள் ஓடரைப் பார்க்க உள்நுழைக";
export const orderOf = (number: string) => `ஓடர் ${number}`;
export const onTheRoadSince = (when: string) => `${when} முதல் வழியில் உள்ளது.`;
export const movedBackTo = (label: string) => `முந்தைய நிலைக்கு: ${label}`;
export const cancelOrder = (number: string) => `${number} ஓடரை இரத்துச் செய்யவா?`;
export const cancelledAt = (cancelledAt: string) => `இரத்தானது ${cancelledAt}`;
export const paidSum = (totalPrice: string) => `ஓட்டுநரிடம் செலுத்தப்பட்டது ${totalPrice}`;
export const paySum = (totalPrice: string) => `ஓட்டுநரிடம் செலுத்துக ${totalPrice}`;
export const orderNotInAccount = (number: string) => `${number} உங்கள் ஓடர் அல்ல.`;
export const movedBetween = (from: string, to: string, times: number) =>
  `${from} மற்றும் ${to} இடையே ${times} முறை மாறியது`;
export const movedTo = (label: string) => `${label} க்கு மாறியது`;
export const failedTryAgain = (name: string, addFailed: string) =>
  `${name}: ${addFailed}. மீண்டும் அழுத்தவும்.`;
export const isNoLongerSold = (name: string) => `${name} இனி விற்கப்படுவதில்லை.`;
export const itemsInCartAgain = (wanted: number) => `${wanted} பொருட்களும் மீண்டும் உங்கள் கூடையில் உள்ளன.`;
export const someInCartAgain = (added: number, wanted: number) =>
  `${wanted} பொருட்களில் ${added} மீண்டும் உங்கள் கூடையில் உள்ளன.`;
export const numberInOrder = (number: number, revision: number) =>
  `இந்த ஓடரில் ${revision} இல் ${number}`;
export const preparing = (count: number) =>
  plural(count, { one: "உங்கள் பொருளைத் தயார் செய்கிறோம்.", other: "உங்கள் பொருட்களைத் தயார் செய்கிறோம்." });
export const packing = (count: number) =>
  plural(count, { one: "உங்கள் பொருளைப் பொதியிடுகிறோம்.", other: "உங்கள் பொருட்களைப் பொதியிடுகிறோம்." });
export const movedBackAt = (status: string, when: string) => `முந்தைய நிலைக்கு: ${status}, ${when}.`;
export const deliveredWhen = (when: string) => `ஒப்படைக்கப்பட்டது: ${when}.`;
export const whatComesNext =
  "அடுத்து உங்கள் பொருட்களைத் தயார் செய்கிறோம். {payment}: {sum}, அன்றைய தினம் {phone} க்கு அழைக்கும் ஓட்டுநரிடம் செலுத்தப்படும்.";
export const orderNumber = "ஓடர் {number}";
export const cashOnDelivery = "பொருள் கிடைக்கும்போது பணம்";
export const cancelledOn = "இரத்தானது {day}";
export const placedOn = "செய்தது {day}";
export const deliveredOn = "ஒப்படைத்தது {day}";
export const email = "மின்னஞ்சல்";
export const city = "நகரம்";
export const district = "மாவட்டம்";
export const province = "மாகாணம்";
export const country = "நாடு";
export const phone = "தொலைபேசி";
export const landmark = "அடையாள இடம்";
export const floor = "மாடி";
export const secondPhone = "இரண்டாவது தொலைபேசி";
export const driverNote = "ஓட்டுநருக்கான குறிப்பு";
export const secondPhoneIs = (phone: string) => `இரண்டாவது தொலைபேசி: ${phone}`;
export const noteForDriver = (note: string) => `ஓட்டுநருக்கான குறிப்பு: ${note}`;
export const youChangedAddress = "நீங்கள் முகவரியை மாற்றினீர்கள்";
export const shopChangedAddress = "கடை முகவரியை மாற்றியது";
export const customerChangedAddress = "வாங்குபவர் முகவரியை மாற்றினார்";
export const youCancelled = "நீங்கள் ஓடரை இரத்துச் செய்தீர்கள்";
export const shopChangedItems = (total: string, before: string) =>
  `கடை பொருட்களை மாற்றியது. மொத்தம் இப்போது ${total}, முன்பு ${before}`;
export const itemsChanged = "பொருட்கள் மாற்றப்பட்டன";
export const shopWrote = "கடை உங்களுக்கு எழுதியது";
export const itemsReturned = (refund: string) =>
  `இந்த ஓடரின் பொருட்களைக் கடை திரும்பப் பெற்றது. திருப்பிச் செலுத்தல்: ${refund}`;
export const returnRecorded = "பொருட்கள் திரும்பப் பெறப்பட்டன";
export const refunded = "திருப்பிச் செலுத்தியது";
export const shopCancelled = "கடை ஓடரை இரத்துச் செய்தது";
export const customerCancelled = "வாங்குபவர் ஓடரை இரத்துச் செய்தார்";
export const weConfirmedByPhone = "உங்கள் ஓடரை தொலைபேசியில் உறுதிப்படுத்தினோம்";
export const shopConfirmedByPhone = "ஓடர் தொலைபேசியில் உறுதிப்படுத்தப்பட்டது";
export const costsMore = (name: string, amount: string, day: string) =>
  `${name} ${day} ஐ விட ${amount} கூடுதல்.`;
export const costsLess = (name: string, amount: string, day: string) =>
  `${name} ${day} ஐ விட ${amount} குறைவு.`;
export const goesBack = (count: number) =>
  `${plural(count, { one: "பொருள்", other: `${count} பொருட்களும்` })} கடைக்குத் திரும்பும். எதுவும் அறவிடப்படவில்லை, எனவே திருப்பிச் செலுத்த எதுவுமில்லை. எந்நேரமும் மீண்டும் ஓடர் செய்யலாம்.`;
export const goesBackPaid = (count: number, paid: string) =>
  `${plural(count, { one: "பொருள்", other: `${count} பொருட்கள்` })} கடைக்குத் திரும்பும். நீங்கள் ${paid} செலுத்தியுள்ளீர்கள்; அதைத் திருப்பிச் செலுத்துவது பற்றி உங்களைத் தொடர்புகொள்வோம். எப்போது வேண்டுமானாலும் மீண்டும் ஓடர் செய்யலாம்.`;
export const totalBy = (payment: string) => `மொத்தம், ${payment}`;
export const beingPacked = "ஓடர் பொதியிடப்படுகிறது. முகவரியை இங்கே இனி மாற்ற முடியாது.";
export const beingPackedSince = (since: string) =>
  `ஓடர் ${since} முதல் பொதியிடப்படுகிறது. முகவரியை இங்கே இனி மாற்ற முடியாது.`;
export const onItsWay = "ஓடர் வழியில் உள்ளது. முகவரியை இங்கே இனி மாற்ற முடியாது.";
export const onItsWaySince = (since: string) =>
  `ஓடர் ${since} முதல் வழியில் உள்ளது. முகவரியை இங்கே இனி மாற்ற முடியாது.`;
export const ofOrder = (number: string) => `${number} ஓடரின்`;
export const withNumber = (number: string) => `இலக்கம் ${number}`;
export const withOrder = (number: string) => `ஓடர் ${number}`;
export const todayOn = (day: string) => `இன்று, ${day}`;

export const termsYouAccepted = (version: number): string =>
  `நீங்கள் ஏற்ற விதிமுறைகள்: பதிப்பு ${version}`;
export const termsAreNewer = "விதிமுறைகளுக்குப் புதிய பதிப்பு உள்ளது. உங்களுடையது மாறாது.";
