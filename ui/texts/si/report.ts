export const attachments = "ඇමුණුම්";
export const optional = "(අත්‍යවශ්‍ය නොවේ)";
export const attached = "ඇමුණූ ගොනු";
export const attachAFile = "ගොනුවක් අමුණන්න";
export const filesToAttach = "ඇමිණිය යුතු ගොනු";
export const reportsFailed = "ඔබේ වාර්තා දැන් පෙන්විය නොහැක.";
export const loadingYourReports = "ඔබේ වාර්තා පූරණය වෙමින්";
export const shownHere = "ඔබ දන්වන දේ මෙහි තබා ඇත.";
export const yourReports = "ඔබේ වාර්තා";
export const showEarlierReports = "කලින් වාර්තා පෙන්වන්න";
export const answers = "පිළිතුරු";
export const download = ", බාගන්න";
export const reportAnIssue = "ගැටලුවක් දන්වන්න";
export const issueType = "ගැටලුවේ වර්ගය";
export const chooseAnIssueType = "ගැටලුවේ වර්ගයක් තෝරන්න";
export const orderNumber = "ඇණවුම් අංකය";
export const orderNumberHint = "එය “මගේ ඇණවුම්” තුළ ඇත, උදා. NV-7K3M9Q.";
export const subject = "මාතෘකාව";
export const inAFewWords = "වචන කිහිපයකින්";
export const description = "විස්තරය";
export const descriptionHint = "සිදු වූයේ කුමක්ද, ඔබ බලාපොරොත්තු වූයේ කුමක්ද?";
export const email = "ඊමේල්";
export const emailHint = "අපි නැවත විමසන ලිපිනය. අපේ පිළිතුර ගැන ඔබේ ගිණුමට ඊමේල් කරමු.";
export const sendTheReport = "වාර්තාව යවන්න";
export const reportHeading = "ගැටලුවක් දන්වන්න";
export const answerComesHere = "පිළිතුර “ඔබේ වාර්තා” යටතේ ලැබෙන අතර, ඊමේල් පණිවිඩයකින් දන්වනු ලැබේ.";
export const reportSomethingElse = "වෙනත් දෙයක් දන්වන්න";
export const myOrders = "මගේ ඇණවුම්";
export const logInToSend = "ඔබේ වාර්තාව යැවීමට නැවත පිවිසෙන්න";
export const open = "විවෘතයි";
export const answeredState = "පිළිතුරු දුන්නා";
export const logInToReport = "ගැටලුවක් දැන්වීමට පිවිසෙන්න";
export const remove = (name: string) => `${name} ඉවත් කරන්න`;
export const noMoreFiles = (reportAttachments: number) => `එපමණයි: උපරිම ගොනු ${reportAttachments}.`;
export const filesHint = (reportAttachments: number, megabytes: number) =>
  `පින්තූර (PNG, JPEG, WebP) හෝ PDF ගොනු ${reportAttachments}ක් දක්වා, එකක් ${megabytes} MB.`;
export const atMostCharacters = (longest: number) => `උපරිම අක්ෂර ${longest}`;
export const order = (number: string) => `ඇණවුම ${number}`;
export const attachmentCount = (count: number) => `ඇමුණුම් ${count}`;
export const closed = "වසා ඇත";
export const closedOn = "වැසුවේ {day}";
export const answeredBy = (name: string) => `${name} පිළිතුරු දුන්නා`;
export const whereAnOrderIs = "ඇණවුමක් ඇති තැන ඕනෑම වේලාවක {orders} පෙන්වයි. අනෙක් සියල්ල මෙහිදී අපට කියන්න.";
export const issueTypeName = (type: string) =>
  ({
    "Order Issue": "ඇණවුමේ ගැටලුවක්",
    "Product Defect": "භාණ්ඩයේ දෝෂයක්",
    "Delivery Problem": "බෙදාහැරීමේ ගැටලුවක්",
    "Website Bug": "වෙබ් අඩවියේ දෝෂයක්",
    "Account Problem": "ගිණුමේ ගැටලුවක්",
    "Billing Issue": "ගෙවීම් ගැටලුවක්",
    Other: "වෙනත්",
  })[type] ?? type;
