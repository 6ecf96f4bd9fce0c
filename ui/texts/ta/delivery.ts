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
