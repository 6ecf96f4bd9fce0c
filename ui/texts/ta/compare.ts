import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const compare = "ஒப்பிடுக";
export const home = "முகப்பு";
export const itemCount = (count: number) =>
  plural(count, { one: "1 பொருள்", other: `${count} பொருட்கள்` });
export const sideBySide = (count: number) =>
  plural(count, { one: "1 பொருள்", other: `${count} பொருட்கள் அருகருகே` });
export const sameScale = "எல்லாப் பொருட்களும் ஒரே அளவுத்திட்டத்தில் வரையப்பட்டுள்ளன.";
export const scrollsSideways = "ஒப்பீடு, சிறிய திரைகளில் பக்கவாட்டில் நகரும்";
export const onlyDifferences = "வேறுபாடுகளை மட்டும் காட்டு";
export const addAnItem = "ஒரு பொருளைச் சேர்";
export const remove = (name: string) => `${name} ஐ ஒப்பீட்டிலிருந்து அகற்று`;
export const full = (most: number) => `நீங்கள் ${most} பொருட்களை ஒப்பிடலாம். முதலில் ஒன்றை அகற்றுங்கள்.`;
export const noLongerSold = (count: number) =>
  plural(count, {
    one: "1 பொருள் இனி விற்கப்படாததால் அகற்றப்பட்டது.",
    other: `${count} பொருட்கள் இனி விற்கப்படாததால் அகற்றப்பட்டன.`,
  });
export const nothingYet = "ஒப்பிட இன்னும் எதுவும் இல்லை";
export const howToBegin = "ஒரு பொருளைத் திறந்து “ஒப்பிடுக” என்பதை அழுத்துங்கள்.";
export const oneMore = "ஒரு பொருள் தேர்ந்தெடுக்கப்பட்டுள்ளது. ஒப்பிட இன்னொன்றைத் தேர்ந்தெடுங்கள்.";
export const explore = "தொகுப்பைப் பாருங்கள்";
export const notLoaded = "பொருட்களை ஏற்ற முடியவில்லை. உங்கள் தேர்வு இந்தச் சாதனத்தில் சேமிக்கப்பட்டுள்ளது.";
export const loading = "ஒப்பீடு ஏற்றப்படுகிறது";
export const notGiven = "தரப்படவில்லை";
export const sizeNotGiven = "அளவு தரப்படாததால் வரையப்படவில்லை";
export const price = "விலை";
export const stock = "இருப்பு";
export const width = "அகலம்";
export const depth = "ஆழம்";
export const height = "உயரம்";
export const variants = "வகைகள்";
export const place = "இடம்";
export const placeOf = { floor: "தரையில்", table: "மேசை மேல்", wall: "சுவரில்" };
export const room = "அறை";
export const rating = "மதிப்பீடு";
export const delivery = "விநியோகம்";
export const feeOfOrder = (fee: string) => `ஓர் ஓடருக்கு ${fee}, ஒன்பது மாகாணங்களுக்கும்`;
export const payment = "கட்டணம்";
export const cashOnDelivery = "பொருள் கிடைக்கும்போது பணம்";
export const chosenOf = (count: number, most: number) =>
  `${most} பொருட்களில் ${count} தேர்ந்தெடுக்கப்பட்டுள்ளது`;
export const chooseTwo = "ஒப்பிட இரண்டு பொருட்களைத் தேர்ந்தெடுங்கள்.";
export const chooseOneMore = "ஒப்பிட இன்னொன்றைத் தேர்ந்தெடுங்கள்.";
export const canAdd = (count: number) => `இன்னும் ${count} சேர்க்கலாம்.`;
export const thatIsTheMost = "இதுவே உச்ச எண்ணிக்கை. வேறொன்றைச் சேர்க்க ஒன்றை அகற்றுங்கள்.";
export const clear = "அழி";
export const compareChosen = (count: number) =>
  plural(count, { one: "1 பொருளை ஒப்பிடுக", other: `${count} பொருட்களை ஒப்பிடுக` });
export const inComparison = "ஒப்பீட்டில் உள்ளது";
export const compareItem = (name: string) => `ஒப்பிடுக: ${name}`;
