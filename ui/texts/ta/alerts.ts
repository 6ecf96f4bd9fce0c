export const emailMe = "மீண்டும் வரும்போது மின்னஞ்சல் அனுப்பு";
export const emailMeAbout = (name: string) => `${name} மீண்டும் வரும்போது மின்னஞ்சல் அனுப்பு`;
export const noReservation =
  "ஒரு மின்னஞ்சலுக்குப் பிறகு அறிவிப்பு முடிவடையும். உங்களுக்காக ஒன்றை ஒதுக்கி வைப்பதில்லை.";
export const waiting = "மீண்டும் வரும்போது உங்களுக்கு மின்னஞ்சல் அனுப்புவோம்.";
export const verifyFirst = "முதலில் {verify}: உறுதிப்படுத்திய முகவரிக்கு மட்டுமே மின்னஞ்சல் அனுப்புவோம்.";
export const verifyYourEmail = "உங்கள் மின்னஞ்சலை உறுதிப்படுத்தவும்";
export const cancel = "ரத்து செய்";
export const yourEmail = "உங்கள் மின்னஞ்சல்";
export const emailHint = "அதை உறுதிப்படுத்த ஓர் இணைப்பை அனுப்புவோம்.";
export const emailMissing = "உங்கள் மின்னஞ்சலை உள்ளிடவும்";
export const signInInstead = "கணக்கு உள்ளதா? {signIn}";
export const signIn = "உள்நுழைக";
export const mailedTo = (email: string) =>
  `${email} முகவரிக்கு மின்னஞ்சல் அனுப்பியுள்ளோம். உறுதிப்படுத்த அதன் இணைப்பைத் திறக்கவும்.`;
export const tooManyTries = (when: string) => `முயற்சிகள் அதிகம். ${when} மணிக்கு மீண்டும் முயற்சிக்கவும்.`;
export const stockAlert = "மீண்டும் இருப்பில்";
export const confirmYourEmail = "உங்கள் மின்னஞ்சலை உறுதிப்படுத்துங்கள்";
export const confirmLead = "பொருள் மீண்டும் வரும்போது ஒருமுறை மின்னஞ்சல் அனுப்புவோம்.";
export const confirm = "உறுதிப்படுத்து";
export const confirmed = "உங்கள் மின்னஞ்சல் உறுதியானது";
export const confirmedText =
  "மீண்டும் வரும்போது ஒருமுறை மின்னஞ்சல் அனுப்புவோம். இதற்கிடையில் வேறு பொருட்களை ஆர்டர் செய்யலாம்.";
export const linkEnded = "இந்த இணைப்பு இனி வேலை செய்யாது";
export const linkEndedText =
  "அது பயன்படுத்தப்பட்டது, காலாவதியானது, அல்லது அறிவிப்பு முடிந்தது. பொருளின் பக்கத்தில் புதியதைக் கோரலாம்.";
export const notConfirmed = "உங்கள் மின்னஞ்சலை உறுதிப்படுத்த முடியவில்லை";
export const checkConnection = "உங்கள் இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சிக்கவும்.";
export const tryAgain = "மீண்டும் முயற்சி செய்";
export const seeTheItem = "பொருளைப் பார்";
export const browseTheShop = "கடையைப் பார்";
export const unsubscribe = "அறிவிப்புகளை நிறுத்து";
export const unsubscribeQuestion = "இந்த மின்னஞ்சல்களை நிறுத்தவா?";
export const unsubscribed = "அறிவிப்புகள் நிறுத்தப்பட்டன";
export const noMoreAbout = (item: string) => `${item} பற்றி இனி அறிவிப்புகள் வராது.`;
export const noMoreAlerts = "இந்த மின்னஞ்சல்கள் இனி வராது.";
export const ordersStillCome = "உங்கள் ஆர்டர்கள் பற்றிய மின்னஞ்சல்கள் தொடர்ந்து வரும்.";
export const notUnsubscribed = "இந்த மின்னஞ்சல்களை நிறுத்த முடியவில்லை";
export const undo = "செயல்தவிர்";
export const resubscribed = "இந்த மின்னஞ்சல்கள் மீண்டும் வரும்.";
export const notSaved = "சேமிக்கப்படவில்லை. மீண்டும் முயற்சிக்கவும்.";
export const email = "மின்னஞ்சல்";
export const emailLead = (address: string) =>
  `${address} முகவரிக்கு. முகவரியும் மொழியும் விவரங்கள் பகுதியில் உள்ளன.`;
export const ordersAlways = "உங்கள் ஆர்டர்கள்";
export const ordersAlwaysHint = "ஆர்டர் கிடைத்ததும், வழியிலும், வழங்கியதும், நாள் மாறும்போதும்";
export const alwaysOn = "எப்போதும் இயங்கும்";
export const topics = {
  BACK_IN_STOCK: { name: "மீண்டும் இருப்பில்", hint: "நீங்கள் கேட்ட பொருட்களுக்கு மட்டும்" },
  PRICE_DROPS: {
    name: "விலைக் குறைவுகள்",
    hint: "நீங்கள் இயக்கிய விருப்பப் பட்டியல் பொருட்களுக்கு, நாளுக்கு அதிகபட்சம் ஒரு மின்னஞ்சல்",
  },
  REVIEW_ANSWERS: { name: "உங்கள் கருத்துகளுக்கான பதில்கள்", hint: "நாங்கள் பதிலளிக்கும்போது" },
};
export const alerts = "அறிவிப்புகள்";
export const alertsLead = "மீண்டும் இருப்பில் என்ற ஒவ்வோர் அறிவிப்பும் ஒருமுறை அனுப்பப்பட்டு தானாக முடிவடையும்.";
export const noAlerts = "அறிவிப்புகள் இல்லை";
export const noAlertsText = "விற்றுத் தீர்ந்த பொருளில் “மீண்டும் வரும்போது மின்னஞ்சல் அனுப்பு” என்பதை அழுத்தவும்.";
export const whenBack = (since: string) => `மீண்டும் இருப்பில் வரும்போது. ${since} முதல்`;
export const whenBelow = (price: string) =>
  `விலை ${price} க்குக் கீழே குறையும்போது. உங்கள் விருப்பப் பட்டியலிலிருந்து`;
export const removeAlert = (name: string) => `நீக்கு: ${name}`;
export const remove = "நீக்கு";
export const removed = (name: string) => `${name} அறிவிப்பு நீக்கப்பட்டது`;
export const noLongerSold = "இனி விற்கப்படுவதில்லை";
export const alertsFailed = "உங்கள் அறிவிப்புகளை ஏற்ற முடியவில்லை";
