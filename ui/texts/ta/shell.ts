import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const footer = "அடிப்பகுதி";
export const followUs = "பிற தளங்களில்";
export const opensInNewTab = "(புதிய தாவலில் திறக்கும்)";
export const madeBy = (shop: string) => `${shop} குழுவினரால் இலங்கையில் வடிவமைத்து உருவாக்கப்பட்டது`;
export const registration = (number: string) => `பதிவு எண் ${number}`;
export const editProfile = "சுயவிவரத்தைத் திருத்து";
export const myOrders = "எனது ஓடர்கள்";
export const reportAnIssue = "பிரச்சினையை அறிவிக்க";
export const admin = "நிர்வாகம்";
export const history = "வரலாறு";
export const signOut = "வெளியேறு";
export const menu = "பட்டியல்";
export const homeAfterMark = "முகப்பு";
export const main = "முதன்மை";
export const signIn = "உள்நுழைக";
export const skipToThePage = "பக்கத்தின் உள்ளடக்கத்துக்குச் செல்";
export const pageNotLoaded = "பக்கத்தைப் பெற முடியவில்லை. இணைப்பைச் சரிபார்க்கவும்.";
export const nothingLost = "நீங்கள் செய்த எதுவும் இழக்கப்படவில்லை.";
export const menuAfterMark = "பட்டியல்";
export const close = "மூடு";
export const colours = "நிறங்கள்";
export const home = "முகப்பு";
export const category = "வகைகள்";
export const mobileApp = "கைபேசிச் செயலி";
export const aboutUs = "எங்களைப் பற்றி";
export const categories = "வகைகள்";
export const contactUs = "தொடர்புகொள்ள";
export const trackAnOrder = "ஓடரைப் பின்தொடர்க";
export const termsOfUse = "பயன்பாட்டு விதிமுறைகள்";
export const privacyPolicy = "தனியுரிமைக் கொள்கை";
export const noConnection = "இணைப்பு இல்லை.";
export const visitedStillWorks = "நீங்கள் பார்த்தவை இங்கே உள்ளன; மற்றவை இணைப்பு திரும்பியதும் வரும்.";
export const newVersionHere = "புதிய பதிப்பு வந்துள்ளது.";
export const reload = "மீளேற்று";
export const later = "பிறகு";
export const noRoomBehindDoor = "இந்தக் கதவுக்குப் பின்னால் அறை இல்லை";
export const addressMayBeWrong = "முகவரி தவறாகத் தட்டச்சாகியிருக்கலாம், அல்லது பக்கம் இடம் மாறியிருக்கலாம்.";
export const pageNotFound = "பக்கம் கிடைக்கவில்லை";
export const goToHome = "முகப்புக்குச் செல்";
export const findAnItem = "பொருளைத் தேடு";
export const signedInAs = (name: string) => `${name} ஆக உள்நுழைந்துள்ளீர்கள்`;
export const cartEmpty = "கூடை காலியாக உள்ளது";
export const cartHolds = (count: number) =>
  plural(count, { one: "கூடை, 1 பொருள்", other: `கூடை, ${count} பொருட்கள்` });
export const wishList = "விருப்பப் பட்டியல்";
export const wishListEmpty = "விருப்பப் பட்டியல் காலி";
export const wishListHolds = (count: number) => `விருப்பப் பட்டியலில் ${count}`;
export const language = "மொழி";
export const notLive = "இந்தப் பக்கம் நேரலையில் இல்லை.";
export const mayHaveChanged =
  "விலைகளும் இருப்பும் மாறியிருக்கலாம். இணைப்பு திரும்பியதும் அது தானாகப் புதுப்பிக்கப்படும்.";
export const back = "பின்செல்";
export const announcement = "அறிவிப்பு";
export const dismissAnnouncement = "அறிவிப்பை மூடு";

export const returnsPage = "திருப்பி அளித்தல்";
export const deliveryPage = "விநியோகம்";

export const openingSoon = "விரைவில் திறக்கிறோம்";
export const openingSoonText = "நாங்கள் தயாராகி வருகிறோம். விரைவில் மீண்டும் வாருங்கள்.";
export const closedNow = "தற்போது மூடப்பட்டுள்ளது";
export const closedText = "நாங்கள் சிறிது காலம் மூடியுள்ளோம். ஏற்கெனவே செய்த ஓடர்கள் தொடரும்.";
export const expectedOpen = (day: string) => `${day} அன்று மீண்டும் திறக்க எதிர்பார்க்கிறோம்.`;
export const staffSignIn = "பணியாளர் உள்நுழைவு";
