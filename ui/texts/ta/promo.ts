/* Texts of promo codes. */

export const unknown = "இந்தக் குறியீடு எங்களுக்குத் தெரியாது. எழுத்துகளைச் சரிபாருங்கள்.";
export const paused = "இந்தக் குறியீடு தற்காலிகமாக நிறுத்தப்பட்டுள்ளது. உங்கள் கூடை அப்படியே இருக்கும்.";
export const usedUp = "இந்தக் குறியீடு முழுமையாகப் பயன்படுத்தப்பட்டுவிட்டது.";
export const usedByYou = "நீங்கள் இந்தக் குறியீட்டை ஏற்கனவே பயன்படுத்திவிட்டீர்கள்.";
export const notStarted = "இந்தக் குறியீடு இன்னும் தொடங்கவில்லை.";
export const ended = "இந்தக் குறியீடு முடிந்துவிட்டது.";
export const forOtherItems = "இந்தக் குறியீடு வேறு பொருட்களுக்கானது. அவை உங்கள் கூடையில் இல்லை.";
export const notChecked = "இந்தக் குறியீட்டைச் சரிபார்க்க முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.";
export const freeDelivery = "இலவச விநியோகம்";
export const placeWithoutIt = "அது இல்லாமல் ஓடர் செய்யுங்கள்";
export const cannotBeUsed = "சலுகைக் குறியீட்டைப் பயன்படுத்த முடியாது";
export const startsOn = (day: string) => `இந்தக் குறியீடு ${day} அன்று தொடங்கும்.`;
export const endedOn = (day: string) => `இந்தக் குறியீடு ${day} அன்று முடிந்தது.`;
export const addItemsFor = (sum: string) =>
  `இந்தக் குறியீட்டைப் பயன்படுத்த மேலும் ${sum} பெறுமதியான பொருட்களைச் சேருங்கள்.`;
export const onlyFor = (categories: string) =>
  `இந்தக் குறியீடு ${categories} பொருட்களுக்கானது. அவை உங்கள் கூடையில் இல்லை.`;
export const code = (name: string) => `சலுகைக் குறியீடு ${name}`;
export const applied = (name: string) => `சலுகைக் குறியீடு ${name} பயன்படுத்தப்பட்டது`;
export const percentOff = (percent: number) => `${percent}% தள்ளுபடி`;
export const withoutItYouPay = (sum: string) =>
  `இன்னும் எதுவும் ஓடர் செய்யப்படவில்லை. அது இல்லாமல் நீங்கள் செலுத்துவது ${sum}.`;
