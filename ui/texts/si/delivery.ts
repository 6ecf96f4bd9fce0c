/* Texts of delivery days. */

export const morning = "පෙරවරුව";
export const afternoon = "පස්වරුව";
export const dayAndHalf = (day: string, half: string) => `${day}, ${half}`;
export const noDayChosen = "දිනයක් තෝරා නැත";
export const youChangedDay = "ඔබ බෙදාහැරීමේ දිනය වෙනස් කළා";
export const shopChangedDay = "සාප්පුව බෙදාහැරීමේ දිනය වෙනස් කළා";
export const customerChangedDay = "පාරිභෝගිකයා බෙදාහැරීමේ දිනය වෙනස් කළා";
export const dayChanged = "බෙදාහැරීමේ දිනය වෙනස් විය";
export const fromTo = (before: string, after: string) => `${before} සිට ${after} දක්වා`;

export const whenToDeliver = "එය කවදා ලැබිය යුතුද?";
export const earliestIsChosen = "ඉක්මන්ම වේලාව දැනටමත් තෝරා ඇත.";
export const dayAndHalfDay = "බෙදාහැරීමේ දිනය සහ දින භාගය";
export const morningLabel = "පෙරවරුව";
export const afternoonLabel = "පස්වරුව";
export const earliest = "ඉක්මන්ම";
export const chosenNow = "දැන් තෝරා ඇත";
export const full = "පිරී ඇත";
export const over = "අවසන්";
export const noDelivery = "බෙදාහැරීම් නැත";
export const laterDays = "පසු දින";
export const earlierDays = "පෙර දින";
export const canChangeDay = "අප ඇසුරුම් කිරීම ආරම්භ කරන තෙක් ඔබට දිනය වෙනස් කළ හැකිය.";
export const chooseDistrict = "බෙදාහැරීමේ දින බැලීමට ඔබේ දිස්ත්‍රික්කය තෝරන්න.";
export const nothingFree = (place: string) =>
  `${place} සඳහා ඉදිරි සති හය පිරී ඇත. ඇණවුම කරන්න, දිනයක් එකඟ වීමට අපි අමතන්නෙමු.`;
export const agreedByPhone = "දිනයක් එකඟ වීමට අපි අමතන්නෙමු";
export const dayMovedTo = (before: string, after: string) =>
  `${before} කළ නොහැකි බැවින් අපි ${after} තෝරා ගත්තෙමු.`;
export const daysFailed = "බෙදාහැරීමේ දින පූරණය කළ නොහැකි විය. ඒවා නොමැතිව ඔබට ඉක්මන්ම දිනය ලැබේ.";
export const to = (place: string) => `${place} වෙත`;
export const dayFilledUp = "මෙම බෙදාහැරීමේ වේලාව දැන් පිරී ඇත";
export const chooseAnotherTime = "වෙනත් වේලාවක් තෝරන්න";
export const deliveryDay = "බෙදාහැරීමේ දිනය";
export const changeDay = "දිනය වෙනස් කරන්න";
export const changeTheDay = "බෙදාහැරීමේ දිනය වෙනස් කරන්න";
export const beingPacked = "ඇණවුම ඇසුරුම් කරමින් පවතින බැවින් මෙහි දිනය වෙනස් කළ නොහැක.";
export const onTheRoad = "ඇණවුම මාර්ගයේ ඇති බැවින් මෙහි දිනය වෙනස් කළ නොහැක.";
export const contactUs = "අප අමතන්න";
export const arriving = (day: string) => `බෙදාහැරීම: ${day}`;
export const lateSince = (day: string) => `${day} සිට ප්‍රමාදයි`;
export const dayPassed = "පොරොන්දු වූ දිනය පසු වී ඇත. නව දිනයක් ගැන අපි ඔබට අමතන්නෙමු.";
export const orderTo = (number: string, place: string) => `ඇණවුම ${number}, ${place} වෙත`;
export const preparingFor = (day: string) => `අපි ඔබේ භාණ්ඩ ${day} සඳහා සූදානම් කරමින් සිටිමු.`;
export const notPlacedYet = (day: string) =>
  `${day} දැන් පිරී ඇත. ඔබේ ඇණවුම තවම කර නැත. වෙනත් වේලාවක් තෝරන්න.`;
export const daysNotLoaded = "බෙදාහැරීමේ දින පූරණය කළ නොහැකි විය.";
export const usually = (place: string, days: number) =>
  days === 0 ? `${place} වෙත සාමාන්‍යයෙන් එදිනම.` : `${place} වෙත සාමාන්‍යයෙන් දින ${days}ක්.`;
export const usuallyBetween = (place: string, from: number, to: number) =>
  `${place} වෙත සාමාන්‍යයෙන් දින ${from} සිට ${to} දක්වා.`;
export const chooseAtCheckout = "ඇණවුම් කරන විට ඔබ දිනය තෝරයි.";
/** The lowest of several fees. */
export const fromAmount = (amount: string) => `${amount} සිට`;
export const freeOfCharge = "නොමිලේ";
