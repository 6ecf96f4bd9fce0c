import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const recentSearches = "நீங்கள் முன்பு தேடியவை";
export const clear = "அழி";
export const inTheseRooms = "இந்த அறைகளில்";
export const inStock = "இருப்பில் உள்ளது";
export const anyRating = "எந்த மதிப்பீடும்";
export const colour = "நிறம்";
export const anyColour = "எந்த நிறமும்";
export const hasA3dModel = "3D மாதிரி உள்ளது";
export const filters = "வடிகட்டிகள்";
export const showItems = "பொருட்களைக் காட்டு";
export const searchNotResponding = "தேடல் பதிலளிக்கவில்லை.";
export const noMatches = "நீங்கள் கேட்ட அனைத்தும் கொண்ட எதுவும் இங்கு இல்லை.";
export const searchEverywhere = "வடிகட்டிகளின்றி எல்லா அறைகளிலும் தேடு";
export const showAllItems = "எல்லாப் பொருட்களையும் காட்டு";
export const tryOtherWords = "குறைவான சொற்களால் அல்லது வேறு சொல்லால் தேடுங்கள், அல்லது எல்லா அறைகளிலும் பாருங்கள்.";
export const oneSimilarName = "அதுபோல் ஒலிக்கும் ஒன்று கடையில் உள்ளது.";
export const someSimilarNames = "அதுபோல் ஒலிக்கும் சில கடையில் உள்ளன.";
export const amountNotRead = "தொகையை ரூபாயில் எழுதவும், உதாரணமாக 20,000.";
export const fromRs = "குறைந்தது ரூ.";
export const toRs = "கூடியது ரூ.";
export const lowestPrice = "குறைந்த விலை";
export const highestPrice = "கூடிய விலை";
export const sortBy = "வரிசை";
export const listNotLoaded = "கடை பதிலளிக்கவில்லை. உங்கள் தெரிவுகள் முகவரியில் உள்ளன.";
export const showMore = "மேலும் காட்டு";
export const categories = "வகைகள்";
export const selectedPressForAll = ", தெரிவானது. அனைத்தையும் காட்ட அழுத்தவும்";
export const newest = "புதியவை";
export const rating = "மதிப்பீடு";
export const priceLowToHigh = "விலை, குறைவிலிருந்து";
export const priceHighToLow = "விலை, கூடுதலிலிருந்து";
export const name = "பெயர்";
export const bestMatch = "சிறந்த பொருத்தம்";
export const allRooms = "எல்லா அறைகளும்";
export const category = "வகைகள்";
export const itemsHeading = "பொருட்கள்";
export const removeSearch = (search: string) => `${search} என்பதை மறந்துவிடு`;
export const starsAndUp = (minRating: number) => `${minRating} மற்றும் அதற்கு மேல்`;
export const upTo = (price: string) => `${price} வரை`;
export const from = (price: string) => `${price} முதல்`;
export const filtersOn = (on: number) => `வடிகட்டிகள்: ${on}`;
export const itemsFor = (typed: string) => `${typed} என்பதற்கான பொருட்கள்`;
export const theItemFor = (typed: string) => `“${typed}” என்பதற்கான பொருள்`;
export const allItemsFor = (count: number, typed: string) =>
  `“${typed}” என்பதற்கான ${count} பொருட்களும்`;
export const noResultsBut = (search: string, wordsForLikely: string) =>
  `“${search}” என்ற பெயரில் எதுவும் இல்லை. ${wordsForLikely}`;
export const fromTo = (least: string, most: string) => `${least} முதல் ${most} வரை`;
export const model3d = "3D மாதிரி";
export const fiveStars = "5 நட்சத்திரங்கள்";
export const showCount = (count: number) =>
  plural(count, { one: "1 பொருளைக் காட்டு", other: `${count} பொருட்களைக் காட்டு` });
export const foundElsewhere = (search: string, count: number) =>
  `“${search}” என்பதற்கு ${count} பொருள் உள்ளது, ஆனால் இந்த வடிகட்டிகளுடன் இங்கு எதுவும் இல்லை.`;
export const alsoFinds = "“{typed}” என்பதற்கு {words} என்பதும் பொருந்தும்.";
export const resultsInstead =
  "“{typed}” என்ற பெயரில் எதுவும் இல்லை. {words} என்பதற்குப் பொருந்துபவை காட்டப்படுகின்றன.";
export const stillLookingFor = (typed: string) => `“${typed}” இன்னும் தேடப்படுகிறது…`;
export const noResults = (typed: string) => `“${typed}” என்ற பெயரில் எதுவும் இல்லை.`;
export const ignoredFilters = (parameters: string) =>
  `கடைக்குத் தெரியாத ஒன்றை முகவரி கேட்டது (${parameters}). அது கேட்ட மற்ற அனைத்தையும் காண்கிறீர்கள்.`;
export const forWords = (search: string) => `“${search}” என்பதற்கு`;
export const shownOf = (shown: number, total: number) => `${total} பொருட்களில் ${shown}`;
export const listFailedTryAgain = "பட்டியலைப் பெறும்போது பிழை ஏற்பட்டது. மீண்டும் அழுத்தவும்.";
export const priceFilter = "விலை";
export const availability = "கிடைக்கும் தன்மை";
export const view = "காட்சி";
export const compare = "ஒப்பிடுக";
export const itemsWord = (count: number) => plural(count, { one: "பொருள்", other: "பொருட்கள்" });
export const fitsMySpace = "எனது இடத்துக்குப் பொருந்துபவை";
export const sideInCm = { width: "அகலம் செ.மீ.", depth: "ஆழம் செ.மீ.", height: "உயரம் செ.மீ." };
export const anyLength = "ஏதேனும்";
export const turnCounts = "கால் சுற்றுத் திருப்பலும் கணக்கில் வரும்.";
export const lengthLimits = "1 முதல் 1,000 வரையிலான எண்ணை உள்ளிடவும்.";
export const bestFit = "மிகச் சிறந்த பொருத்தம்";
export const inCm = (length: string) => `${length} செ.மீ.`;
export const fits = (space: string) => `${space} இடத்துக்குப் பொருந்தும்`;
export const ofSide = {
  WIDTH: (length: string) => `அகலம் ${length}`,
  DEPTH: (length: string) => `ஆழம் ${length}`,
  HEIGHT: (length: string) => `உயரம் ${length}`,
};
export const withSpare = (size: string, spare: string) => `${size}, ${spare} மீதி`;
export const turnedWithSpare = (size: string, spare: string) => `திருப்பினால்: ${size}, ${spare} மீதி`;
export const filtersToRelax = "நீங்கள் அகற்றக்கூடிய வடிகட்டிகள்";
export const stillNone = "இன்னும் எதுவும் இல்லை";
export const countWithoutIt = (count: number) =>
  plural(count, { one: "இது இல்லாமல் 1 பொருள்", other: `இது இல்லாமல் ${count} பொருட்கள்` });
export const remove = "அகற்று";
export const removeFilter = (filter: string) => `${filter} என்பதை அகற்று`;
export const removeBoth = "இரண்டையும் அகற்று";
export const oneHelps = (filter: string, found: string) => `“${filter}” இல்லாமல் ${found}.`;
export const pairHelps = (one: string, other: string, found: string) =>
  `ஒரு வடிகட்டியை மட்டும் அகற்றுவது போதாது. “${one}”, “${other}” இரண்டும் இல்லாமல் ${found}.`;
export const cheapest = {
  forWords: (search: string, price: string) => `மலிவான “${search}” ${price}.`,
  inRoom: (room: string, price: string) => `${room} பிரிவில் மலிவான பொருள் ${price}.`,
  ofAll: (price: string) => `மலிவான பொருள் ${price}.`,
};
export const mostExpensive = {
  forWords: (search: string, price: string) => `விலை உயர்ந்த “${search}” ${price}.`,
  inRoom: (room: string, price: string) => `${room} பிரிவில் விலை உயர்ந்த பொருள் ${price}.`,
  ofAll: (price: string) => `விலை உயர்ந்த பொருள் ${price}.`,
};
export const showUpTo = (limit: string) => `${limit} வரையிலான பொருட்களைக் காட்டு`;
export const showFrom = (limit: string) => `${limit} முதல் பொருட்களைக் காட்டு`;
export const closestNeeds = (needed: string, own: string) =>
  `மிக நெருங்கிய பொருளுக்கு ${needed} தேவை. உங்கள் இடம் ${own}.`;
export const youLookedAtThese = "நீங்கள் பார்த்தவை";
export const clearViewed = "நீங்கள் பார்த்தவற்றை அழி";
