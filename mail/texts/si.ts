import type { MailTexts } from "./mail-texts.ts";

export const si: MailTexts = {
  greeting: (name) => (name ? `ආයුබෝවන් ${name},` : "ආයුබෝවන්,"),
  orders: { text: "එය ඉදිරියට යන ආකාරය ඔබට බලා සිටිය හැක.", link: "මගේ ඇණවුම්" },
  verification: {
    subject: (code, shopName) => `${code} ඔබේ ${shopName} කේතයයි`,
    title: "ඔබේ කේතය",
    proves: "මේ තැපැල් පෙට්ටිය ඔබේ බව තහවුරු කිරීමට මේ කේතය ඇතුළත් කරන්න.",
    lasts: { text: "එය මිනිත්තු 10ක් භාවිත කළ හැක.", link: "කේතය ඇතුළත් කරන්න" },
    notAsked: "ඔබ එය ඉල්ලුවේ නැත්නම්, කිසිවක් කළ යුතු නැත.",
  },
  reset: {
    title: "නව මුරපදයක් සකසන්න",
    asked: {
      text: "ඔබේ ගිණුමට නව මුරපදයක් සැකසීමට යමෙක් ඉල්ලා ඇත. සබැඳිය එක් වරක්, මිනිත්තු 30ක් ඇතුළත ක්‍රියා කරයි.",
      link: "නව මුරපදයක් සකසන්න",
    },
    notAsked: "ඔබ එය ඉල්ලුවේ නැත්නම්, කිසිවක් කළ යුතු නැත: ඔබේ මුරපදය එලෙසම පවතී.",
  },
  passwordChanged: {
    title: "ඔබේ මුරපදය වෙනස් විය",
    changed: "ඔබේ ගිණුමේ මුරපදය වෙනස් කරන ලදී. අනෙක් සියලු තැන්වලින් ඔබ ඉවත් කර ඇත.",
    notYou: { text: "මෙය කළේ ඔබ නොවේ නම්, වහාම නව මුරපදයක් සකසන්න.", link: "නව මුරපදයක් සකසන්න" },
  },
  emailChanged: {
    title: "ඔබේ ඊමේල් ලිපිනය වෙනස් විය",
    changed: "මෙතැන් සිට ඔබේ ගිණුමට වෙනත් ඊමේල් ලිපිනයක් ඇත. මේ ලිපිනයට එවන අවසන් ඊමේල් පණිවිඩය මෙයයි.",
    notYou: { text: "මෙය කළේ ඔබ නොවේ නම්, කරුණාකර අපට දන්වන්න.", link: "අප අමතන්න" },
  },
  orderPlaced: {
    subject: (number) => `ඔබේ ඇණවුම ${number}`,
    title: "ඔබේ ඇණවුමට ස්තුතියි",
    placed: (number, sum) => `ඔබේ ${number} ඇණවුම ලැබිණි. ඔබ රියදුරුට ${sum} ගෙවන්න.`,
    delivery: "බෙදාහැරීම",
    total: "මුළු එකතුව",
    goesTo: (address) => `එය යවන්නේ මේ ලිපිනයටයි: ${address}.`,
    comesOn: (day, half) => `එය ලැබෙන දිනය: ${day}, ${half}.`,
    dayByPhone: "බෙදාහැරීමේ දිනයක් එකඟ වීමට අපි ඔබට අමතන්නෙමු.",
  },
  halves: { morning: "පෙරවරුව", afternoon: "පස්වරුව" },
  deliveryDay: {
    subject: (number) => `ඇණවුම ${number}: බෙදාහැරීමේ දිනය වෙනස් විය`,
    title: "ඔබේ බෙදාහැරීමේ දිනය වෙනස් විය",
    changed: (number) => `අපි ඔබේ ${number} ඇණවුමේ බෙදාහැරීමේ දිනය වෙනස් කළෙමු.`,
    from: "පෙර දිනය",
    to: "නව දිනය",
    none: "දිනයක් තවම නැත",
  },
  statuses: {
    "Item Preparing": { name: "සූදානම් කරමින්", text: "අපි ඔබේ භාණ්ඩ සූදානම් කරමින් සිටිමු." },
    "Item Packing": { name: "අසුරමින්", text: "අපි ඔබේ භාණ්ඩ අසුරමින් සිටිමු." },
    "Out for Delivery": {
      name: "බෙදාහැරීමට පිටත්ව ඇත",
      text: "ඔබේ ඇණවුම මාර්ගයේ පැමිණෙමින් තිබේ. කරුණාකර රියදුරුට ගෙවන මුදල සූදානම් කර තබන්න.",
    },
    Delivered: {
      name: "භාර දුන්නා",
      text: "ඔබේ ඇණවුම භාර දී ඇත. ඔබ ඒ ගැන සිතන දේ කියවීමට අපි කැමැත්තෙමු.",
    },
  },
  orderStatus: {
    subject: (number, status) => `ඇණවුම ${number}: ${status}`,
    text: (number, status) => `ඔබේ ඇණවුම ${number}. ${status}`,
  },
  orderChanged: {
    subject: (number) => `ඇණවුම ${number}: ඔබේ ඇණවුම වෙනස් කරන ලදී`,
    title: "ඔබේ ඇණවුම වෙනස් කරන ලදී",
    changed: (number, sum, previousSum) =>
      `අපි ඔබේ ${number} ඇණවුමේ භාණ්ඩ වෙනස් කළෙමු. ඔබ රියදුරුට ${sum} ගෙවන්න, පෙර එය ${previousSum} විය.`,
  },
  itemsReturned: {
    subject: (number) => `ඇණවුම ${number}: භාණ්ඩ ආපසු ලැබුණි`,
    title: "ඔබේ භාණ්ඩ අපට ලැබුණි",
    returned: (number) => `ඔබේ ${number} ඇණවුමේ මෙම භාණ්ඩ අපට ආපසු ලැබුණි.`,
    refund: "ආපසු ගෙවීම",
  },
  orderComment: {
    subject: (number) => `ඇණවුම ${number}: අපි ඔබට ලියුවෙමු`,
    title: "අපි ඔබට ලියුවෙමු",
    wrote: (number) => `ඔබේ ${number} ඇණවුම ගැන අපි මෙසේ ලියුවෙමු:`,
    onThePage: (number) => `ඔබේ ${number} ඇණවුම ගැන අපි ඔබට ලියුවෙමු. එය ඇණවුම් පිටුවේ කියවිය හැක.`,
  },
  orderCancelled: {
    subject: (number) => `ඇණවුම ${number}: අවලංගුයි`,
    title: "අවලංගු කරන ලදී",
    cancelled: (number) =>
      `ඔබේ ${number} ඇණවුම අවලංගු කරන ලදී, එහි භාණ්ඩ ආපසු වෙළඳසැලේ ඇත. කිසිවක් අය කර නැත.`,
    cancelledByShop: (number) => `අපි ඔබේ ${number} ඇණවුම අවලංගු කළෙමු. කිසිවක් අය කර නැත.`,
    notYou: "මෙය කළේ ඔබ නොවේද? කරුණාකර ඔබේ මුරපදය වෙනස් කර, ගැටලුවක් ලෙස දන්වන්න.",
    kept: { text: "ඒ පිළිබඳ සියල්ල තබාගෙන ඇත.", link: "මගේ ඇණවුම්" },
  },
  reportAnswered: {
    subject: (number) => `වාර්තාව ${number}: පිළිතුරු දුන්නා`,
    title: "අපි පිළිතුරු දුන්නෙමු",
    text: (number) => `ඔබේ ${number} වාර්තාවට පිළිතුර “ඔබේ වාර්තා” යටතේ එයට පහළින් ඇත.`,
    link: "ඔබේ වාර්තා",
  },
};
