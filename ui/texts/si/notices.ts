/* Notices above and instead of pages: announcement, closed shop, lost connection, new version. */

export const announcement = "නිවේදනය";
export const dismissAnnouncement = "නිවේදනය වසන්න";
export const openingSoon = "ළඟදීම විවෘත වේ";
export const openingSoonText = "අපි සූදානම් වෙමින් සිටිමු. කරුණාකර නැවත පැමිණෙන්න.";
export const closedNow = "දැනට වසා ඇත";
export const closedText = "අපි ටික කලකට වසා සිටිමු. දැනටමත් කළ ඇණවුම් ඉදිරියට යයි.";
export const expectedOpen = (day: string) => `${day} දින නැවත විවෘත කිරීමට බලාපොරොත්තු වෙමු.`;
export const staffSignIn = "කාර්ය මණ්ඩල පිවිසුම";
export const noConnection = "සම්බන්ධතාවයක් නැත.";
export const visitedStillWorks = "ඔබ දුටු දේ මෙහි ඇත; ඉතිරිය සම්බන්ධතාවය ලැබුණු විට පැමිණේ.";
export const newVersionHere = "නව අනුවාදයක් ඇත.";
export const reload = "නැවත පූරණය";
export const later = "පසුව";
export const notLive = "මේ පිටුව සජීවී නොවේ.";
export const mayHaveChanged = "මිල සහ තොග වෙනස් වී තිබිය හැක. සම්බන්ධතාව නැවත ලැබුණු විට එය ඉබේ යාවත්කාලීන වේ.";
