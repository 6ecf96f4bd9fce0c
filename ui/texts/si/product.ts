export const enlargeThePicture = "පින්තූරය විශාල කරන්න";
export const doesItFit = "එය ගැළපේද?";
export const freeSpace = "නිදහස් ඉඩ";
export const cm = "සෙ.මී.";
export const lengthNotRead = "සෙන්ටිමීටර ගණන අංකයකින් ලියන්න, උදා. 80";
export const turnedAQuarterYes = "කාල් වටයක් හැරවූ විට, ඔව්";
export const toSpare = (cm: string) => `ඔව්, ${cm} ඉතිරියි`;
export const fitsShowIt = (variant: string) => `${variant} ගැළපේ. එය පෙන්වන්න`;
export const spaceIsKept = "ඔබේ ඉඩ මේ උපාංගයේ තබාගෙන, සෑම භාණ්ඩයක් හා ප්‍රභේදයක්ම ඊට ගැළපේදැයි බලමු.";
export const previousPicture = "පෙර පින්තූරය";
export const nextPicture = "ඊළඟ පින්තූරය";
export const stepBack = "ඈත් වන්න";
export const moveCloser = "ළං වන්න";
export const howToPlaceIt = "එය තබන ආකාරය";
export const codeNamesItem = (shop: string) =>
  `${shop} යෙදුමට මේ භාණ්ඩය හඳුන්වයි. යෙදුම තවම යෙදුම් වෙළඳසැල්වල නැත.`;
export const measureForFloor = "නිදහස් පළල සහ ගැඹුර මැන “එය ගැළපේද?” යටතේ ලියන්න.";
export const measureForWall = "නිදහස් පළල සහ උස මැන “එය ගැළපේද?” යටතේ ලියන්න.";
export const cannotDraw = "මේ බ්‍රව්සරයට ත්‍රිමාණව ඇඳිය නොහැක. චිත්‍රය සහ එහි ප්‍රමාණය දැනගත යුතු සියල්ල පෙන්වයි.";
export const all = "සියල්ල";
export const moreSameRoom = "එම කාමරයටම තවත්";
export const reviews = "ඇගයීම්";
export const of5 = "5න්";
export const showReviewsByStars = "තරු අනුව ඇගයීම් පෙන්වන්න";
export const backToTheDrawing = "චිත්‍රයට ආපසු";
export const viewIn3d = "ත්‍රිමාණව බලන්න";
export const size = "ප්‍රමාණය";
export const fullView = "සම්පූර්ණ";
export const closeUp = "ළඟින්";
export const angled = "හැරවූ";
export const back = "පිටුපස";
export const side = "පැත්ත";
export const underside = "යට";
export const material = "ද්‍රව්‍යය";
export const toScale = "පරිමාණයට";
export const inARoom = "කාමරයක";
export const pictureNotLoaded = "මේ පින්තූරය ලැබුණේ නැත.";
export const pictureNumber = (number: number) => `${number} වන පින්තූරය`;
export const pictures = "පින්තූර";
export const colour = "වර්ණය";
export const turnTheModel = "ආකෘතිය හරවන්න";
export const turnLeft = "වමට හරවන්න";
export const turnRight = "දකුණට හරවන්න";
export const widthDepthHeight = "පළල × ගැඹුර × උස";
export const dragToTurn = "හැරවීමට අදින්න. ඊතල යතුරු ද ක්‍රියා කරයි.";
export const modelNotLoaded = "ත්‍රිමාණ ආකෘතිය ගෙන ඒමට නොහැකි විය. චිත්‍රය තවමත් මෙහි ඇත.";
export const loadingModel = "ත්‍රිමාණ ආකෘතිය ගෙන එමින්…";
export const modelShown = "ත්‍රිමාණ ආකෘතිය පෙන්වා ඇත.";
export const closeTheCamera = "කැමරාව වසන්න";
export const phoneStepScan = "ඔබේ දුරකථනයේ කැමරාවෙන් කේතය පරිලෝකනය කරන්න. මේ පිටුව එහි විවෘත වේ.";
export const phoneStepPlace = "“මගේ කාමරයේ තබන්න” ඔබන්න. දුරකථනය කැමරාවට අවසර ඉල්ලයි.";
export const phoneStepPoint = "එය තිබිය යුතු තැනට දුරකථනය යොමු කර සෙමින් චලනය කරන්න.";
export const roomOnPhone = "ඔබේ කාමරය ඔබේ දුරකථනයේ";
export const onlyOnThisComputer =
  "මේ වෙළඳසැල ක්‍රියා කරන්නේ මේ පරිගණකයේ පමණි. එයට තමන්ගේම ලිපිනයක් ලැබුණු විට දුරකථනයකින් විවෘත කළ හැක.";
export const linkToThisPage = "මේ පිටුවේ සබැඳිය";
export const copyTheLink = "සබැඳිය පිටපත් කරන්න";
export const itemReady = "භාණ්ඩය සූදානම්. තව වරක් ඔබන්න.";
export const placeInMyRoom = "මගේ කාමරයේ තබන්න";
export const placeHint = "දුරකථනයේ කැමරාව හරහා, සැබෑ ප්‍රමාණයෙන්. යෙදුමක් අවශ්‍ය නැත.";
export const moreLight = "සෙමින් චලනය කරන්න. ජනේලයක් අරින්න, නැතහොත් ලාම්පුවක් දල්වන්න.";
export const staysOnceFound = "එය හමු වූ පසු භාණ්ඩය තැබූ තැනම රැඳේ.";
export const realSize = "සැබෑ ප්‍රමාණය";
export const dragToMove = "ගෙන යාමට අදින්න.";
export const dragAndTurn = "ගෙන යාමට අදින්න, ඇඟිලි දෙකෙන් හරවන්න.";
export const cannotPlace =
  "මේ බ්‍රව්සරයට කාමරයක භාණ්ඩ තැබිය නොහැක. Android හි Chrome සහ iPhone හි Safari එයට සමත්ය.";
export const cameraRefused =
  "කැමරාවට අවසර දුන්නේ නැත. බ්‍රව්සරයේ සැකසුම් තුළ මේ වෙළඳසැලට අවසර දී, පිටුව අලුතින් විවෘත කර, නැවත ඔබන්න.";
export const roomNotOpened = "කාමරය විවෘත කළ නොහැකි විය. ඉහත, භාණ්ඩය තවමත් හැරවිය හැක.";
export const modelMissingForRoom = "කාමරයට අවශ්‍ය ත්‍රිමාණ ආකෘතිය ගෙන ඒමට නොහැකි විය. නැවත උත්සාහ කරන්න.";
export const productInPast = "අතීතයේ භාණ්ඩයක්";
export const shopNotResponding = "වෙළඳසැල පිළිතුරු දුන්නේ නැත. ඔබේ කූඩයේ කිසිවක් අහිමි වී නැත.";
export const home = "මුල් පිටුව";
export const productNotFound = "භාණ්ඩය හමු නොවීය";
export const seeAllItems = "සියලු භාණ්ඩ බලන්න";
export const mayBeGone = "එය වෙළඳසැලෙන් ඉවත් වී ඇතිවා විය හැක, නැතහොත් ලිපිනය වැරදියට ලියා ඇත.";
export const loadingTheItem = "භාණ්ඩය පූරණය වෙමින්";
export const qrCodeOfItem = "මේ භාණ්ඩයේ QR කේතය";
export const qrCodeOfVariant = "මේ ප්‍රභේදයේ QR කේතය";
export const qrCode = (name: string) => `QR කේතය: ${name}`;
export const by = (one: string, other: string) => `${one} × ${other}`;
export const markFloor = (across: string) => `බිම ${across} ප්‍රමාණය ටේප් පටියකින් ලකුණු කරන්න.`;
export const walkAroundMark = (heightCm: string) => `ලකුණ වටා ඇවිද බලන්න. භාණ්ඩයේ උස ${heightCm}.`;
export const laySheet = (across: string) => `එය තබන තැන ${across} ප්‍රමාණයේ කඩදාසියක් එළන්න.`;
export const leaveFreeAboveIt = (heightCm: string) => `එයට ඉහළින් ${heightCm} ඉඩක් තබන්න.`;
export const markWall = (across: string) => `බිත්තියේ ${across} ප්‍රමාණය ටේප් පටියකින් ලකුණු කරන්න.`;
export const stepBackFromWall = (depthCm: string) =>
  `පසුපසට ගොස් බලන්න. එය බිත්තියෙන් ${depthCm} ඉදිරියට එයි.`;
export const nameAndHeight = (name: string, heightCm: string) => `${name}, උස ${heightCm}`;
export const modelOf = (name: string) => `${name}, ත්‍රිමාණ ආකෘතියක්`;
export const qrCodePhone = (what: string) => `QR කේතය: ${what}, දුරකථනය සඳහා`;
export const thePageOf = (name: string) => `${name} පිටුව`;
export const realSizeOf = (size: string) => `${size}, සැබෑ ප්‍රමාණය`;
export const inCm = (length: string) => `සෙ.මී. ${length}`;
export const reviewCount = (count: number) => `ඇගයීම් ${count}`;
export const starCount = (stars: number) => `තරු ${stars}`;
export const reviewsWithStars = (count: number, stars: number) => `තරු ${stars} සහිත ඇගයීම් ${count}`;
export const showMore = (count: number) => `තව ${count}ක් පෙන්වන්න`;
export const stockNowGone = "තොගය දැන් වෙනස් විය: කිසිවක් ඉතිරි නැත.";
export const stockNow = (count: number) => `තොගය දැන් වෙනස් විය: ඉතිරි ${count}`;
export const deliveryFee = (fee: string) => `ඇණවුමකට බෙදාහැරීම ${fee}, පළාත් නවයටම`;
export const freeDeliveryFrom = (amount: string) => `${amount} සිට නොමිලේ`;
export const payReachesDoor = "භාණ්ඩ ලැබෙන විට මුදල් ගෙවීම. එය ඔබේ දොරකඩට ආ විට ගෙවන්න";
export const measures = (width: string, depth: string, height: string) =>
  `පළල ${width}, ගැඹුර ${depth}, උස ${height}`;
export const freeSide = { width: "නිදහස් පළල", depth: "නිදහස් ගැඹුර", height: "නිදහස් උස" };
export const short = {
  width: (cm: string) => `නැත, පළල ${cm} මදි`,
  depth: (cm: string) => `නැත, ගැඹුර ${cm} මදි`,
  height: (cm: string) => `නැත, උස ${cm} මදි`,
};
export const exact = {
  width: "ඔව්, පළල හරියටම ප්‍රමාණවත්",
  depth: "ඔව්, ගැඹුර හරියටම ප්‍රමාණවත්",
  height: "ඔව්, උස හරියටම ප්‍රමාණවත්",
};
export const spare = {
  width: (cm: string) => `ඔව්, පළලින් ${cm} ඉතිරියි`,
  depth: (cm: string) => `ඔව්, ගැඹුරෙන් ${cm} ඉතිරියි`,
  height: (cm: string) => `ඔව්, උසින් ${cm} ඉතිරියි`,
};
export const tooDark = {
  floor: "බිම සොයා ගැනීමට අඳුරු වැඩියි, නැතහොත් වේගය වැඩියි.",
  table: "බිම හෝ මේසය සොයා ගැනීමට අඳුරු වැඩියි, නැතහොත් වේගය වැඩියි.",
  wall: "බිත්තිය සොයා ගැනීමට අඳුරු වැඩියි, නැතහොත් වේගය වැඩියි.",
};
export const pointAt = {
  floor: "බිමට යොමු කර සෙමින් චලනය කරන්න.",
  table: "බිමට හෝ මේසයට යොමු කර සෙමින් චලනය කරන්න.",
  wall: "බිත්තියට යොමු කර සෙමින් චලනය කරන්න.",
};
export const measured = {
  wide: (cm: string) => `පළල ${cm}`,
  deep: (cm: string) => `ගැඹුර ${cm}`,
  high: (cm: string) => `උස ${cm}`,
};
export const withPhotos = "ඡායාරූප සමඟ";
export const withPhotosCount = (count: number) => `ඡායාරූප සමඟ ${count}`;
export const sortReviews = "පිළිවෙළ";
export const reviewSorts = {
  MOST_HELPFUL: "වඩාත් ප්‍රයෝජනවත්",
  NEWEST: "අලුත්ම",
  HIGHEST: "ඉහළම තරු",
  LOWEST: "අඩුම තරු",
};
export const reviewsShownWithPhotos = (count: number) => `ඡායාරූප සහිත ${reviewCount(count)}`;
export const noneMatches = "පෙරහන් දෙකටම ගැළපෙන ඇගයීමක් නැත.";
export const showAllReviews = "සියලුම ඇගයීම් පෙන්වන්න";
export const photosFromReviews = "ඇගයීම්වල ඡායාරූප";
export const photoFromReview = (name: string) => `${name} ගේ ඇගයීමේ ඡායාරූපය, විශාල කරන්න`;
export const photoOf = (number: number, count: number, name: string) =>
  `${name} ගේ ඡායාරූප ${count}න් ${number}`;
export const enlargePhoto = (photo: string) => `${photo}, විශාල කරන්න`;
export const allPhotos = (count: number) => `සියල්ල ${count}`;
export const photoPlace = (number: number, count: number) => `ඡායාරූප ${count}න් ${number}`;
export const previousPhoto = "පෙර ඡායාරූපය";
export const nextPhoto = "ඊළඟ ඡායාරූපය";
export const answerOfShop = (shop: string) => `${shop} වෙතින් පිළිතුර`;
export const answerRevised = "සංශෝධනය කළේ {day}";
export const helpful = "ප්‍රයෝජනවත්";
export const helpfulTo = (count: number) => `පුද්ගලයන් ${count} දෙනෙකුට මෙය ප්‍රයෝජනවත් විය`;
export const signInToVote = "ඇගයීමක් ප්‍රයෝජනවත් ලෙස සලකුණු කිරීමට පිවිසෙන්න";
export const voteFailed = "ඔබේ සලකුණ ගබඩා කළ නොහැකි විය. කරුණාකර නැවත උත්සාහ කරන්න.";
