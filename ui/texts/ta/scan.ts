export const foreignCode = (shop: string) => `இந்தக் குறியீடு ${shop} உடையது அல்ல`;
export const foreignCodeWhy =
  "இது இந்தக் கடையின் பொருளுக்கு இட்டுச்செல்லவில்லை, எனவே எதுவும் திறக்கப்படவில்லை.";
export const unknownItem = "இந்தப் பெயரில் பொருள் இல்லை";
export const unknownItemWhy = "அது கடையிலிருந்து நீங்கியிருக்கலாம். அதுபோன்ற ஒன்றைத் தேடுங்கள்.";
export const noCode = "இந்தப் படத்தில் குறியீடு இல்லை";
export const noCodeWhy = "முழுக் குறியீடும் தெளிவாகவும் நல்ல வெளிச்சத்திலும் உள்ள படத்தைத் தெரிவுசெய்யுங்கள்.";
export const fileUnreadable = "இந்தக் கோப்பைப் படிக்க முடியவில்லை";
export const fileUnreadableWhy = "படமொன்றைத் தெரிவுசெய்யுங்கள்: JPEG, PNG அல்லது WebP.";
export const shopNotResponding = "கடை பதிலளிக்கவில்லை";
export const shopNotRespondingWhy = "உங்கள் இணைப்பைச் சரிபார்த்து மீண்டும் வருடவும்.";
export const whatTheCameraSees = "கமரா காண்பது";
export const cameraBlocked = "கமரா மூடப்பட்டுள்ளது";
export const cameraBlockedWhy =
  "உங்கள் உலாவியின் அமைப்புகளில் அனுமதி வழங்குங்கள், அல்லது குறியீட்டின் படத்தைத் தெரிவுசெய்யுங்கள்.";
export const noCameraHere = "இங்கே கமரா இல்லை";
export const noCameraWhy = "பதிலாகக் குறியீட்டின் படத்தைத் தெரிவுசெய்யுங்கள்.";
export const holdCode = "குறியீட்டைக் கமராவின் முன் பிடியுங்கள்";
export const cameraStaysHere =
  "கமரா இங்கே திறந்திருக்கும்போது மட்டுமே பயன்படும். அது காணும் எதுவும் உங்கள் சாதனத்தை விட்டு வெளியேறாது.";
export const closeTheCamera = "கமராவை மூடு";
export const scanAgain = "மீண்டும் வருடு";
export const openTheCamera = "கமராவைத் திற";
export const light = "வெளிச்சம்";
export const chooseAPicture = "படத்தைத் தெரிவுசெய்";
export const pictureCode = "குறியீட்டின் படம்";
export const searchByName = "பெயரால் தேடு";
export const scanACode = "குறியீட்டை வருடுக";
export const scanLead =
  "எங்கள் அறைகளில் ஒவ்வொரு பொருளருகிலும் ஒரு குறியீடு உள்ளது. அது விலை, அளவு, மீதமுள்ள இருப்பு ஆகியவற்றுடன் பொருளை இங்கே திறக்கும்.";
