/* Texts of the date field. */

export const chooseADate = "දිනයක් තෝරන්න";
export const previousMonth = "පෙර මාසය";
export const nextMonth = "ඊළඟ මාසය";
export const today = "අද";
export const yesterday = "ඊයේ";
export const lastSevenDays = "පසුගිය දින 7";
export const notADate = (form: string, example: string) =>
  `දිනය ${form} ලෙස ඇතුළත් කරන්න, උදාහරණයක් ලෙස ${example}.`;
export const notADateTime = (example: string) => `දිනය සහ වේලාව ඇතුළත් කරන්න, උදාහරණයක් ලෙස ${example}.`;
export const notBefore = (day: string) => `${day} හෝ ඊට පසු දිනයක් ඇතුළත් කරන්න.`;
export const notAfter = (day: string) => `${day} හෝ ඊට පෙර දිනයක් ඇතුළත් කරන්න.`;
