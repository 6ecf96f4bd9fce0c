import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const logInToSaveCart = "கூடையை வைத்திருக்க உள்நுழைக. அது உங்கள் மற்றச் சாதனங்களிலும் இருக்கும்.";
export const soldOut = "எதுவும் மீதமில்லை. மேலும் வந்ததும் இந்தப் பக்கம் தானாகவே காட்டும்.";
export const goToTheCart = "கூடைக்குச் செல்";
export const buyNow = "இப்போதே வாங்கு";
export const buyNowWhy = "“இப்போதே வாங்கு” இன்னும் திறக்கவில்லை. “கூடையில் சேர்” அதே நிறைவுக்கு இட்டுச்செல்லும்.";
export const updateCart = "கூடையைப் புதுப்பி";
export const addToCart = "கூடையில் சேர்";
export const buyThisItem = "இந்தப் பொருளை வாங்கு";
export const noLongerSold = "இனி விற்கப்படுவதில்லை";
export const removeIt = "நீக்கு";
export const noLongerSoldRemove = "கடை இதை இனி விற்பதில்லை. தொடர இதை நீக்கவும்.";
export const outOfStockRemove = "இருப்பில் இல்லை. தொடர இதை நீக்கவும்.";
export const loadingYourCart = "உங்கள் கூடை ஏற்றப்படுகிறது";
export const totals = "மொத்தங்கள்";
export const yourCart = "உங்கள் கூடை";
export const checkout = "ஓடரை நிறைவுசெய்";
export const nextAddress = "அடுத்து: எங்கு அனுப்ப வேண்டும்.";
export const someUnavailable = "சில பொருட்களைக் கேட்டபடி தர முடியாது. தொடர அவற்றை மாற்றவும் அல்லது நீக்கவும்.";
export const browseTheShop = "சுற்றிப் பாருங்கள்";
export const startAnywhere = "ஒவ்வோர் அறையும் ஓர் அடி தூரத்தில்.";
export const cartFailed = "உங்கள் கூடையைக் காட்ட முடியவில்லை";
export const promoCode = "சலுகைக் குறியீடு";
export const noPromoCodes = "தற்போது குறியீடுகள் இல்லை";
export const apply = "பயன்படுத்து";
export const undo = "மீளப்பெறு";
export const seeInRoom = "ஒன்றாகப் பார்";
export const notCounted = "கணக்கிடப்படவில்லை";
export const delivery = "விநியோகம்";
export const total = "மொத்தம்";
export const payTheDriver = "ஓட்டுநரிடம் செலுத்துங்கள். இப்போது எதுவும் அறவிடப்படாது.";
export const logInToCheckOut = "ஓடரை நிறைவுசெய்ய உள்நுழைக. நீங்கள் சேர்த்தவை உங்களுடன் வரும்.";
export const signInToCheckOut = "உள்நுழைந்து ஓடர் செய்க";
export const savedInBrowser = "இந்த உலாவியில் உள்ளது. உங்கள் பெயரில் உள்நுழைந்தால், மற்றச் சாதனங்களிலும் இருக்கும்.";
export const dismiss = "அறிவிப்பை மூடு";
export const stillInBrowser = "எதுவும் இழக்கப்படவில்லை: இந்த உலாவியில் உள்ளது.";
export const tryAgain = "மீண்டும் முயல்க";
export const fromBeforeSigningIn = "நீங்கள் உள்நுழையும் முன் இருந்தவை.";
export const notMergedYet = "நீங்கள் சேர்த்தவை இன்னும் உங்கள் கூடையில் இல்லை";
export const merged = "உங்கள் கூடையில் சேர்க்கப்பட்டது";
export const nothingMerged = "உங்கள் கூடையில் எதையும் சேர்க்க முடியவில்லை";
export const oneItem = "ஒரு பொருள்";
export const oneNoLongerSold = "ஒரு பொருள் இனி விற்கப்படுவதில்லை.";
export const cart = "கூடை";
export const logInToSeeCart = "உங்கள் கூடையைப் பார்க்க உள்நுழைக";
export const failedTryAgain = (failure: string) => `${failure}. மீண்டும் அழுத்தவும்.`;
export const onlyLeft = (most: number) => `${most} மட்டுமே மீதம்.`;
export const cartIsFull = (cartLines: number) =>
  `ஒரு கூடையில் ${cartLines} வெவ்வேறு பொருட்கள் வரை வைக்கலாம்`;
export const quantityOf = (name: string) => `${name} எண்ணிக்கை`;
export const remove = (name: string) => `${name} ஐ நீக்கு`;
export const fewerLeft = (countInStock: number, quantity: number) =>
  `${countInStock} மட்டுமே மீதம். நீங்கள் ${quantity} கேட்டீர்கள்.`;
export const undoRemoving = (name: string) => `${name} நீக்கியதை மீளப்பெறு`;
export const notInStock = (items: string) => `இருப்பில் இல்லை, ${items}`;
export const cannotBeMerged = (name: string) =>
  `${name} இப்போது கிடைக்காது, அல்லது இருப்பவை அனைத்தும் உங்கள் கூடையில் உள்ளன.`;
export const partlyMerged = (name: string, merged: number, requested: number) =>
  `${name}: மேலும் இல்லாததால் ${requested} இல் ${merged} மட்டுமே.`;
export const subtotal = (items: string) => `உப மொத்தம், ${items}`;
export const cashOnDelivery = "பொருள் கிடைக்கும்போது பணம்";
export const itemCount = (count: number) =>
  plural(count, { one: "1 பொருள்", other: `${count} பொருட்கள்` });
export const itemsFor = (count: number, sum: string) => `${count} பொருட்கள், ${sum}`;
export const inYourCart = (count: number) => `உங்கள் கூடையில் ${count} உள்ளன.`;
export const each = (price: string) => `ஒன்று ${price}`;
export const wasWhenAdded = (price: string) => `நீங்கள் சேர்த்தபோது ${price}`;
export const changeTo = (count: number) => `${count} எடு`;
export const removed = (name: string) => `${name} நீக்கப்பட்டது`;
export const notMarkedHere =
  "கூடையின் நிலையைச் சரிபார்க்கும்போது பிழை ஏற்பட்டது. அதில் உள்ளவை இங்கே குறிக்கப்படவில்லை.";
export const added = (variant: string) => `சேர்க்கப்பட்டது: ${variant}`;
export const variantInCart = (variant: string) => `உங்கள் கூடையில்: ${variant}`;
export const oftenOrderedTogether = "அடிக்கடி ஒன்றாக ஓடர் செய்யப்படுபவை";
export const thisItem = "இந்தப் பொருள்";
export const addThisToo = "இதையும் சேர்";
export const tickItem = (name: string) => `${name} சேர்`;
export const addCountToCart = (count: number) => `${count} பொருட்களைக் கூடையில் சேர்`;
export const addedTogether = (count: number) =>
  plural(count, {
    one: "1 பொருள் உங்கள் கூடையில் உள்ளது.",
    other: `${count} பொருட்கள் உங்கள் கூடையில் உள்ளன.`,
  });
export const nameAndProblem = (name: string, problem: string) => `${name}: ${problem}`;
export const alreadyOrdered = (number: string) =>
  `உங்கள் பொருட்கள் சற்று முன் ஆர்டர் செய்யப்பட்டன: ஓடர் ${number}.`;
