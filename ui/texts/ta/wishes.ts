import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const wishList = "விருப்பப் பட்டியல்";
export const itemCount = (count: number) =>
  plural(count, { one: "1 பொருள்", other: `${count} பொருட்கள்` });
export const itemsFor = (count: number, sum: string) => `${itemCount(count)}, ${sum}`;
export const moveToCart = "கூடைக்கு நகர்த்து";
export const moveAll = "அனைத்தையும் கூடைக்கு நகர்த்து";
export const remove = (name: string) => `${name} ஐ நீக்கு`;
export const removed = (name: string) => `${name} நீக்கப்பட்டது`;
export const undoRemoving = (name: string) => `${name} நீக்கியதை மீளப்பெறு`;
export const moved = (name: string) => `${name} உங்கள் கூடையில் உள்ளது`;
export const undoMoving = (name: string) => `${name} நகர்த்தியதை மீளப்பெறு`;
export const less = (money: string) => `${money} குறைவு`;
export const priceBefore = "சேர்த்தபோது விலை:";
export const noLongerSold = "இனி விற்கப்படுவதில்லை";
export const movedOf = (moved: number, all: number) =>
  `${all} பொருட்களில் ${moved} உங்கள் கூடையில் உள்ளன.`;
export const staysHere = (name: string) => `${name} இருப்பில் இல்லை, எனவே அது இங்கே இருக்கும்.`;
export const severalStay = (count: number) =>
  `${count} பொருட்களை இப்போது சேர்க்க முடியாது, எனவே அவை இங்கே இருக்கும்.`;
export const empty = "உங்கள் விருப்பப் பட்டியல் காலியாக உள்ளது";
export const pressTheHeart = "ஒரு பொருளை இங்கே வைக்க அதன் இதயத்தை அழுத்தவும்.";
export const explore = "தொகுப்பைப் பாருங்கள்";
export const notLoaded = "உங்கள் விருப்பப் பட்டியலை ஏற்ற முடியவில்லை";
export const loading = "விருப்பப் பட்டியல் ஏற்றப்படுகிறது";
export const onThisDevice = (count: number) =>
  plural(count, {
    one: "இந்தப் பொருள் இந்தச் சாதனத்தில் உள்ளது. எல்லாச் சாதனங்களிலும் வைத்திருக்க உள்நுழைக.",
    other: `இந்த ${count} பொருட்கள் இந்தச் சாதனத்தில் உள்ளன. எல்லாச் சாதனங்களிலும் வைத்திருக்க உள்நுழைக.`,
  });
export const signIn = "உள்நுழைக";
export const logInToSee = "உங்கள் விருப்பப் பட்டியலைப் பார்க்க உள்நுழைக";
export const joined = (count: number) =>
  plural(count, {
    one: "இந்தச் சாதனத்திலிருந்து 1 பொருள் உங்கள் விருப்பப் பட்டியலில் சேர்ந்தது.",
    other: `இந்தச் சாதனத்திலிருந்து ${count} பொருட்கள் உங்கள் விருப்பப் பட்டியலில் சேர்ந்தன.`,
  });
export const alreadyThere = (count: number) =>
  plural(count, { one: "1 ஏற்கனவே இருந்தது.", other: `${count} ஏற்கனவே இருந்தன.` });
export const leftOut = (count: number) =>
  plural(count, { one: "1 ஐச் சேர்க்க முடியவில்லை.", other: `${count} ஐச் சேர்க்க முடியவில்லை.` });
export const emailIfDrops = "விலை குறைந்தால் எனக்கு மின்னஞ்சல் அனுப்பு";
export const emailIfDropsOf = (name: string) => `விலை குறைந்தால் எனக்கு மின்னஞ்சல் அனுப்பு: ${name}`;
export const shareYourList = "உங்கள் பட்டியலைப் பகிருங்கள்";
export const whatSharingDoes =
  "உங்களுக்கு ஓர் இணைப்பு கிடைக்கும். இணைப்பு உள்ளவர் பொருட்களையும் உங்கள் முதற்பெயரையும் பார்ப்பார்; எதையும் மாற்ற முடியாது.";
export const getALink = "இணைப்பைப் பெறு";
export const sharedByLink = "இணைப்பு மூலம் பகிரப்பட்டது";
export const whatOthersSee =
  "இணைப்பு உள்ளவர் பொருட்களையும் உங்கள் முதற்பெயரையும் பார்ப்பார்; எதையும் மாற்ற முடியாது.";
export const linkToList = "உங்கள் விருப்பப் பட்டியலின் இணைப்பு";
export const copyLink = "இணைப்பை நகலெடு";
export const stopSharing = "பகிர்வை நிறுத்து";
export const stopSharingQuestion = "உங்கள் விருப்பப் பட்டியலின் பகிர்வை நிறுத்தவா?";
export const linkStops = "இணைப்பு உடனே செயலிழக்கும். உங்கள் பட்டியல் அப்படியே இருக்கும்.";
export const cancel = "ரத்துசெய்";
export const listOf = (name: string) => `${name} இன் விருப்பப் பட்டியல்`;
export const emptyListOf = (name: string) => `${name} இன் விருப்பப் பட்டியல் காலியாக உள்ளது`;
export const appearHere = "பொருட்கள் சேர்க்கப்படும்போது இங்கே தோன்றும்.";
export const notShared = "இந்தப் பட்டியல் பகிரப்படவில்லை";
export const askForNewLink = "இணைப்பு பழையதாக இருக்கலாம். புதிய ஒன்றைக் கேளுங்கள்.";
