/* Texts of delivery days. */

export const morning = "முற்பகல்";
export const afternoon = "பிற்பகல்";
export const dayAndHalf = (day: string, half: string) => `${day}, ${half}`;
export const noDayChosen = "நாள் தேர்வு செய்யப்படவில்லை";
export const youChangedDay = "நீங்கள் டெலிவரி நாளை மாற்றினீர்கள்";
export const shopChangedDay = "கடை டெலிவரி நாளை மாற்றியது";
export const customerChangedDay = "வாடிக்கையாளர் டெலிவரி நாளை மாற்றினார்";
export const dayChanged = "டெலிவரி நாள் மாற்றப்பட்டது";
export const fromTo = (before: string, after: string) => `${before} இலிருந்து ${after}`;

export const whenToDeliver = "எப்போது வர வேண்டும்?";
export const earliestIsChosen = "மிக விரைவான நேரம் ஏற்கனவே தேர்வு செய்யப்பட்டுள்ளது.";
export const dayAndHalfDay = "டெலிவரி நாளும் அரை நாளும்";
export const morningLabel = "முற்பகல்";
export const afternoonLabel = "பிற்பகல்";
export const earliest = "மிக விரைவானது";
export const chosenNow = "இப்போது தேர்ந்தது";
export const full = "நிரம்பியது";
export const over = "முடிந்தது";
export const noDelivery = "டெலிவரி இல்லை";
export const laterDays = "பிந்தைய நாட்கள்";
export const earlierDays = "முந்தைய நாட்கள்";
export const canChangeDay = "நாங்கள் பொதி செய்யத் தொடங்கும் வரை நாளை மாற்றலாம்.";
export const chooseDistrict = "டெலிவரி நாட்களைக் காண உங்கள் மாவட்டத்தைத் தேர்வு செய்யவும்.";
export const nothingFree = (place: string) =>
  `${place}க்கு அடுத்த ஆறு வாரங்கள் நிரம்பியுள்ளன. ஆர்டர் செய்யுங்கள், நாளை முடிவு செய்ய நாங்கள் அழைப்போம்.`;
export const agreedByPhone = "நாளை முடிவு செய்ய நாங்கள் அழைப்போம்";
export const dayMovedTo = (before: string, after: string) =>
  `${before} சாத்தியமில்லை, எனவே ${after} தேர்வு செய்தோம்.`;
export const daysFailed = "டெலிவரி நாட்களை ஏற்ற முடியவில்லை. அவை இல்லாமல் மிக விரைவான நாள் கிடைக்கும்.";
export const to = (place: string) => `${place}க்கு`;
export const dayFilledUp = "இந்த டெலிவரி நேரம் இப்போது நிரம்பிவிட்டது";
export const chooseAnotherTime = "வேறு நேரத்தைத் தேர்வு செய்யவும்";
export const deliveryDay = "டெலிவரி நாள்";
export const changeDay = "நாளை மாற்று";
export const changeTheDay = "டெலிவரி நாளை மாற்று";
export const beingPacked = "ஆர்டர் பொதி செய்யப்படுகிறது, எனவே இங்கே நாளை மாற்ற முடியாது.";
export const onTheRoad = "ஆர்டர் வழியில் உள்ளது, எனவே இங்கே நாளை மாற்ற முடியாது.";
export const contactUs = "எங்களைத் தொடர்பு கொள்ளவும்";
export const arriving = (day: string) => `டெலிவரி: ${day}`;
export const lateSince = (day: string) => `${day} முதல் தாமதம்`;
export const dayPassed = "உறுதியளித்த நாள் கடந்துவிட்டது. புதிய நாள் பற்றி உங்களை அழைப்போம்.";
export const orderTo = (number: string, place: string) => `ஆர்டர் ${number}, ${place}க்கு`;
export const preparingFor = (day: string) => `உங்கள் பொருட்களை ${day}க்கு தயார் செய்கிறோம்.`;
export const notPlacedYet = (day: string) =>
  `${day} இப்போது நிரம்பிவிட்டது. உங்கள் ஆர்டர் இன்னும் செய்யப்படவில்லை. வேறு நேரத்தைத் தேர்வு செய்யவும்.`;
export const daysNotLoaded = "டெலிவரி நாட்களை ஏற்ற முடியவில்லை.";
export const usually = (place: string, days: number) =>
  days === 0 ? `${place}க்கு வழக்கமாக அதே நாள்.` : `${place}க்கு வழக்கமாக ${days} நாட்கள்.`;
export const usuallyBetween = (place: string, from: number, to: number) =>
  `${place}க்கு வழக்கமாக ${from} முதல் ${to} நாட்கள்.`;
export const chooseAtCheckout = "ஆர்டர் செய்யும் போது நாளைத் தேர்வு செய்வீர்கள்.";
/** The lowest of several fees. */
export const fromAmount = (amount: string) => `${amount} முதல்`;
export const freeOfCharge = "இலவசம்";
