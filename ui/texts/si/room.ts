export const notSaved = "කාමරය සුරැකුණේ නැත. එය මේ පිටුවේ රැඳේ; කරුණාකර නැවත උත්සාහ කරන්න.";
export const savedWithCart = "එය ඔබේ කූඩය සමඟ, ඔබේ සියලු උපාංගවල ඇත.";
export const savedInBrowser = "එය මේ බ්‍රව්සරයේ තබා ඇත.";
export const browserCannotSave =
  "මේ බ්‍රව්සරය කිසිවක් තබා නොගන්නා බැවින් කාමරය මේ පිටුව සමඟම නැති වේ. සබැඳිය එය තබා ගනී.";
export const thisRoomIsSaved = "මේ කාමරය සුරැකී ඇත";
export const saveThisRoom = "මේ කාමරය සුරකින්න";
export const savedThere = (where: string) => `සුරැකිණි. ${where}`;
export const linkToThisRoom = "මේ කාමරයේ සබැඳිය";
export const copyRoomLink = "මේ කාමරයේ සබැඳිය පිටපත් කරන්න";
export const whatLinkShares = "සබැඳිය ඇති අය කාමරය සහ භාණ්ඩ දකී, ඔබේ නම හෝ ලිපිනය නොවේ.";
export const left = "වමට";
export const right = "දකුණට";
export const back = "පසුපසට";
export const forward = "ඉදිරියට";
export const leftAlongTheWall = "බිත්තිය දිගේ වමට";
export const rightAlongTheWall = "බිත්තිය දිගේ දකුණට";
export const higher = "ඉහළට";
export const lower = "පහළට";
export const toTheNextWall = "ඊළඟ බිත්තියට";
export const turnAQuarter = "කාල් වටයක් හරවන්න";
export const putBack = "ආපසු තබන්න";
export const fiveCm = "සෙ.මී. 5";
export const theNextWall = "ඊළඟ බිත්තිය";
export const aQuarterTurn = "කාල් වටයක්";
export const removesFromRoom = "කාමරයෙන් ඉවතට, කූඩයෙන් නොවේ";
export const undone = "අවසන් පියවර අහෝසි කරන ලදී.";
export const myCartInRoom = "මගේ කූඩය එකට";
export const resized = "කාමරයට නව ප්‍රමාණය ඇත.";
export const arrangedAgain = "සියල්ල නැවත පිළියෙල කරන ලදී.";
export const arrangeAgain = "නැවත පිළියෙල කරන්න";
export const undo = "අහෝසි කරන්න";
export const items = "භාණ්ඩ";
export const outOfRoom = "කාමරයෙන් ඉවත්, තවම කූඩයේ";
export const roomCheck = "කාමරය පවසන දේ";
export const wayClearAgain = "මග නැවත නිදහස්.";
export const sizeOfTheRoom = "කාමරයේ ප්‍රමාණය";
export const metre = "මී.";
export const setSize = "කාමරය සකසන්න";
export const width = "පළල";
export const depth = "ගැඹුර";
export const height = "උස";
export const loadingTheRoom = "කාමරය පූරණය වෙමින්";
export const plan = "සැලැස්ම";
export const fromTheFrontRight = "ඉදිරි දකුණෙන්";
export const loading3dView = "ත්‍රිමාණ දසුන ගෙන එමින්…";
export const loadingItems = "භාණ්ඩ ගෙන එමින්…";
export const roomShown3d = "කාමරය ත්‍රිමාණව පෙන්වා ඇත.";
export const viewNotLoaded = "ත්‍රිමාණ දසුන ගෙන ඒමට නොහැකි විය. සැලැස්මේ සියල්ල ඇත.";
export const cannotDraw = "මේ බ්‍රව්සරය ත්‍රිමාණව අඳින්නේ නැත. සැලැස්ම එම කාමරයම ඉහළින් පෙන්වයි.";
export const viewTheRoom = "කාමරය දෙස බලන්න";
export const fromFurtherLeft = "තව වමේ සිට";
export const fromFurtherRight = "තව දකුණේ සිට";
export const linkBroken = "මේ සබැඳිය කාමරයකට යොමු නොකරයි";
export const browseTheShop = "වටපිට බලන්න";
export const linkMayBeIncomplete = "එය එන අතරමග කැඩී ඇතිවා විය හැක. කරුණාකර එය නැවත ඉල්ලන්න.";
export const by = " × ";
export const aSharedRoom = "බැලීමට කාමරයක්";
export const sharedLead = "අද මිලට. ඔබේම කූඩයකට භාණ්ඩ දමා, ඔබේ කාමරයේ පිළියෙල කරන්න.";
export const heightToWalk = "මිනිසුන්ට සෙ.මී. 200ක් අවශ්‍යයි.";
export const placeInMyRoom = "මගේ කාමරයේ තබන්න";
export const thisRoom = "මේ කාමරය";
export const itemsModel = "කාමරයේ භාණ්ඩ, ත්‍රිමාණ ආකෘතියක්";
export const closeTheCamera = "කැමරාව වසන්න";
export const cannotPlace =
  "මේ බ්‍රව්සරයට සම්පූර්ණ කාමරයක් තැබිය නොහැක. Android හි Chrome සහ iPhone හි Safari එයට සමත්ය; තනි භාණ්ඩවලට තමන්ගේම බොත්තමක් ඇත.";
export const cameraRoomFailed = "කැමරාවේ කාමරය විවෘත කළ නොහැකි විය. සැලැස්මේ සියල්ල ඇත.";
export const modelFailed = "භාණ්ඩ එකට ගෙන ඒමට නොහැකි විය. කරුණාකර නැවත උත්සාහ කරන්න.";
export const preparingRoom = "භාණ්ඩ එකට තබමින්…";
export const roomReady = "කාමරය සූදානම්. තව වරක් ඔබන්න.";
export const placeHint = "දුරකථනයේ කැමරාව හරහා, සියලු භාණ්ඩ එකට, සැබෑ ප්‍රමාණයෙන්.";
export const door = "දොර";
export const itemSize = (width: number, height: number) => ` · සෙ.මී. ${width} × ${height}`;
export const move = (name: string) => `${name} ගෙන යන්න`;
export const takeOutPiece = (name: string) => `${name} කාමරයෙන් ඉවතට ගන්න`;
export const putBackPiece = (name: string) => `${name} ආපසු කාමරයේ තබන්න`;
export const takenOut = (name: string) => `${name} කාමරයෙන් ඉවත්ය. එය ඔබේ කූඩයේ රැඳේ.`;
export const isBack = (name: string) => `${name} එය ගැළපෙන තැනක, නැවත කාමරයේ ඇත.`;
export const planKeys =
  "ඊතල යතුරු එය සෙ.මී. 5ක් ද Shift සමඟ සෙ.මී. 1ක් ද ගෙන යයි. R එය හරවයි, Delete එය කාමරයෙන් ඉවත් කරයි.";
export const fromToMetres = (least: number, most: number) => `මීටර ${least} සිට ${most} දක්වා`;
export const sizeUnknown = (name: string) => `${name} හි ප්‍රමාණය කිසිවෙකු පවසා නැති නිසා එය ඇඳ නැත.`;
export const hangsAboveFloor = (name: string, bottom: number) =>
  `${name} බිමට සෙ.මී. ${bottom}ක් ඉහළින් එල්ලී ඇත.`;
export const blocksWay = (name: string) => `${name} දොරේ සිට එන මගට බාධාවකි.`;
export const widthToWalk = (wayWidth: number) => `මිනිසුන්ට යාමට සෙ.මී. ${wayWidth}ක් අවශ්‍යයි.`;
export const wayIsFree = (wayWidth: number) => `දොරේ සිට කාමරය හරහා යාමට සෙ.මී. ${wayWidth}ක් ඇත.`;
export const clears = (name: string, below: string, cm: number) =>
  `${name} සහ ${below} අතර සෙ.මී. ${cm}ක ඉඩක් ඇත.`;
export const isNextTo = (name: string, other: string) => `${name} ඇත්තේ ${other} අසලයි.`;
export const onThe = (name: string) => `${name} මත`;
export const underTheCeiling = (words: string) => `සිවිලිම යට, ${words}`;
export const staysWhereItWas = (name: string) => `${name} තිබූ තැනම රැඳේ.`;
export const roomEnds = (stays: string) => `කාමරය ඇත්තේ මෙතෙක් පමණි. ${stays}`;
export const doorIsThere = (stays: string) => `එතැන දොර ඇත. ${stays}`;
export const otherIsThere = (name: string, stays: string) => `එතැන ${name} ඇත. ${stays}`;
export const offTable = (stays: string) => `එය මේසය මත නොසිටී. ${stays}`;
export const offWall = (stays: string) => `එය බිත්තියේ නොඑල්ලේ. ${stays}`;
export const roomFromAbove = (width: string, depth: string) =>
  `ඉහළින් පෙනෙන කාමරය, මීටර ${width} × ${depth}`;
export const inMetres = (length: string) => `මී. ${length}`;
export const inCm = (length: number) => `සෙ.මී. ${length}`;
export const sharedRoom = (size: string) => `මීටර ${size} ප්‍රමාණයේ මේ කාමරය කෙනෙකු ඔබ සමඟ බෙදාගෙන ඇත.`;
export const itemsGone = (count: number) => `එහි භාණ්ඩ ${count}ක් තවදුරටත් පෙන්විය නොහැක.`;
export const shiftMoves1Cm = "{shift} සමඟ සෙ.මී. 1";
export const itemCount = (count: number) => `භාණ්ඩ ${count}`;
export const cartInRoom = (count: number) => `ඔබේ කූඩයේ භාණ්ඩ ${count}, ඔබේ ප්‍රමාණයේ කාමරයක.`;
export const notInIt = (count: number) => `භාණ්ඩ ${count}ක් එහි නැත; හේතුව පහත දැක්වේ.`;
export const roomIsFull = (most: number, count: number) =>
  `කාමරයක භාණ්ඩ ${most}ක් තැබිය හැක; කූඩයේ ${count}ක් පිටත රැඳේ.`;
export const roomIn3d = (names: string) => `ත්‍රිමාණ කාමරය, ඉදිරි දකුණෙන්: ${names || "හිස්"}`;
export const onWall = {
  back: (cm: number) => `පිටුපස බිත්තියේ, බිමට සෙ.මී. ${cm}ක් ඉහළින්`,
  left: (cm: number) => `වම් බිත්තියේ, බිමට සෙ.මී. ${cm}ක් ඉහළින්`,
  right: (cm: number) => `දකුණු බිත්තියේ, බිමට සෙ.මී. ${cm}ක් ඉහළින්`,
};
export const againstWall = {
  back: "පිටුපස බිත්තියට හේත්තුව",
  front: "ඉදිරි බිත්තියට හේත්තුව",
  left: "වම් බිත්තියට හේත්තුව",
  right: "දකුණු බිත්තියට හේත්තුව",
};
export const fromWall = {
  back: (cm: number) => `පිටුපස බිත්තියේ සිට සෙ.මී. ${cm}`,
  front: (cm: number) => `ඉදිරි බිත්තියේ සිට සෙ.මී. ${cm}`,
  left: (cm: number) => `වම් බිත්තියේ සිට සෙ.මී. ${cm}`,
  right: (cm: number) => `දකුණු බිත්තියේ සිට සෙ.මී. ${cm}`,
};
export const needsTable = (name: string) => `${name} සඳහා මේසයක් අවශ්‍යයි, කාමරයේ එකක් නැත.`;
export const findsNoTable = (name: string) => `${name} සඳහා මේසය මත නිදහස් ඉඩක් නැත.`;
export const tooHigh = (name: string, height: number) =>
  `${name} උස සෙ.මී. ${height}, කාමරයට වඩා උසයි.`;
export const tooLarge = (name: string, width: number, depth: number) =>
  `${name} සඳහා සෙ.මී. ${width} × ${depth} අවශ්‍යයි, කාමරයේ එතරම් ඉඩ නැත.`;
export const hangsLow = (name: string) => `${name} එල්ලුවහොත් පහත් වැඩියි: එය යටින් මිනිසුන්ට මීටර 2ක් අවශ්‍යයි.`;
export const findsNoWall = (name: string) => `${name} සඳහා බිත්තියක නිදහස් ඉඩක් නැත.`;
export const findsNoRoom = (name: string) => `මගවල් නිදහස්ව තබා, ${name} අනෙක් ඒවා අසල තැබිය නොහැක.`;
export const moveIt = {
  back: (cm: number) => `එය සෙ.මී. ${cm} පසුපසට ගන්න`,
  forward: (cm: number) => `එය සෙ.මී. ${cm} ඉදිරියට ගන්න`,
  left: (cm: number) => `එය සෙ.මී. ${cm} වමට ගන්න`,
  right: (cm: number) => `එය සෙ.මී. ${cm} දකුණට ගන්න`,
};
