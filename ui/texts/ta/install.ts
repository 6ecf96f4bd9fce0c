export const realSize = "உண்மையான அளவில், உங்கள் அறையில்";
export const realSizeText =
  "மிகை மெய்ம்மை கமரா ஊடாக எந்தப் பொருளையும் உண்மையான அளவில் உங்கள் தரையில் வைக்கும். ஒவ்வொரு பொருளும் அளவுகளுடன்; பொருந்துமா எனவும் கூறும்.";
export const yourOrderLive = "உங்கள் ஓடர், நேரலையில்";
export const yourOrderLiveText = "தயாராகிறது, பொதியாகிறது, வழியில், வாசலில். ஓடர் நகரும்போது பக்கமும் நகரும்.";
export const oneCartEverywhere = "எங்கும் ஒரே கூடை";
export const oneCartText = "தொலைபேசியில் சேர்ப்பது கணினியின் கூடையிலும் இருக்கும்; மறுபுறமும் அப்படியே.";
export const ordersThatWait = "காத்திருக்கும் ஓடர்கள்";
export const ordersThatWaitText =
  "“ஓடர் செய்” அழுத்தும்போது இணைப்பு இல்லையா? அது தொலைபேசியில் காத்திருந்து, தானாகவே ஒருமுறை அனுப்பப்படும்.";
export const installed = "செயலி நிறுவப்பட்டுள்ளது. மற்றச் செயலிகளுடன் அதைக் காணலாம்.";
export const downloadTheApp = "செயலியைப் பதிவிறக்கு";
export const noStoreNeeded =
  "விரிக்க எதுவுமில்லை, செயலிக் கடையும் வேண்டாம்: உலாவியே முகப்புத் திரையில் வைக்கும்.";
export const onIphone =
  "iPhone அல்லது iPad இல்: இந்தப் பக்கத்தை Safari இல் திறந்து, Share அழுத்தி, Add to Home Screen தெரிவுசெய்யுங்கள்.";
export const onFirefoxPhone =
  "Firefox இல்: மூன்று புள்ளிப் பட்டியலைத் திறந்து, Add app to Home screen தெரிவுசெய்யுங்கள்.";
export const onSamsung =
  "Samsung Internet இல்: மூன்று கோட்டுப் பட்டியலைத் திறந்து, Add page to, பின் Home screen தெரிவுசெய்யுங்கள்.";
export const onAndroid =
  "உலாவியின் மூன்று புள்ளிப் பட்டியலைத் திறந்து, Add to Home screen அல்லது Install app தெரிவுசெய்யுங்கள்.";
export const onFirefoxComputer =
  "கணினியில் Firefox செயலிகளை நிறுவாது. இந்தப் பக்கத்தைத் தொலைபேசியில், அல்லது Chrome அல்லது Edge இல் திறவுங்கள்.";
export const onSafari = "Safari இல்: File பட்டியலைத் திறந்து, Add to Dock தெரிவுசெய்யுங்கள்.";
export const onComputer =
  "முகவரிப் பட்டையின் வலது முனையிலுள்ள நிறுவல் குறியை அழுத்துங்கள், அல்லது உலாவியின் பட்டியலில் Install ஐத் தேடுங்கள்.";
export const appStore = "App Store";
export const googlePlay = "Google Play";
export const soonInTheStores = "விரைவில்";
export const stepDownload = "“செயலியைப் பதிவிறக்கு” அழுத்தி, உலாவிக்கு ஆம் எனக் கூறுங்கள்.";
export const stepOpen = (shop: string) =>
  `உங்கள் முகப்புத் திரையில் மற்றச் செயலிகளுடன் ${shop} ஐத் திறவுங்கள்.`;
export const stepFind = "பொருளைத் தேடி, “எனது அறையில் வை” என்பதை அழுத்தி, கமராவில் உங்கள் தரையில் பாருங்கள்.";
export const stepOrder = "ஓடர் செய்யுங்கள், அது வருவதைப் பாருங்கள், வாசலில் ஓட்டுநரிடம் செலுத்துங்கள்.";
export const mobileApp = "கைபேசிச் செயலி";
export const appHeading = "முதலில் உங்கள் அறையிலேயே வைத்துப் பாருங்கள்";
export const appLead = (shop: string) =>
  `${shop} செயலி என்பது உங்கள் தொலைபேசியில் நிறுவப்பட்ட இந்தக் கடையே: அதே பொருட்கள், அதே கூடை, அதே ஓடர்கள், ஒரே தொடுகையில், முழுத் திரையில்.`;
export const whatItDoes = "அது செய்பவை";
export const fromShopToFloor = "கடையிலிருந்து உங்கள் தரைக்கு";
export const lookingAtItem = "எங்கள் அறைகளில் ஒரு பொருளின் முன் நிற்கிறீர்களா?";
export const scanCodeNextToIt = "அதன் அருகிலுள்ள குறியீட்டை வருடுங்கள்";
export const roomsTryHome = (count: number) =>
  `வீட்டில் முயன்று பார்க்க ${count === 5 ? "ஐந்து" : count} அறைகள்`;
