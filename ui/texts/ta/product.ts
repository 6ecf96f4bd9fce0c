import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const enlargeThePicture = "படத்தைப் பெரிதாக்கு";
export const doesItFit = "இது பொருந்துமா?";
export const freeSpace = "காலி இடம்";
export const cm = "செ.மீ.";
export const lengthNotRead = "சென்ரிமீற்றரை எண்ணாக எழுதவும், உதாரணமாக 80";
export const turnedAQuarterYes = "கால் சுற்றுத் திருப்பினால், ஆம்";
export const toSpare = (cm: string) => `ஆம், ${cm} மீதம்`;
export const fitsShowIt = (variant: string) => `${variant} பொருந்தும். அதைக் காட்டு`;
export const spaceIsKept =
  "உங்கள் இடத்தை இந்தச் சாதனத்தில் வைத்து, ஒவ்வொரு பொருளையும் வகையையும் அதனுடன் சரிபார்க்கிறோம்.";
export const previousPicture = "முந்தைய படம்";
export const nextPicture = "அடுத்த படம்";
export const stepBack = "பின்னே செல்";
export const moveCloser = "அருகே வா";
export const howToPlaceIt = "எவ்வாறு வைப்பது";
export const codeNamesItem = (shop: string) =>
  `${shop} செயலிக்கு இந்தப் பொருளை அடையாளம் காட்டும். செயலி இன்னும் செயலிக் கடைகளில் இல்லை.`;
export const measureForFloor = "காலியான அகலத்தையும் ஆழத்தையும் அளந்து “இது பொருந்துமா?” என்பதன் கீழ் எழுதுங்கள்.";
export const measureForWall = "காலியான அகலத்தையும் உயரத்தையும் அளந்து “இது பொருந்துமா?” என்பதன் கீழ் எழுதுங்கள்.";
export const cannotDraw =
  "இந்த உலாவியால் 3D இல் வரைய முடியாது. படமும் அதன் அளவும் அறிய வேண்டிய அனைத்தையும் காட்டுகின்றன.";
export const all = "அனைத்தும்";
export const moreSameRoom = "அதே அறைக்கு மேலும்";
export const reviews = "மதிப்புரைகள்";
export const of5 = "5 இல்";
export const showReviewsByStars = "நட்சத்திரங்களின்படி மதிப்புரைகளைக் காட்டு";
export const backToTheDrawing = "படத்துக்குத் திரும்பு";
export const viewIn3d = "3D இல் பார்";
export const size = "அளவு";
export const fullView = "முழுவதும்";
export const closeUp = "அருகில்";
export const angled = "திருப்பியது";
export const back = "பின்புறம்";
export const side = "பக்கவாட்டு";
export const underside = "கீழ்ப்புறம்";
export const material = "தன்மை";
export const toScale = "ஒப்பளவு";
export const inARoom = "ஓர் அறையில்";
export const pictureNotLoaded = "இந்தப் படம் வரவில்லை.";
export const pictureNumber = (number: number) => `படம் ${number}`;
export const pictures = "படங்கள்";
export const colour = "நிறம்";
export const turnTheModel = "மாதிரியைத் திருப்பு";
export const turnLeft = "இடப்பக்கம் திருப்பு";
export const turnRight = "வலப்பக்கம் திருப்பு";
export const widthDepthHeight = "அகலம் × ஆழம் × உயரம்";
export const dragToTurn = "திருப்ப இழுக்கவும். அம்பு விசைகளும் இயங்கும்.";
export const modelNotLoaded = "3D மாதிரியைக் கொண்டுவர முடியவில்லை. படம் இன்னும் இங்கே உள்ளது.";
export const loadingModel = "3D மாதிரி வருகிறது…";
export const modelShown = "3D மாதிரி காட்டப்படுகிறது.";
export const closeTheCamera = "கமராவை மூடு";
export const phoneStepScan = "உங்கள் தொலைபேசியின் கமராவால் குறியீட்டை வருடுங்கள். இந்தப் பக்கம் அங்கே திறக்கும்.";
export const phoneStepPlace = "“எனது அறையில் வை” என்பதை அழுத்துங்கள். தொலைபேசி கமராவுக்கு அனுமதி கேட்கும்.";
export const phoneStepPoint = "அது இருக்க வேண்டிய இடத்தை நோக்கித் தொலைபேசியைப் பிடித்து மெதுவாக அசையுங்கள்.";
export const roomOnPhone = "உங்கள் அறை உங்கள் தொலைபேசியில்";
export const onlyOnThisComputer =
  "இந்தக் கடை இந்தக் கணினியில் மட்டுமே இயங்குகிறது. அதற்கென ஒரு முகவரி கிடைத்ததும் தொலைபேசியில் திறக்கலாம்.";
export const linkToThisPage = "இந்தப் பக்கத்தின் இணைப்பு";
export const copyTheLink = "இணைப்பை நகலெடு";
export const itemReady = "பொருள் தயார். மேலும் ஒருமுறை அழுத்தவும்.";
export const placeInMyRoom = "எனது அறையில் வை";
export const placeHint = "தொலைபேசியின் கமரா ஊடாக, உண்மையான அளவில். செயலி தேவையில்லை.";
export const moreLight = "மெதுவாக அசையுங்கள். ஒரு சன்னலைத் திறவுங்கள் அல்லது விளக்கை ஏற்றுங்கள்.";
export const staysOnceFound = "அது கண்டறியப்பட்டதும் பொருள் நிற்கும் இடத்திலேயே இருக்கும்.";
export const realSize = "உண்மையான அளவு";
export const dragToMove = "நகர்த்த இழுக்கவும்.";
export const dragAndTurn = "நகர்த்த இழுக்கவும், இரு விரல்களால் திருப்பவும்.";
export const cannotPlace =
  "இந்த உலாவியால் அறையில் பொருட்களை வைக்க முடியாது. Android இல் Chrome, iPhone இல் Safari ஆகியவற்றால் முடியும்.";
export const cameraRefused =
  "கமராவுக்கு அனுமதி வழங்கப்படவில்லை. உலாவியின் அமைப்புகளில் இந்தக் கடைக்கு அனுமதி வழங்கி, பக்கத்தை மீண்டும் திறந்து, மறுபடி அழுத்தவும்.";
export const roomNotOpened = "அறையைத் திறக்க முடியவில்லை. மேலே, பொருளை இன்னும் திருப்பிப் பார்க்கலாம்.";
export const modelMissingForRoom = "அறைக்குத் தேவையான 3D மாதிரியைக் கொண்டுவர முடியவில்லை. மீண்டும் முயல்க.";
export const productInPast = "கடந்தகாலப் பொருள்";
export const shopNotResponding = "கடை பதிலளிக்கவில்லை. உங்கள் கூடையில் எதுவும் இழக்கப்படவில்லை.";
export const home = "முகப்பு";
export const productNotFound = "பொருள் கிடைக்கவில்லை";
export const seeAllItems = "எல்லாப் பொருட்களையும் பார்";
export const mayBeGone = "அது கடையிலிருந்து நீங்கியிருக்கலாம், அல்லது முகவரி தவறாகத் தட்டச்சாகியிருக்கலாம்.";
export const loadingTheItem = "பொருள் ஏற்றப்படுகிறது";
export const qrCodeOfItem = "இந்தப் பொருளின் QR குறியீடு";
export const qrCodeOfVariant = "இந்த வகையின் QR குறியீடு";
export const qrCode = (name: string) => `QR குறியீடு: ${name}`;
export const by = (one: string, other: string) => `${one} × ${other}`;
export const markFloor = (across: string) => `தரையில் ${across} அளவை ஒட்டுநாடாவால் குறியுங்கள்.`;
export const walkAroundMark = (heightCm: string) =>
  `குறியைச் சுற்றி நடந்து பாருங்கள். பொருளின் உயரம் ${heightCm}.`;
export const laySheet = (across: string) => `அது நிற்க வேண்டிய இடத்தில் ${across} அளவு தாளை விரியுங்கள்.`;
export const leaveFreeAboveIt = (heightCm: string) => `அதற்கு மேலே ${heightCm} காலியாக விடுங்கள்.`;
export const markWall = (across: string) => `சுவரில் ${across} அளவை ஒட்டுநாடாவால் குறியுங்கள்.`;
export const stepBackFromWall = (depthCm: string) =>
  `பின்னே சென்று பாருங்கள். அது சுவரிலிருந்து ${depthCm} வெளியே வரும்.`;
export const nameAndHeight = (name: string, heightCm: string) => `${name}, உயரம் ${heightCm}`;
export const modelOf = (name: string) => `${name}, 3D மாதிரி`;
export const qrCodePhone = (what: string) => `QR குறியீடு: ${what}, தொலைபேசிக்கு`;
export const thePageOf = (name: string) => `${name} பக்கம்`;
export const realSizeOf = (size: string) => `${size}, உண்மையான அளவு`;
export const inCm = (length: string) => `${length} செ.மீ.`;
export const reviewCount = (count: number) =>
  plural(count, { one: "1 மதிப்புரை", other: `${count} மதிப்புரைகள்` });
export const starCount = (stars: number) =>
  plural(stars, { one: "1 நட்சத்திரம்", other: `${stars} நட்சத்திரங்கள்` });
export const reviewsWithStars = (count: number, stars: number) =>
  `${starCount(stars)} கொண்ட ${reviewCount(count)}`;
export const showMore = (count: number) => `மேலும் ${count} காட்டு`;
export const stockNowGone = "இருப்பு இப்போது மாறியது: எதுவும் மீதமில்லை.";
export const stockNow = (count: number) => `இருப்பு இப்போது மாறியது: மீதம் ${count}`;
export const deliveryFee = (fee: string) => `ஓர் ஓடருக்கு விநியோகம் ${fee}, ஒன்பது மாகாணங்களுக்கும்`;
export const freeDeliveryFrom = (amount: string) => `${amount} முதல் இலவசம்`;
export const payReachesDoor = "பொருள் கிடைக்கும்போது பணம். உங்கள் வாசலுக்கு வந்ததும் செலுத்துங்கள்";
export const measures = (width: string, depth: string, height: string) =>
  `அகலம் ${width}, ஆழம் ${depth}, உயரம் ${height}`;
export const freeSide = { width: "காலி அகலம்", depth: "காலி ஆழம்", height: "காலி உயரம்" };
export const short = {
  width: (cm: string) => `இல்லை, அகலம் ${cm} போதாது`,
  depth: (cm: string) => `இல்லை, ஆழம் ${cm} போதாது`,
  height: (cm: string) => `இல்லை, உயரம் ${cm} போதாது`,
};
export const exact = {
  width: "ஆம், அகலம் சரியாகப் போதும்",
  depth: "ஆம், ஆழம் சரியாகப் போதும்",
  height: "ஆம், உயரம் சரியாகப் போதும்",
};
export const spare = {
  width: (cm: string) => `ஆம், அகலத்தில் ${cm} மீதம்`,
  depth: (cm: string) => `ஆம், ஆழத்தில் ${cm} மீதம்`,
  height: (cm: string) => `ஆம், உயரத்தில் ${cm} மீதம்`,
};
export const tooDark = {
  floor: "தரையைக் கண்டறிய இருட்டு அல்லது வேகம் அதிகம்.",
  table: "தரையை அல்லது மேசையைக் கண்டறிய இருட்டு அல்லது வேகம் அதிகம்.",
  wall: "சுவரைக் கண்டறிய இருட்டு அல்லது வேகம் அதிகம்.",
};
export const pointAt = {
  floor: "தரையை நோக்கிப் பிடித்து மெதுவாக அசையுங்கள்.",
  table: "தரையை அல்லது மேசையை நோக்கிப் பிடித்து மெதுவாக அசையுங்கள்.",
  wall: "சுவரை நோக்கிப் பிடித்து மெதுவாக அசையுங்கள்.",
};
export const measured = {
  wide: (cm: string) => `அகலம் ${cm}`,
  deep: (cm: string) => `ஆழம் ${cm}`,
  high: (cm: string) => `உயரம் ${cm}`,
};
export const withPhotos = "புகைப்படங்களுடன்";
export const withPhotosCount = (count: number) => `புகைப்படங்களுடன் ${count}`;
export const sortReviews = "வரிசை";
export const reviewSorts = {
  MOST_HELPFUL: "மிகவும் பயனுள்ளவை",
  NEWEST: "புதியவை",
  HIGHEST: "அதிக நட்சத்திரங்கள்",
  LOWEST: "குறைந்த நட்சத்திரங்கள்",
};
export const reviewsShownWithPhotos = (count: number) => `புகைப்படங்கள் கொண்ட ${reviewCount(count)}`;
export const noneMatches = "இரு வடிகட்டிகளுக்கும் பொருந்தும் மதிப்புரை இல்லை.";
export const showAllReviews = "அனைத்து மதிப்புரைகளையும் காட்டு";
export const photosFromReviews = "மதிப்புரைகளின் புகைப்படங்கள்";
export const photoFromReview = (name: string) => `${name} எழுதிய மதிப்புரையின் புகைப்படம், பெரிதாக்கு`;
export const photoOf = (number: number, count: number, name: string) =>
  `${name} இன் ${count} புகைப்படங்களில் ${number}`;
export const enlargePhoto = (photo: string) => `${photo}, பெரிதாக்கு`;
export const allPhotos = (count: number) => `அனைத்தும் ${count}`;
export const photoPlace = (number: number, count: number) => `${count} புகைப்படங்களில் ${number}`;
export const previousPhoto = "முந்தைய புகைப்படம்";
export const nextPhoto = "அடுத்த புகைப்படம்";
export const answerOfShop = (shop: string) => `${shop} வழங்கிய பதில்`;
export const answerRevised = "திருத்தியது {day}";
export const helpful = "பயனுள்ளது";
export const helpfulTo = (count: number) =>
  plural(count, {
    one: "ஒருவருக்கு இது பயனுள்ளதாக இருந்தது",
    other: `${count} பேருக்கு இது பயனுள்ளதாக இருந்தது`,
  });
export const signInToVote = "மதிப்புரையைப் பயனுள்ளதாகக் குறிக்க உள்நுழைக";
export const voteFailed = "உங்கள் குறியைச் சேமிக்க முடியவில்லை. மீண்டும் முயலவும்.";
