export const whatShouldOthersKnow = "மற்றவர்கள் அறிய வேண்டியது என்ன?";
export const mayStayEmpty = "காலியாக விடலாம்";
export const orderOnThisDevice = "இந்தச் சாதனத்திலுள்ள ஓடர்";
export const keptUntilDelivered =
  "ஓடர் ஒப்படைக்கப்படும்வரை இது இந்தச் சாதனத்தில் இருக்கும். பின்னர் “எனது ஓடர்கள்” இல் “மதிப்புரை சேர்” உங்கள் சொற்களுடன் அனுப்பத் தயாராகத் திறக்கும்.";
export const edit = "மாற்று";
export const myOrders = "எனது ஓடர்கள்";
export const mayBeAnothers = "அது வேறொருவரின் ஓடராக இருக்கலாம், அல்லது முகவரி தவறாகத் தட்டச்சாகியிருக்கலாம்.";
export const reviewAfterDelivery =
  "முதலில் அதைப் பயன்படுத்திப் பாருங்கள். அது எங்கே உள்ளது என “எனது ஓடர்கள்” காட்டும்.";
export const reviewedByYou = "நீங்கள் மதிப்புரைத்தவை";
export const allReviewed = "இந்த ஓடரில் வந்த அனைத்தையும் மதிப்புரைத்துள்ளீர்கள்.";
export const reviewAnotherItem = "வேறொரு பொருளை மதிப்புரை";
export const seeOnPage = "பொருளின் பக்கத்தில் பார்";
export const you = "நீங்கள்";
export const revise = "திருத்து";
export const yourReview = "உங்கள் மதிப்புரை";
export const previousVersion = "முன்பு கூறியது";
export const whichItem = "எந்தப் பொருள்?";
export const yourReviewHeading = "உங்கள் மதிப்புரை";
export const sendTheReview = "மதிப்புரையை அனுப்பு";
export const deleteTheDraft = "வரைவை அழி";
export const nameIsShown =
  "உங்கள் பெயர் அதனருகே தோன்றும். பின்னர் திருத்தலாம்; முன்பு கூறியது கடையின் வரலாற்றில் இருக்கும்.";
export const addAReview = "மதிப்புரை சேர்";
export const loadingTheOrder = "ஓடர் ஏற்றப்படுகிறது";
export const notForMe = "எனக்கு ஏற்றதல்ல";
export const couldBeBetter = "இன்னும் நன்றாக இருக்கலாம்";
export const good = "நல்லது";
export const veryGood = "மிக நல்லது";
export const justRight = "மிகச் சரியானது";
export const howIsIt = "இப்போது பயன்படுத்தும்போது எப்படி உள்ளது?";
export const logInToReview = "மதிப்புரை சேர்க்க உள்நுழைக";
export const notDeliveredYet = "இன்னும் ஒப்படைக்கப்படவில்லை";
export const order = (number: string) => `ஓடர் ${number}`;
export const delivered = (order: string) => `ஒப்படைத்தது ${order}`;
export const of5 = (stars: number, words: string) => `5 இல் ${stars}, ${words}`;
export const charactersOf = (typed: string, most: string) => `${most} எழுத்துகளில் ${typed}`;
export const draftSaved = (when: string) => `வரைவு இந்தச் சாதனத்தில் உள்ளது, ${when}`;
export const revisedOn = "திருத்தியது {day}";
export const yourReviewOf = (name: string) => `${name} பற்றிய உங்கள் மதிப்புரை`;
export const reviseWhich = (name: string) => `${name} பற்றிய உங்கள் மதிப்புரை`;
export const photos = "புகைப்படங்கள்";
export const optionalPhotos = "இவற்றை விட்டுவிடலாம்";
export const addPhotos = "புகைப்படங்களைச் சேர்";
export const addMorePhotos = (left: number) => `மேலும் ${left} சேர்`;
export const dropHere = "இங்கே இடவும்";
export const addingPhoto = "சேர்க்கப்படுகிறது…";
export const photoNotAdded = "சேர்க்கப்படவில்லை";
export const photosHint = "4 வரை, ஒவ்வொன்றும் 10 MB வரை. அவற்றிலுள்ள இடத்தையும் நேரத்தையும் நாங்கள் நீக்குகிறோம்.";
export const photoFailed = "சேர்க்கப்படவில்லை. மீண்டும் முயலவும்.";
export const removePhoto = (number: number) => `புகைப்படம் ${number} ஐ அகற்று`;
export const photoNumber = (number: number) => `புகைப்படம் ${number}`;
export const photoProblem = (number: number, reason: string) => `புகைப்படம் ${number}: ${reason}`;
export const onlyYouSee = "நாங்கள் ஒப்புதல் அளிக்கும்வரை இதை நீங்கள் மட்டுமே காணலாம்.";
export const notShown = (reason: string) => `காட்டப்படவில்லை. காரணம்: ${reason}. திருத்தினால் மீண்டும் பார்ப்போம்.`;
export const photosHidden = "கடை ஒரு புகைப்படத்தை மறைத்துள்ளது. அதை நீங்கள் மட்டுமே காணலாம்.";
export const hideReasons = {
  NOT_ABOUT_ITEM: "இது பொருளைப் பற்றியதல்ல",
  RECOGNISABLE: "ஒருவரை அல்லது ஒரு முகவரியை அடையாளம் காணலாம்",
  INSULT: "இதில் அவமதிப்பு அல்லது மிரட்டல் உள்ளது",
  ADVERTISING: "இது விளம்பரம்",
  UNLAWFUL: "இது சட்டத்திற்கு எதிரானது",
};
