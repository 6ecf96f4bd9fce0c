export const whatShouldOthersKnow = "අන් අය දැනගත යුත්තේ මොනවාද?";
export const mayStayEmpty = "ඔබට මෙය හිස්ව තැබිය හැක";
export const orderOnThisDevice = "මේ උපාංගයේ ඇණවුම";
export const keptUntilDelivered =
  "ඇණවුම භාර දෙන තෙක් එය මේ උපාංගයේ පවතී. ඉන්පසු “මගේ ඇණවුම්” හි “ඇගයීමක් එක් කරන්න” ඔබේ වචන සමඟ, යැවීමට සූදානම්ව විවෘත වේ.";
export const edit = "එය වෙනස් කරන්න";
export const myOrders = "මගේ ඇණවුම්";
export const mayBeAnothers = "එය වෙනත් අයෙකුගේ ඇණවුමක් විය හැක, නැතහොත් ලිපිනය වැරදියට ලියා ඇත.";
export const reviewAfterDelivery = "පළමුව එය භාවිත කර බලන්න. එය ඇති තැන “මගේ ඇණවුම්” පෙන්වයි.";
export const reviewedByYou = "ඔබ ඇගයූ දේ";
export const allReviewed = "මේ ඇණවුමෙන් ලැබුණු සියල්ල ඔබ ඇගයුවා.";
export const reviewAnotherItem = "තවත් භාණ්ඩයක් අගයන්න";
export const seeOnPage = "භාණ්ඩයේ පිටුවේ එය බලන්න";
export const you = "ඔබ";
export const revise = "සංශෝධනය කරන්න";
export const yourReview = "ඔබේ ඇගයීම";
export const previousVersion = "එය කලින් පැවසූ දේ";
export const whichItem = "කුමන භාණ්ඩයද?";
export const yourReviewHeading = "ඔබේ ඇගයීම";
export const sendTheReview = "ඇගයීම යවන්න";
export const deleteTheDraft = "කෙටුම්පත මකන්න";
export const nameIsShown =
  "ඔබේ නම එය අසල දිස්වේ. පසුව එය සංශෝධනය කළ හැක; එය කලින් පැවසූ දේ වෙළඳසැලේ ඉතිහාසයේ රැඳේ.";
export const addAReview = "ඇගයීමක් එක් කරන්න";
export const loadingTheOrder = "ඇණවුම පූරණය වෙමින්";
export const notForMe = "මට ගැළපෙන්නේ නැත";
export const couldBeBetter = "මීට වඩා හොඳ විය හැකිව තිබුණා";
export const good = "හොඳයි";
export const veryGood = "ඉතා හොඳයි";
export const justRight = "කියාපු තරම්";
export const howIsIt = "ඔබ දැන් එය භාවිත කරන විට, එය කෙසේද?";
export const logInToReview = "ඇගයීමක් එක් කිරීමට පිවිසෙන්න";
export const notDeliveredYet = "තවම භාර දී නැත";
export const order = (number: string) => `ඇණවුම ${number}`;
export const delivered = (order: string) => `භාර දුන්නේ ${order}`;
export const of5 = (stars: number, words: string) => `5න් ${stars}, ${words}`;
export const charactersOf = (typed: string, most: string) => `අක්ෂර ${most}න් ${typed}`;
export const draftSaved = (when: string) => `කෙටුම්පත මේ උපාංගයේ තබා ඇත, ${when}`;
export const revisedOn = "සංශෝධනය කළේ {day}";
export const yourReviewOf = (name: string) => `${name} ගැන ඔබේ ඇගයීම`;
export const reviseWhich = (name: string) => `${name} ගැන ඔබේ ඇගයීම`;
export const photos = "ඡායාරූප";
export const optionalPhotos = "ඔබට මේවා නැතිව යැවිය හැක";
export const addPhotos = "ඡායාරූප එක් කරන්න";
export const addMorePhotos = (left: number) => `තව ${left}ක් එක් කරන්න`;
export const dropHere = "මෙහි දමන්න";
export const addingPhoto = "එක් කරමින්…";
export const photoNotAdded = "එක් කළේ නැත";
export const photosHint = "4ක් දක්වා, එකක් 10 MB දක්වා. ඒවායේ ගබඩා වී ඇති ස්ථානය සහ වේලාව අපි ඉවත් කරමු.";
export const photoFailed = "එක් කළේ නැත. කරුණාකර නැවත උත්සාහ කරන්න.";
export const removePhoto = (number: number) => `ඡායාරූපය ${number} ඉවත් කරන්න`;
export const photoNumber = (number: number) => `ඡායාරූපය ${number}`;
export const photoProblem = (number: number, reason: string) => `ඡායාරූපය ${number}: ${reason}`;
export const onlyYouSee = "අපි එය අනුමත කරන තෙක් මෙය පෙනෙන්නේ ඔබට පමණි.";
export const notShown = (reason: string) =>
  `පෙන්වන්නේ නැත. හේතුව: ${reason}. එය සංශෝධනය කළහොත් අපි නැවත පරීක්ෂා කරමු.`;
export const photosHidden = "වෙළඳසැල ඡායාරූපයක් සඟවා ඇත. එය පෙනෙන්නේ ඔබට පමණි.";
export const hideReasons = {
  NOT_ABOUT_ITEM: "එය භාණ්ඩය ගැන නොවේ",
  RECOGNISABLE: "පුද්ගලයෙකු හෝ ලිපිනයක් හඳුනාගත හැක",
  INSULT: "එහි අපහාසයක් හෝ තර්ජනයක් ඇත",
  ADVERTISING: "එය වෙළඳ දැන්වීමකි",
  UNLAWFUL: "එය නීතියට පටහැනිය",
};
