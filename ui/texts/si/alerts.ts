export const emailMe = "නැවත ලැබුණු විට ඊමේල් කරන්න";
export const emailMeAbout = (name: string) => `${name} නැවත ලැබුණු විට ඊමේල් කරන්න`;
export const noReservation = "එක් ඊමේල් පණිවිඩයකින් පසු දැනුම්දීම අවසන් වේ. අපි ඔබ වෙනුවෙන් එකක් වෙන් කරන්නේ නැත.";
export const waiting = "නැවත ලැබුණු විට අපි ඔබට ඊමේල් කරන්නෙමු.";
export const verifyFirst = "පළමුව {verify}: අපි ඊමේල් කරන්නේ තහවුරු කළ ලිපිනයකට පමණයි.";
export const verifyYourEmail = "ඔබේ ඊමේල් ලිපිනය තහවුරු කරන්න";
export const cancel = "අවලංගු කරන්න";
export const yourEmail = "ඔබේ ඊමේල් ලිපිනය";
export const emailHint = "එය තහවුරු කිරීමට අපි සබැඳියක් එවන්නෙමු.";
export const emailMissing = "කරුණාකර ඔබේ ඊමේල් ලිපිනය ඇතුළත් කරන්න";
export const signInInstead = "ගිණුමක් තිබේද? {signIn}";
export const signIn = "පිවිසෙන්න";
export const mailedTo = (email: string) =>
  `අපි ${email} වෙත ඊමේල් පණිවිඩයක් එවා ඇත. තහවුරු කිරීමට එහි සබැඳිය විවෘත කරන්න.`;
export const tooManyTries = (when: string) => `උත්සාහයන් වැඩියි. කරුණාකර ${when}ට නැවත උත්සාහ කරන්න.`;
export const stockAlert = "නැවත තොගයේ";
export const confirmYourEmail = "ඔබේ ඊමේල් ලිපිනය තහවුරු කරන්න";
export const confirmLead = "එවිට භාණ්ඩය නැවත ලැබුණු විට අපි ඔබට එක් වරක් ඊමේල් කරන්නෙමු.";
export const confirm = "තහවුරු කරන්න";
export const confirmed = "ඔබේ ඊමේල් ලිපිනය තහවුරු විය";
export const confirmedText =
  "නැවත ලැබුණු විට අපි ඔබට එක් වරක් ඊමේල් කරන්නෙමු. ඒ අතර ඔබට වෙනත් භාණ්ඩ ඇණවුම් කළ හැක.";
export const linkEnded = "මේ සබැඳිය තවදුරටත් ක්‍රියා නොකරයි";
export const linkEndedText =
  "එය භාවිත කර ඇත, කල් ඉකුත් වී ඇත, නැතහොත් දැනුම්දීම අවසන් වී ඇත. භාණ්ඩයේ පිටුවෙන් නව එකක් ඉල්ලිය හැක.";
export const notConfirmed = "ඔබේ ඊමේල් ලිපිනය තහවුරු කිරීමට නොහැකි විය";
export const checkConnection = "කරුණාකර ඔබේ සම්බන්ධතාව පරීක්ෂා කර නැවත උත්සාහ කරන්න.";
export const tryAgain = "නැවත උත්සාහ කරන්න";
export const seeTheItem = "භාණ්ඩය බලන්න";
export const browseTheShop = "වෙළඳසැල බලන්න";
export const unsubscribe = "දැනුම්දීම් නවත්වන්න";
export const unsubscribeQuestion = "මේ ඊමේල් පණිවිඩ නවත්වන්නද?";
export const unsubscribed = "දැනුම්දීම් නවත්වා ඇත";
export const noMoreAbout = (item: string) => `${item} ගැන තවත් දැනුම්දීම් නොමැත.`;
export const noMoreAlerts = "මේ ඊමේල් පණිවිඩ තවත් නොඑනු ඇත.";
export const ordersStillCome = "ඔබේ ඇණවුම් ගැන ඊමේල් පණිවිඩ දිගටම එයි.";
export const notUnsubscribed = "මේ ඊමේල් පණිවිඩ නැවැත්වීමට නොහැකි විය";
export const undo = "අස් කරන්න";
export const resubscribed = "මේ ඊමේල් පණිවිඩ නැවත එනු ඇත.";
export const notSaved = "සුරැකුණේ නැත. කරුණාකර නැවත උත්සාහ කරන්න.";
export const email = "ඊමේල්";
export const emailLead = (address: string) => `${address} වෙත. ලිපිනය සහ භාෂාව විස්තර යටතේ ඇත.`;
export const ordersAlways = "ඔබේ ඇණවුම්";
export const ordersAlwaysHint = "ඇණවුම ලැබුණු විට, මාර්ගයේදී, භාර දුන් විට, සහ දිනය වෙනස් වූ විට";
export const alwaysOn = "සැමවිටම සක්‍රියයි";
export const topics = {
  BACK_IN_STOCK: { name: "නැවත තොගයේ", hint: "ඔබ ඉල්ලූ භාණ්ඩ සඳහා පමණයි" },
  PRICE_DROPS: {
    name: "මිල අඩුවීම්",
    hint: "ඔබ සක්‍රිය කළ කැමති ලැයිස්තුවේ භාණ්ඩ සඳහා, දිනකට උපරිම වශයෙන් එක් ඊමේල් පණිවිඩයක්",
  },
  REVIEW_ANSWERS: { name: "ඔබේ අදහස්වලට පිළිතුරු", hint: "අපි පිළිතුරු දුන් විට" },
};
export const alerts = "දැනුම්දීම්";
export const alertsLead = "නැවත තොගයේ ඇති බවට දැනුම්දීමක් එක් වරක් යවා ඉබේම අවසන් වේ.";
export const noAlerts = "දැනුම්දීම් නැත";
export const noAlertsText = "අවසන් වූ භාණ්ඩයක් මත “නැවත ලැබුණු විට ඊමේල් කරන්න” ඔබන්න.";
export const whenBack = (since: string) => `නැවත තොගයේ ඇති විට. ${since} සිට`;
export const whenBelow = (price: string) => `මිල ${price}ට වඩා අඩු වූ විට. ඔබේ කැමති ලැයිස්තුවෙන්`;
export const removeAlert = (name: string) => `ඉවත් කරන්න: ${name}`;
export const remove = "ඉවත් කරන්න";
export const removed = (name: string) => `${name} සඳහා දැනුම්දීම ඉවත් කළා`;
export const noLongerSold = "තවදුරටත් විකුණන්නේ නැත";
export const alertsFailed = "ඔබේ දැනුම්දීම් පූරණය කිරීමට නොහැකි විය";
