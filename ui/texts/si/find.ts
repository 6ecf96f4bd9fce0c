export const recentSearches = "ඔබ කලින් සෙවූ දේ";
export const clear = "හිස් කරන්න";
export const inTheseRooms = "මේ කාමරවල";
export const inStock = "තොගයේ ඇත";
export const anyRating = "ඕනෑම ඇගයීමක්";
export const colour = "වර්ණය";
export const anyColour = "ඕනෑම වර්ණයක්";
export const hasA3dModel = "ත්‍රිමාණ ආකෘතියක් ඇත";
export const filters = "පෙරහන්";
export const showItems = "භාණ්ඩ පෙන්වන්න";
export const searchNotResponding = "සෙවීම පිළිතුරු දෙන්නේ නැත.";
export const noMatches = "ඔබ ඉල්ලූ සියල්ල ඇති කිසිවක් මෙහි නැත.";
export const searchEverywhere = "පෙරහන් නැතිව සියලු කාමරවල සොයන්න";
export const showAllItems = "සියලු භාණ්ඩ පෙන්වන්න";
export const tryOtherWords = "වචන අඩු කර හෝ වෙනත් වචනයකින් සොයන්න, නැතහොත් සියලු කාමරවල බලන්න.";
export const oneSimilarName = "එයට සමාන හඬක් ඇති දෙයක් වෙළඳසැලේ ඇත.";
export const someSimilarNames = "එයට සමාන හඬක් ඇති දේ කිහිපයක් වෙළඳසැලේ ඇත.";
export const amountNotRead = "කරුණාකර මුදල රුපියල්වලින් ලියන්න, උදා. 20,000.";
export const fromRs = "අවම රු.";
export const toRs = "උපරිම රු.";
export const lowestPrice = "අඩුම මිල";
export const highestPrice = "වැඩිම මිල";
export const sortBy = "අනුපිළිවෙළ";
export const listNotLoaded = "වෙළඳසැල පිළිතුරු දුන්නේ නැත. ඔබේ තේරීම් ලිපිනයේ රැඳී ඇත.";
export const showMore = "තව පෙන්වන්න";
export const categories = "කාණ්ඩ";
export const selectedPressForAll = ", තෝරා ඇත. සියල්ල පෙන්වීමට ඔබන්න";
export const newest = "අලුත්ම";
export const rating = "ඇගයීම";
export const priceLowToHigh = "මිල, අඩු සිට වැඩි";
export const priceHighToLow = "මිල, වැඩි සිට අඩු";
export const name = "නම";
export const bestMatch = "හොඳම ගැළපීම";
export const allRooms = "සියලු කාමර";
export const category = "කාණ්ඩ";
export const itemsHeading = "භාණ්ඩ";
export const removeSearch = (search: string) => `${search} අමතක කරන්න`;
export const starsAndUp = (minRating: number) => `${minRating} සහ ඊට වැඩි`;
export const upTo = (price: string) => `${price} දක්වා`;
export const from = (price: string) => `${price} සිට`;
export const filtersOn = (on: number) => `පෙරහන්: ${on}`;
export const itemsFor = (typed: string) => `${typed} සඳහා භාණ්ඩ`;
export const theItemFor = (typed: string) => `“${typed}” සඳහා භාණ්ඩය`;
export const allItemsFor = (count: number, typed: string) => `“${typed}” සඳහා භාණ්ඩ ${count}ම`;
export const noResultsBut = (search: string, wordsForLikely: string) =>
  `“${search}” නමින් කිසිවක් නැත. ${wordsForLikely}`;
export const fromTo = (least: string, most: string) => `${least} සිට ${most} දක්වා`;
export const model3d = "ත්‍රිමාණ ආකෘතිය";
export const fiveStars = "තරු 5";
export const showCount = (count: number) => `භාණ්ඩ ${count} පෙන්වන්න`;
export const foundElsewhere = (search: string, count: number) =>
  `“${search}” සඳහා භාණ්ඩ ${count}ක් ඇත, එහෙත් මේ පෙරහන් සමඟ මෙහි කිසිවක් නැත.`;
export const alsoFinds = "“{typed}” යන්නට {words} ද ගැළපේ.";
export const resultsInstead = "“{typed}” නමින් කිසිවක් නැත. ඔබ දකින්නේ {words} යන්නට ගැළපෙන දේය.";
export const stillLookingFor = (typed: string) => `“${typed}” තවම සොයමින්…`;
export const noResults = (typed: string) => `“${typed}” නමින් කිසිවක් නැත.`;
export const ignoredFilters = (parameters: string) =>
  `ලිපිනයේ වෙළඳසැල නොදන්නා දෙයක් ඉල්ලා ඇත (${parameters}). එහි ඉල්ලූ අනෙක් සියල්ල ඔබ දකී.`;
export const forWords = (search: string) => `“${search}” සඳහා`;
export const shownOf = (shown: number, total: number) => `භාණ්ඩ ${total}න් ${shown}`;
export const listFailedTryAgain = "ලැයිස්තුව ලබා ගැනීමේදී දෝෂයක් ඇති විය. නැවත ඔබන්න.";
export const priceFilter = "මිල";
export const availability = "තොගයේ තිබීම";
export const view = "දසුන";
export const compare = "සසඳන්න";
export const itemsWord = (_count: number) => "භාණ්ඩ";
export const fitsMySpace = "මගේ ඉඩට ගැළපෙන";
export const sideInCm = { width: "පළල සෙ.මී.", depth: "ගැඹුර සෙ.මී.", height: "උස සෙ.මී." };
export const anyLength = "ඕනෑම";
export const turnCounts = "කාල් වටයක් හැරවීමද සැලකේ.";
export const lengthLimits = "1 සහ 1,000 අතර අංකයක් ඇතුළත් කරන්න.";
export const bestFit = "හොඳින්ම ගැළපෙන";
export const inCm = (length: string) => `සෙ.මී. ${length}`;
export const fits = (space: string) => `${space} ට ගැළපේ`;
export const ofSide = {
  WIDTH: (length: string) => `පළල ${length}`,
  DEPTH: (length: string) => `ගැඹුර ${length}`,
  HEIGHT: (length: string) => `උස ${length}`,
};
export const withSpare = (size: string, spare: string) => `${size}, ${spare} ඉතිරියි`;
export const turnedWithSpare = (size: string, spare: string) => `හැරවූ විට: ${size}, ${spare} ඉතිරියි`;
export const filtersToRelax = "ඔබට ඉවත් කළ හැකි පෙරහන්";
export const stillNone = "තවමත් කිසිවක් නැත";
export const countWithoutIt = (count: number) => `එය නොමැතිව භාණ්ඩ ${count}`;
export const remove = "ඉවත් කරන්න";
export const removeFilter = (filter: string) => `${filter} ඉවත් කරන්න`;
export const removeBoth = "දෙකම ඉවත් කරන්න";
export const oneHelps = (filter: string, found: string) => `“${filter}” නොමැතිව ${found}.`;
export const pairHelps = (one: string, other: string, found: string) =>
  `එක් පෙරහනක් පමණක් ඉවත් කිරීම ප්‍රමාණවත් නැත. “${one}” සහ “${other}” නොමැතිව ${found}.`;
export const cheapest = {
  forWords: (search: string, price: string) => `අඩුම මිල “${search}” ${price}.`,
  inRoom: (room: string, price: string) => `${room} හි අඩුම මිල භාණ්ඩය ${price}.`,
  ofAll: (price: string) => `අඩුම මිල භාණ්ඩය ${price}.`,
};
export const mostExpensive = {
  forWords: (search: string, price: string) => `වැඩිම මිල “${search}” ${price}.`,
  inRoom: (room: string, price: string) => `${room} හි වැඩිම මිල භාණ්ඩය ${price}.`,
  ofAll: (price: string) => `වැඩිම මිල භාණ්ඩය ${price}.`,
};
export const showUpTo = (limit: string) => `${limit} දක්වා භාණ්ඩ පෙන්වන්න`;
export const showFrom = (limit: string) => `${limit} සිට භාණ්ඩ පෙන්වන්න`;
export const closestNeeds = (needed: string, own: string) =>
  `ආසන්නතම භාණ්ඩයට ${needed} අවශ්‍යයි. ඔබේ ඉඩ ${own}.`;
export const youLookedAtThese = "ඔබ බැලූ භාණ්ඩ";
export const clearViewed = "ඔබ බැලූ භාණ්ඩ මකන්න";
