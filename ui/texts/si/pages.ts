export const oneItemOnePrice = "එක භාණ්ඩයක්, එක මිලක්";
export const onePriceText =
  "කාඩ්පතේ ඇති මිලම දොරකඩ මිලයි. බෙදාහැරීමේ ගාස්තුව ඇණවුමකට එක් වරක් එකතු වන අතර, ඇණවුම් කිරීමට පෙර පෙන්වනු ලැබේ.";
export const payTheDriver = "රියදුරුට ගෙවන්න";
export const payTheDriverText = "පළාත් නවයටම, භාණ්ඩ ලැබෙන විට මුදල් ගෙවීම. ඇණවුම් කරන විට කිසිවක් අය නොකෙරේ.";
export const youSeeWhatWeSee = "අප දකින දේම ඔබ දකී";
export const youSeeWhatWeSeeText = "ඔබේ ඇණවුම වැඩපොළෙන් මාර්ගයට යන විට, ඔබේ පිටුව ද ඒ සමඟ වෙනස් වේ.";
export const aboutUs = "අප ගැන";
export const aboutLead =
  "නිවස යනු ගෙදරයි. අපි ශ්‍රී ලාංකික නිවෙස් සඳහා ගෘහ භාණ්ඩ, ලාම්පු, මුළුතැන්ගෙයි සහ නාන කාමර භාණ්ඩ සහ බිත්ති සැරසිලි විකුණමු: සඳලුතලයේ සෙවණේ තැබීමට සහ දිනපතා භාවිතයට නිපදවූ ඒවාය.";
export const exploreTheCollection = "එකතුව බලන්න";
export const aboutAnOrder = "ඇණවුමක් ගැන";
export const myOrders = "මගේ ඇණවුම්";
export const email = "ඊමේල්";
export const phone = "දුරකථනය";
export const address = "ලිපිනය";
export const hours = "විවෘත වේලාවන්";
export const contactUs = "අප අමතන්න";
export const contactLead = "ඔබේ ඇණවුම් අංකය සහ ප්‍රයෝජනවත් නම් පින්තූර සමඟ අපට ලියන්න. අපි ඊමේල් මඟින් පිළිතුරු දෙමු.";
export const reportAnIssue = "ගැටලුවක් දන්වන්න";
export const whoWeAre = "අපි කවුද";
export const yourAccount = "ඔබේ ගිණුම";
export const ordering = "ඇණවුම් කිරීම";
export const orderingText =
  "ඔබේ කූඩයේ ඇති දේ වෙන් කර නැත. වෙළඳසැල අංකයක් සමඟ තහවුරු කළ විට ඇණවුමක් තැබෙන අතර, එහි භාණ්ඩ ඔබේ වන්නේ එවිට පමණි. එකක් විකිණී අවසන් නම්, නැතහොත් ඔබ දුටු පසු මිල වෙනස් වී නම්, කිසිවක් ඇණවුම් නොවන අතර ඔබට දන්වනු ලැබේ.";
export const paying = "ගෙවීම";
export const delivery = "බෙදාහැරීම";
export const letUsKnow = "අපට දන්වන්න";
export const sizesAndPictures = "ප්‍රමාණ සහ පින්තූර";
export const sizesText =
  "ප්‍රමාණ භාණ්ඩයේම වන අතර සෙන්ටිමීටරවලිනි. ලී, වේවැල් සහ මැටි අතින් නිපදවන බැවින් රටාව සහ පැහැය පින්තූරයට වඩා මඳක් වෙනස් විය හැක.";
export const reviews = "ඇගයීම්";
export const reviewsText =
  "ඔබට භාර දුන් දේ ගැන ලිවීමට සහ සංශෝධනයට ඔබට හැක. ඔබේ නම ඒ අසල දිස්වේ. සංශෝධනයට පෙර පැවසූ දේ තබා ගනු ලැබේ.";
export const fairUse = "සාධාරණ භාවිතය";
export const fairUseText =
  "වෙළඳසැල සැමට විවෘතව පැවතීමට, එක් අයෙකුට යම් කාලයක් තුළ කළ හැකි ඇණවුම්, වාර්තා සහ පිවිසුම් උත්සාහ ගණන සීමා කරයි.";
export const whatWeStore = "අප තබා ගන්නා දේ";
export const privacyPolicy = "පෞද්ගලිකත්ව ප්‍රතිපත්තිය";
export const law = "නීතිය";
export const lawText =
  "ශ්‍රී ලංකාවේ නීතිය අදාළ වේ. ගැනුම්කරුවකු ලෙස එය ඔබට දෙන කිසිදු අයිතියක් මේ කොන්දේසි මඟින් ඉවත් නොකෙරේ.";
export const termsOfUse = "භාවිත කොන්දේසි";
export const termsLead = "ඔබට අපෙන් සහ අපට ඔබෙන් අපේක්ෂා කළ හැකි දේ. සරල වචන; ඒවා එලෙසම වලංගුයි.";
export const whatYouGiveUs = "ඔබ අපට පවසන දේ";
export const whatYouGiveUsText =
  "ඔබේ නම, ඊමේල් ලිපිනය, දුරකථන අංක සහ ලිපිනය, ඔබේ ඇණවුම්, ඔබේ ඇගයීම් සහ ඔබ දන්වන දේ එහි ගොනු සමඟ. බෙදාහැරීමට, පිළිතුරු දීමට සහ ඔබ ඇණවුම් කළ දේ පෙන්වීමට අපි ඒවා භාවිත කරමු. වෙනත් කිසිවකට නොවේ.";
export const whatWeNeverDo = "අප කිසිදා නොකරන දේ";
export const whatWeNeverDoText =
  "වෙළඳ දැන්වීම් නැත, අන් අය විසින් අමුත්තන් ගණන් කිරීම නැත, දත්ත විකිණීම නැත. පිටු මේ වෙළඳසැලෙන් හැර වෙන කිසිවෙකුගෙන් කිසිවක් ඉල්ලන්නේ නැත. රියදුරුට ලැබෙන්නේ ඇණවුමේ නම, ලිපිනය, දුරකථන අංක සහ ඔබේ සටහනයි.";
export const yourPassword = "ඔබේ මුරපදය";
export const yourPasswordText =
  "කිසිවෙකුට ආපසු හැරවිය නොහැකි සංකේතයක් ලෙස පමණක් තබා ගන්නා අතර කිසිවෙකුට පෙන්වන්නේ නැත. ඔබ Google සමඟ පිවිසෙන්නේ නම්, එතැනින් ඔබේ නම සහ ඊමේල් ලිපිනය අපට ලැබේ, මුරපදයක් නොලැබේ.";
export const howOrdersAreStored = "ඇණවුම් තබා ගන්නා ආකාරය";
export const howOrdersAreStoredText =
  "කිසිදා නැවත නොලියන සිදුවීම් ලැයිස්තුවක් ලෙස: ඇණවුම් කළා, ඇසුරුවා, මාර්ගයේ, භාර දුන්නා. එහි නම්, ලිපින සහ වාර්තා ඔබට පමණක් අයත් යතුරකින් මුද්‍රා තබා ඇත.";
export const erasing = "මකා දැමීම";
export const askUs = "අපෙන් ඉල්ලන්න";
export const onThisDevice = "මේ උපාංගයේ";
export const onThisDeviceText =
  "එක් කුකියක් ඔබ පිවිස සිටීම තබා ගන්නා අතර, තවත් එකක් ඔබ තෝරාගත් භාෂාව තබා ගනී; කිසිදු ස්ක්‍රිප්ටයකට ඒවා කියවිය නොහැක. ඒ හැර බ්‍රව්සරය ඔබ තෝරාගත් වර්ණ, යවන තෙක් පෝරමයක ලියූ දේ, අප වෙත ළඟා වන තෙක් ඇණවුමක්, සහ කිසිවක් දෙවරක් ඇණවුම් නොවීමට මිනිත්තු පහක් ඔබ ඇණවුම් කළ දේ පිළිබඳ සලකුණක් තබා ගනී. ඒ කිසිවක් වෙනත් තැනක ඔබ පසුපස එන්නේ නැත.";
export const whereSignedIn = "ඔබ පිවිස සිටින තැන්";
export const yourProfile = "ඔබේ පැතිකඩ";
export const emailText =
  "ඔබ ඉල්ලන කේත සහ සබැඳි, සහ ඇණවුමක සෑම පියවරක්ම අපි ඊමේල් කරමු. විනෝදයට කියවීමට කිසිවක් නැත. ඒවා ලියන්නේ ඔබ පිවිස සිටියදී තෝරාගත් භාෂාවෙනි; එය අපි ඔබේ ගිණුම සමඟ තබා ගනිමු.";
export const messagesToDevices = "ඔබේ උපාංගවල පණිවිඩ";
export const messagesToDevicesText =
  "ඔබ පණිවිඩ සක්‍රිය කළහොත්, ඔබ ඒවා අක්‍රිය කරන තෙක් හෝ ඉවත් වන තෙක් ඔබේ බ්‍රව්සරයේ පණිවිඩ සේවාවේ ලිපිනය අපි තබා ගනිමු. පණිවිඩ ඔබේ බ්‍රව්සරයට පමණක් කියවිය හැකි ලෙස සංකේතනය කර ඇත; ඒවායේ ඇත්තේ ඔබේ ඇණවුමේ අංකයයි, ඔබේ නම, ලිපිනය හෝ දුරකථනය කිසිදා නැත.";
export const viewingAndChanging = "බැලීම සහ වෙනස් කිරීම";
export const yourProfileInSentence = "ඔබේ පැතිකඩ";
export const writeToUs = "අපට ලියන්න";
export const privacyHeading = "පෞද්ගලිකත්ව ප්‍රතිපත්තිය";
export const privacyLead = "අප ඔබ ගැන තබා ගන්නේ මොනවාද, ඒ කුමකටද, සහ ඔබ එය මකා දැමිය හැක්කේ කෙසේද.";
export const yourAccountText = (passwordMin: number) =>
  `ගිණුමක් නැතිව ද ඔබට වටපිට බැලිය හැක. ඇණවුම් කිරීමට නමක්, ඔබේම ඊමේල් ලිපිනයක් සහ අක්ෂර ${passwordMin}ක් හෝ වැඩි මුරපදයක් අවශ්‍යයි. මුරපදය ඔබ ළඟම තබා ගන්න: එයින් ඇණවුම් කරන දේ ඔබ ඇණවුම් කළ දේය.`;
export const payingText = (fee: string) =>
  `ඔබේ දොරකඩට ආ විට රියදුරුට මුදලින්. ඊට පෙර කිසිවක් අය නොකෙරේ. බෙදාහැරීම ඇණවුමකට ${fee}, පළාත් නවයටම එසේමය, ඇණවුම් කිරීමට පෙර පෙන්වනු ලැබේ.`;
export const ordersShowWhere =
  "{orders} එය ඇති තැන අප දකින ආකාරයටම පෙන්වයි. රියදුරු එදින එක් වරක් ඔබේ ඇණවුමේ දුරකථන අංකයට අමතයි.";
export const driverCalls =
  "රියදුරු එදින එක් වරක් ඇණවුමේ දුරකථන අංකයට අමතයි. ගෙවීමට පෙර කරුණාකර භාණ්ඩ පරීක්ෂා කරන්න. ඒවායේ හෝ ලිපිනයේ යම් වරදක් ඇත්නම්, ඇණවුම් අංකය සමඟ {contact}.";
export const changesStored =
  "ඔබ ඇණවුම් කරන සහ වෙනස් කරන දේ, දෙපාර්ශවයටම බැලිය හැකි වන පරිදි සිදුවීම් ලැයිස්තුවක් ලෙස තබා ගනු ලැබේ. එයින් ඔබට අදහස් වන්නේ කුමක්දැයි {privacy} පවසයි.";
export const runsThisShop = (shop: string) => `${shop} මේ වෙළඳසැල පවත්වාගෙන ගොස් ඔබට විකුණයි.`;
export const profileListsBrowsers =
  "{profile} සෑම බ්‍රව්සරයක්ම අවසන් වරට භාවිත කළ වේලාව සමඟ පෙන්වන අතර, ඔබ පැවසූ විට එහි සැසිය අවසන් කරයි. ආගන්තුකයන් වැළැක්වීමට, මිනිත්තු දහයක් තුළ ගිණුම සහ ජාල ලිපිනය අනුව පිවිසීමේ උත්සාහ අපි ගණන් කරමු.";
export const whereStored =
  "අප ඔබ ගැන තබා ගන්නා දේ {profile}, {orders} සහ “ගැටලුවක් දන්වන්න” යටතේ ඇති අතර, පැතිකඩ සහ ඔබේ ඇගයීම් එහිදී වෙනස් කළ හැක. වෙනත් ඕනෑම දෙයකට {write}.";
export const howErased =
  "{ask}, නැතහොත් {email} වෙත ලියන්න. අපි ඔබේ ගිණුම, එහි සැසි, ඔබේ වාර්තාවල ගොනු සහ ඔබේ යතුර මකා දමමු: එයින් මුද්‍රා තැබූ දේ ඉන්පසු කිසිවෙකුට කියවිය නොහැක. ඇණවුම් ඔබ නොමැතිව පොත්වල රැඳෙන අතර, ඔබේ ඇගයීම්වල තරු සහ වචන ඔබේ නම නැතිව රැඳේ. එය අහෝසි කළ නොහැක.";
export const onTheMap = "සිතියමේ බලන්න";

/** From Sunday. */
export const weekdays = ["ඉරිදා", "සඳුදා", "අඟහරුවාදා", "බදාදා", "බ්‍රහස්පතින්දා", "සිකුරාදා", "සෙනසුරාදා"];
export const daysFromTo = (first: string, last: string) => `${first} සිට ${last}`;
export const daysAndPoya = (days: string) => `${days} සහ පෝය දින`;
export const dayAndPoya = (day: string) => `${day} සහ පෝය දින`;
export const beforeNoon = (time: string) => `පෙ.ව. ${time}`;
export const afterNoon = (time: string) => `ප.ව. ${time}`;
export const openFromTo = (opens: string, closes: string) => `${opens} සිට ${closes}`;
export const closed = "වසා ඇත";

export const returns = "ආපසු දීම";
export const deliveryPage = "බෙදාහැරීම";
export const shownInOtherLanguage = "මෙම පිටුව තවම සිංහලෙන් නොමැති බැවින් වෙනත් භාෂාවකින් පෙන්වයි.";
export const olderVersion = (version: number, date: string): string =>
  `ඔබ කියවන්නේ ${date} දින පළ කළ ${version} වන අනුවාදයයි. එය වෙනස් නොවේ.`;
export const readCurrentVersion = "වත්මන් අනුවාදය කියවන්න";
export const pageNotLoaded = "මෙම පිටුව පූරණය කළ නොහැකි විය.";
