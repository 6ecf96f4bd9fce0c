import { pluralIn } from "../plural.ts";

const plural = pluralIn("si");

export const followInMyOrders = "“මගේ ඇණවුම්” තුළ බලන්න";
export const keepShopping = "තවත් භාණ්ඩ බලන්න";
export const whatYouOrdered = "ඔබ ඇණවුම් කළ දේ";
export const placed = "තැබූ දිනය";
export const emailed = "ඊමේල් කළේ";
export const items = "භාණ්ඩ";
export const whatHappened = "සිදු වූ දේ";
export const shopReceived = "වෙළඳසැලට එය ලැබී ඇත.";
export const openTheOrder = "ඇණවුම විවෘත කරන්න";
export const reportAnIssue = "ගැටලුවක් දන්වන්න";
export const deliverTo = "යැවිය යුතු ලිපිනය";
export const withDelivery = "බෙදාහැරීම සමඟ";
export const onTheRoad = "මාර්ගයේ පැමිණෙමින්.";
export const delivered = "භාර දෙන ලදී.";
export const orderBeingPlaced = "ඔබේ ඇණවුම තබමින් පවතී.";
export const cancelledAndBack = "අවලංගු කරන ලදී. භාණ්ඩ ආපසු වෙළඳසැලේ ඇත.";
export const onTheRoadAgain = "නැවත මාර්ගයේ පැමිණෙමින්.";
export const orderPlaced = "ඇණවුම තැබුවා";
export const placedByPhone = "සාප්පුව දුරකථනයෙන් ඔබ වෙනුවෙන් ඇණවුම තැබුවා";
export const cancelled = "අවලංගුයි";
export const returned = "ආපසු ගෙනාවා";
export const detailsFailed = "එහි විස්තර දැන් පෙන්විය නොහැක. ඒවා “මගේ ඇණවුම්” තුළ ඇත.";
export const loadingYourOrder = "ඔබේ ඇණවුම පූරණය වෙමින්";
export const notAccepted = "පිළිගෙන නැත";
export const addAReview = "ඇගයීමක් එක් කරන්න";
export const itemPreparing = "සූදානම් කරමින්";
export const itemPacking = "අසුරමින්";
export const outForDelivery = "බෙදාහැරීමට පිටත්ව ඇත";
export const deliveredStatus = "භාර දුන්නා";
export const myOrders = "මගේ ඇණවුම්";
export const orders = "ඇණවුම්";
export const ongoing = "පවතින";
export const previous = "පෙර";
export const showEarlierOrders = "කලින් ඇණවුම් පෙන්වන්න";
export const ordersAreSafe = "ඔබේ ඇණවුම් සුරක්ෂිතයි. සම්බන්ධතාවය නම් නැත.";
export const browseTheShop = "වටපිට බලන්න";
export const followedHere = "ඔබ ඇණවුම් කරන දේ පියවරෙන් පියවර මෙහි බැලිය හැක.";
export const deliveredShownHere = "භාර දුන් ඇණවුම් මෙහි තබා ඇත.";
export const loadingYourOrders = "ඔබේ ඇණවුම් පූරණය වෙමින්";
export const whereToDeliver = "එය යැවිය යුත්තේ කොහාටද?";
export const cancel = "එලෙසම තබන්න";
export const changeTheAddress = "ලිපිනය වෙනස් කරන්න";
export const keepOrder = "තබා ගන්න";
export const cancelTheOrder = "ඇණවුම අවලංගු කරන්න";
export const why = "ඇයි?";
export const chooseAReason = "හේතුවක් තෝරන්න";
export const whilePreparingOnly = "අප ඇසුරුම් කිරීම ආරම්භ කරන තෙක් ඔබට මෙය වෙනස් කළ හැකිය.";
export const thisOrderWasCancelled = "මේ ඇණවුම අවලංගු කරන ලදී.";
export const orderNotAccepted = "මේ ඇණවුම පිළිගත්තේ නැත.";
export const orderDelivered = "ඇණවුම භාර දී ඇත.";
export const orderAgain = "නැවත ඇණවුම් කරන්න";
export const print = "මුද්‍රණය කරන්න";
export const openTheCart = "කූඩය විවෘත කරන්න";
export const isSomethingWrong = "යමක් වැරදිද?";
export const teamCanHelp = "මෙහි තවදුරටත් වෙනස් කළ නොහැකි දේ, බොහෝ විට අපේ අයට නිවැරදි කළ හැක.";
export const describeTheIssue = "එය කුමක්දැයි අපට කියන්න. වාර්තාව මේ ඇණවුම දැනටමත් දනී.";
export const reportIssueHere = "ගැටලුවක් දන්වන්න";
export const totalNothingToPay = "එකතුව, ගෙවිය යුතු නැත";
export const paidToTheDriver = "රියදුරුට ගෙවා ඇත";
export const stillToPay = "තව ගෙවිය යුතු";
export const total = "එකතුව";
export const payTheDriver = "රියදුරුට ගෙවන්න";
export const subtotal = "උප එකතුව";
export const delivery = "බෙදාහැරීම";
export const cancelledHeading = "මේ ඇණවුම අවලංගු කරන ලදී";
export const item = "භාණ්ඩය";
export const quantity = "ප්‍රමාණය";
export const price = "මිල";
export const amount = "එකතුව";
export const orderFailed = "මේ ඇණවුම දැන් පෙන්විය නොහැක";
export const orderOnThisDevice = "මේ උපාංගයේ ඇණවුම";
export const openMyOrders = "“මගේ ඇණවුම්” විවෘත කරන්න";
export const progress = "ප්‍රගතිය";
export const now = "දැන්";
export const home = "මුල් පිටුව";
export const iChangedMyMind = "මගේ අදහස වෙනස් විය";
export const itTakesTooLong = "වැඩි කාලයක් ගතවේ";
export const wrongItem = "මා වැරදි භාණ්ඩයක් ඇණවුම් කළා";
export const firstName = "මුල් නම";
export const lastName = "වාසගම";
export const houseAndStreet = "නිවාස අංකය සහ වීදිය";
export const zipCode = "තැපැල් කේතය";
export const you = "ඔබ";
export const theCustomer = "ගැනුම්කරු";
export const byTheShop = "වෙළඳසැල විසින්";
export const addressChanged = "ලිපිනය වෙනස් විය";
export const orderCancelled = "ඇණවුම අවලංගු විය";
export const orderReturned = "ඇණවුම ආපසු වෙළඳසැලට ගෙනාවා";
export const returnedSentence = "ආපසු වෙළඳසැලට ගෙනාවා. ගෙවීමට කිසිවක් නැත.";
export const returnedDamaged = "එයට හානි වී තිබුණා";
export const returnedRefused = "දොරකඩදී එය භාරගත්තේ නැත";
export const theShop = "වෙළඳසැල";
export const itemInCartAgain = "භාණ්ඩය නැවත ඔබේ කූඩයේ ඇත.";
export const nothingInCartAgain = "ඔබේ කූඩයට කිසිවක් දැමිය නොහැකි විය.";
export const logInToSeeOrders = "ඔබේ ඇණවුම් බැලීමට පිවිසෙන්න";
export const logInToSeeOrder = "ඔබේ ඇණවුම බැලීමට පිවිසෙන්න";
export const orderOf = (number: string) => `ඇණවුම ${number}`;
export const onTheRoadSince = (when: string) => `${when} සිට මාර්ගයේ පැමිණෙමින්.`;
export const movedBackTo = (label: string) => `ආපසු ${label} වෙත`;
export const cancelOrder = (number: string) => `${number} ඇණවුම අවලංගු කරන්නද?`;
export const cancelledAt = (cancelledAt: string) => `අවලංගු කළේ ${cancelledAt}`;
export const paidSum = (totalPrice: string) => `රියදුරුට ගෙවා ඇත ${totalPrice}`;
export const paySum = (totalPrice: string) => `රියදුරුට ගෙවන්න ${totalPrice}`;
export const orderNotInAccount = (number: string) => `${number} ඔබේ ඇණවුමක් නොවේ.`;
export const movedBetween = (from: string, to: string, times: number) =>
  `${from} සහ ${to} අතර ${times} වරක් මාරු විය`;
export const movedTo = (label: string) => `${label} වෙත ගියා`;
export const failedTryAgain = (name: string, addFailed: string) =>
  `${name}: ${addFailed}. නැවත ඔබන්න.`;
export const isNoLongerSold = (name: string) => `${name} තවදුරටත් විකුණන්නේ නැත.`;
export const itemsInCartAgain = (wanted: number) => `භාණ්ඩ ${wanted}ම නැවත ඔබේ කූඩයේ ඇත.`;
export const someInCartAgain = (added: number, wanted: number) =>
  `භාණ්ඩ ${wanted}න් ${added}ක් නැවත ඔබේ කූඩයේ ඇත.`;
export const numberInOrder = (number: number, revision: number) =>
  `මේ ඇණවුමේ ${revision}න් ${number}`;
export const preparing = (count: number) =>
  plural(count, { one: "අපි ඔබේ භාණ්ඩය සූදානම් කරමින් සිටිමු.", other: "අපි ඔබේ භාණ්ඩ සූදානම් කරමින් සිටිමු." });
export const packing = (count: number) =>
  plural(count, { one: "අපි ඔබේ භාණ්ඩය අසුරමින් සිටිමු.", other: "අපි ඔබේ භාණ්ඩ අසුරමින් සිටිමු." });
export const movedBackAt = (status: string, when: string) => `ආපසු ${status} වෙත, ${when}.`;
export const deliveredWhen = (when: string) => `භාර දුන්නේ: ${when}.`;
export const whatComesNext =
  "ඊළඟට අපි ඔබේ භාණ්ඩ සූදානම් කරමු. {payment}: {sum}, එදින {phone} අංකයට අමතන රියදුරුට ගෙවිය යුතුය.";
export const orderNumber = "ඇණවුම {number}";
export const cashOnDelivery = "භාණ්ඩ ලැබෙන විට මුදල් ගෙවීම";
export const cancelledOn = "අවලංගු කළේ {day}";
export const placedOn = "තැබුවේ {day}";
export const deliveredOn = "භාර දුන්නේ {day}";
export const email = "ඊමේල්";
export const city = "නගරය";
export const district = "දිස්ත්‍රික්කය";
export const province = "පළාත";
export const country = "රට";
export const phone = "දුරකථනය";
export const landmark = "හඳුනාගත හැකි ස්ථානය";
export const floor = "මහල";
export const secondPhone = "දෙවන දුරකථනය";
export const driverNote = "රියදුරුට සටහන";
export const secondPhoneIs = (phone: string) => `දෙවන දුරකථනය: ${phone}`;
export const noteForDriver = (note: string) => `රියදුරුට සටහන: ${note}`;
export const youChangedAddress = "ඔබ ලිපිනය වෙනස් කළා";
export const shopChangedAddress = "සාප්පුව ලිපිනය වෙනස් කළා";
export const customerChangedAddress = "ගැනුම්කරු ලිපිනය වෙනස් කළා";
export const youCancelled = "ඔබ ඇණවුම අවලංගු කළා";
export const shopChangedItems = (total: string, before: string) =>
  `වෙළඳසැල භාණ්ඩ වෙනස් කළේය. මුළු මුදල දැන් ${total}, පෙර ${before}`;
export const itemsChanged = "භාණ්ඩ වෙනස් කරන ලදී";
export const shopWrote = "වෙළඳසැල ඔබට ලියුවේය";
export const itemsReturned = (refund: string) =>
  `මෙම ඇණවුමේ භාණ්ඩ වෙළඳසැලට ආපසු ලැබුණි. ආපසු ගෙවීම: ${refund}`;
export const returnRecorded = "භාණ්ඩ ආපසු ලැබුණි";
export const refunded = "ආපසු ගෙවූ මුදල";
export const shopCancelled = "වෙළඳසැල ඇණවුම අවලංගු කළේය";
export const customerCancelled = "ගැනුම්කරු ඇණවුම අවලංගු කළා";
export const weConfirmedByPhone = "අපි ඔබේ ඇණවුම දුරකථනයෙන් තහවුරු කළෙමු";
export const shopConfirmedByPhone = "ඇණවුම දුරකථනයෙන් තහවුරු කරන ලදී";
export const costsMore = (name: string, amount: string, day: string) =>
  `${name} ${day} දිනට වඩා ${amount} කින් වැඩියි.`;
export const costsLess = (name: string, amount: string, day: string) =>
  `${name} ${day} දිනට වඩා ${amount} කින් අඩුයි.`;
export const goesBack = (count: number) =>
  `${plural(count, { one: "භාණ්ඩය", other: `භාණ්ඩ ${count}ම` })} ආපසු වෙළඳසැලට යයි. කිසිවක් අය කර නැති නිසා ආපසු ගෙවීමට කිසිවක් නැත. ඔබට ඕනෑම වේලාවක නැවත ඇණවුම් කළ හැක.`;
export const goesBackPaid = (count: number, paid: string) =>
  `${plural(count, { one: "භාණ්ඩය", other: `භාණ්ඩ ${count}ම` })} ආපසු වෙළඳසැලට යයි. ඔබ ${paid} ගෙවා ඇති නිසා එය ආපසු ගෙවීම ගැන අපි ඔබව අමතන්නෙමු. ඔබට ඕනෑම වේලාවක නැවත ඇණවුම් කළ හැක.`;
export const totalBy = (payment: string) => `එකතුව, ${payment}`;
export const beingPacked = "ඇණවුම අසුරමින් පවතී. ලිපිනය මෙහි තවදුරටත් වෙනස් කළ නොහැක.";
export const beingPackedSince = (since: string) =>
  `ඇණවුම ${since} සිට අසුරමින් පවතී. ලිපිනය මෙහි තවදුරටත් වෙනස් කළ නොහැක.`;
export const onItsWay = "ඇණවුම මාර්ගයේ ඇත. ලිපිනය මෙහි තවදුරටත් වෙනස් කළ නොහැක.";
export const onItsWaySince = (since: string) =>
  `ඇණවුම ${since} සිට මාර්ගයේ ඇත. ලිපිනය මෙහි තවදුරටත් වෙනස් කළ නොහැක.`;
export const ofOrder = (number: string) => `${number} ඇණවුමේ`;
export const withNumber = (number: string) => `අංකය ${number}`;
export const withOrder = (number: string) => `ඇණවුම ${number}`;
export const todayOn = (day: string) => `අද, ${day}`;

export const termsYouAccepted = (version: number): string => `ඔබ පිළිගත් කොන්දේසි: ${version} වන අනුවාදය`;
export const termsAreNewer = "කොන්දේසිවල අලුත් අනුවාදයක් ඇත. ඔබේ අනුවාදය වෙනස් නොවේ.";
