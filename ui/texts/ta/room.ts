import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const notSaved = "அறை சேமிக்கப்படவில்லை. இந்தப் பக்கத்தில் உள்ளது; மீண்டும் முயலவும்.";
export const savedWithCart = "அது உங்கள் கூடையுடன், எல்லாச் சாதனங்களிலும் இருக்கும்.";
export const savedInBrowser = "அது இந்த உலாவியில் உள்ளது.";
export const browserCannotSave =
  "இந்த உலாவி எதையும் வைத்திருப்பதில்லை, எனவே இந்தப் பக்கத்துடன் அறையும் போய்விடும். இணைப்பு அதை வைத்திருக்கும்.";
export const thisRoomIsSaved = "இந்த அறை சேமிக்கப்பட்டுள்ளது";
export const saveThisRoom = "இந்த அறையைச் சேமி";
export const savedThere = (where: string) => `சேமிக்கப்பட்டது. ${where}`;
export const linkToThisRoom = "இந்த அறையின் இணைப்பு";
export const copyRoomLink = "இந்த அறையின் இணைப்பை நகலெடு";
export const whatLinkShares =
  "இணைப்பு உள்ளவர் அறையையும் பொருட்களையும் காண்பார்; உங்கள் பெயரையோ முகவரியையோ அல்ல.";
export const left = "இடம்";
export const right = "வலம்";
export const back = "பின்";
export const forward = "முன்";
export const leftAlongTheWall = "சுவர் வழியே இடம்";
export const rightAlongTheWall = "சுவர் வழியே வலம்";
export const higher = "மேலே";
export const lower = "கீழே";
export const toTheNextWall = "அடுத்த சுவருக்கு";
export const turnAQuarter = "கால் சுற்றுத் திருப்பு";
export const putBack = "மீண்டும் வை";
export const fiveCm = "5 செ.மீ.";
export const theNextWall = "அடுத்த சுவர்";
export const aQuarterTurn = "கால் சுற்று";
export const removesFromRoom = "அறையிலிருந்து வெளியே, கூடையிலிருந்து அல்ல";
export const undone = "கடைசிப் படி மீளப்பெறப்பட்டது.";
export const myCartInRoom = "எனது கூடை ஒன்றாக";
export const resized = "அறை புதிய அளவைப் பெற்றுள்ளது.";
export const arrangedAgain = "அனைத்தும் மீண்டும் அடுக்கப்பட்டன.";
export const arrangeAgain = "மீண்டும் அடுக்கு";
export const undo = "மீளப்பெறு";
export const items = "பொருட்கள்";
export const outOfRoom = "அறைக்கு வெளியே, இன்னும் கூடையில்";
export const roomCheck = "அறை கூறுவது";
export const wayClearAgain = "வழி மீண்டும் தடையின்றி உள்ளது.";
export const sizeOfTheRoom = "அறையின் அளவு";
export const metre = "மீ.";
export const setSize = "அறையை அமை";
export const width = "அகலம்";
export const depth = "ஆழம்";
export const height = "உயரம்";
export const loadingTheRoom = "அறை ஏற்றப்படுகிறது";
export const plan = "வரைபடம்";
export const fromTheFrontRight = "முன் வலப்புறத்திலிருந்து";
export const loading3dView = "3D காட்சி வருகிறது…";
export const loadingItems = "பொருட்கள் வருகின்றன…";
export const roomShown3d = "அறை 3D இல் காட்டப்படுகிறது.";
export const viewNotLoaded = "3D காட்சியைக் கொண்டுவர முடியவில்லை. வரைபடத்தில் அனைத்தும் உள்ளன.";
export const cannotDraw = "இந்த உலாவி 3D வரையாது. வரைபடம் அதே அறையை மேலிருந்து காட்டும்.";
export const viewTheRoom = "அறையைப் பார்";
export const fromFurtherLeft = "இன்னும் இடப்புறத்திலிருந்து";
export const fromFurtherRight = "இன்னும் வலப்புறத்திலிருந்து";
export const linkBroken = "இந்த இணைப்பு எந்த அறைக்கும் செல்லவில்லை";
export const browseTheShop = "சுற்றிப் பாருங்கள்";
export const linkMayBeIncomplete = "வழியில் துண்டிக்கப்பட்டிருக்கலாம். மீண்டும் கேளுங்கள்.";
export const by = " × ";
export const aSharedRoom = "பார்க்க ஓர் அறை";
export const sharedLead = "இன்றைய விலையில். உங்கள் கூடையில் பொருட்களைச் சேர்த்து, உங்கள் அறையில் அடுக்குங்கள்.";
export const heightToWalk = "மனிதர்களுக்கு 200 செ.மீ. தேவை.";
export const placeInMyRoom = "எனது அறையில் வை";
export const thisRoom = "இந்த அறை";
export const itemsModel = "அறையின் பொருட்கள், 3D மாதிரி";
export const closeTheCamera = "கமராவை மூடு";
export const cannotPlace =
  "இந்த உலாவியால் முழு அறையையும் வைக்க முடியாது. Android இல் Chrome, iPhone இல் Safari ஆகியவற்றால் முடியும்; தனிப் பொருட்களுக்குத் தனிப் பொத்தான் உண்டு.";
export const cameraRoomFailed = "கமராவின் அறையைத் திறக்க முடியவில்லை. வரைபடத்தில் அனைத்தும் உள்ளன.";
export const modelFailed = "பொருட்களை ஒன்றாகக் கொண்டுவர முடியவில்லை. மீண்டும் முயலவும்.";
export const preparingRoom = "பொருட்கள் ஒன்றாக வைக்கப்படுகின்றன…";
export const roomReady = "அறை தயார். மேலும் ஒருமுறை அழுத்தவும்.";
export const placeHint = "தொலைபேசியின் கமரா ஊடாக, எல்லாப் பொருட்களும் ஒன்றாக, உண்மையான அளவில்.";
export const door = "கதவு";
export const itemSize = (width: number, height: number) => ` · ${width} × ${height} செ.மீ.`;
export const move = (name: string) => `${name} ஐ நகர்த்து`;
export const takeOutPiece = (name: string) => `${name} ஐ அறையிலிருந்து எடு`;
export const putBackPiece = (name: string) => `${name} ஐ மீண்டும் அறையில் வை`;
export const takenOut = (name: string) => `${name} அறைக்கு வெளியே உள்ளது. அது உங்கள் கூடையில் இருக்கும்.`;
export const isBack = (name: string) => `${name} பொருந்தும் இடத்தில் மீண்டும் அறையில் உள்ளது.`;
export const planKeys =
  "அம்பு விசைகள் அதை 5 செ.மீ. நகர்த்தும், Shift உடன் 1 செ.மீ. R அதைத் திருப்பும், Delete அதை அறையிலிருந்து எடுக்கும்.";
export const fromToMetres = (least: number, most: number) => `${least} முதல் ${most} மீற்றர் வரை`;
export const sizeUnknown = (name: string) => `${name} அளவு யாராலும் கூறப்படவில்லை, எனவே வரையப்படவில்லை.`;
export const hangsAboveFloor = (name: string, bottom: number) =>
  `${name} தரையிலிருந்து ${bottom} செ.மீ. உயரத்தில் தொங்குகிறது.`;
export const blocksWay = (name: string) => `${name} கதவிலிருந்து வரும் வழியில் நிற்கிறது.`;
export const widthToWalk = (wayWidth: number) => `மனிதர்கள் செல்ல ${wayWidth} செ.மீ. தேவை.`;
export const wayIsFree = (wayWidth: number) => `கதவிலிருந்து அறை ஊடாக நடக்க ${wayWidth} செ.மீ. உள்ளது.`;
export const clears = (name: string, below: string, cm: number) =>
  `${name} மற்றும் ${below} இடையே ${cm} செ.மீ. இடைவெளி உள்ளது.`;
export const isNextTo = (name: string, other: string) => `${name}, ${other} அருகில் நிற்கிறது.`;
export const onThe = (name: string) => `${name} மேல்`;
export const underTheCeiling = (words: string) => `கூரையின் கீழ், ${words}`;
export const staysWhereItWas = (name: string) => `${name} இருந்த இடத்திலேயே உள்ளது.`;
export const roomEnds = (stays: string) => `அறையின் எல்லை இதுவே. ${stays}`;
export const doorIsThere = (stays: string) => `அங்கே கதவு உள்ளது. ${stays}`;
export const otherIsThere = (name: string, stays: string) => `அங்கே ${name} உள்ளது. ${stays}`;
export const offTable = (stays: string) => `அது மேசை மேல் நிற்காது. ${stays}`;
export const offWall = (stays: string) => `அது சுவரில் தொங்காது. ${stays}`;
export const roomFromAbove = (width: string, depth: string) =>
  `மேலிருந்து அறை, ${width} × ${depth} மீற்றர்`;
export const inMetres = (length: string) => `${length} மீ.`;
export const inCm = (length: number) => `${length} செ.மீ.`;
export const sharedRoom = (size: string) =>
  `${size} மீற்றர் அளவுள்ள இந்த அறையை ஒருவர் உங்களுடன் பகிர்ந்துள்ளார்.`;
export const itemsGone = (count: number) =>
  plural(count, {
    one: "அதன் 1 பொருளை இனிக் காட்ட முடியாது.",
    other: `அதன் ${count} பொருட்களை இனிக் காட்ட முடியாது.`,
  });
export const shiftMoves1Cm = "{shift} உடன் 1 செ.மீ.";
export const itemCount = (count: number) =>
  plural(count, { one: "1 பொருள்", other: `${count} பொருட்கள்` });
export const cartInRoom = (count: number) =>
  `உங்கள் கூடையின் ${itemCount(count)}, உங்கள் அளவிலான அறையில்.`;
export const notInIt = (count: number) => `${itemCount(count)} அதில் இல்லை; காரணம் கீழே உள்ளது.`;
export const roomIsFull = (most: number, count: number) =>
  `ஓர் அறையில் ${most} பொருட்கள் வைக்கலாம்; கூடையின் ${itemCount(count)} வெளியே இருக்கும்.`;
export const roomIn3d = (names: string) => `3D இல் அறை, முன் வலப்புறத்திலிருந்து: ${names || "காலி"}`;
export const onWall = {
  back: (cm: number) => `பின் சுவரில், தரையிலிருந்து ${cm} செ.மீ.`,
  left: (cm: number) => `இடச் சுவரில், தரையிலிருந்து ${cm} செ.மீ.`,
  right: (cm: number) => `வலச் சுவரில், தரையிலிருந்து ${cm} செ.மீ.`,
};
export const againstWall = {
  back: "பின் சுவரை ஒட்டி",
  front: "முன் சுவரை ஒட்டி",
  left: "இடச் சுவரை ஒட்டி",
  right: "வலச் சுவரை ஒட்டி",
};
export const fromWall = {
  back: (cm: number) => `பின் சுவரிலிருந்து ${cm} செ.மீ.`,
  front: (cm: number) => `முன் சுவரிலிருந்து ${cm} செ.மீ.`,
  left: (cm: number) => `இடச் சுவரிலிருந்து ${cm} செ.மீ.`,
  right: (cm: number) => `வலச் சுவரிலிருந்து ${cm} செ.மீ.`,
};
export const needsTable = (name: string) => `${name} க்கு மேசை தேவை, அறையில் ஒன்றும் இல்லை.`;
export const findsNoTable = (name: string) => `${name} க்கு மேசை மேல் காலி இடமில்லை.`;
export const tooHigh = (name: string, height: number) =>
  `${name} உயரம் ${height} செ.மீ., அறையை விட உயரம்.`;
export const tooLarge = (name: string, width: number, depth: number) =>
  `${name} க்கு ${width} × ${depth} செ.மீ. தேவை, அறையில் அவ்வளவு இடமில்லை.`;
export const hangsLow = (name: string) =>
  `${name} மிகத் தாழ்வாகத் தொங்கும்: அதன் கீழ் மனிதர்களுக்கு 2 மீற்றர் தேவை.`;
export const findsNoWall = (name: string) => `${name} க்கு எந்தச் சுவரிலும் காலி இடமில்லை.`;
export const findsNoRoom = (name: string) =>
  `வழிகளைத் தடையின்றி வைத்தால், ${name} மற்றவற்றின் அருகே பொருந்தாது.`;
export const moveIt = {
  back: (cm: number) => `${cm} செ.மீ. பின்னே நகர்த்து`,
  forward: (cm: number) => `${cm} செ.மீ. முன்னே நகர்த்து`,
  left: (cm: number) => `${cm} செ.மீ. இடப்பக்கம் நகர்த்து`,
  right: (cm: number) => `${cm} செ.மீ. வலப்பக்கம் நகர்த்து`,
};
