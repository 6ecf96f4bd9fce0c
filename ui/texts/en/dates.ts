/* Texts of the date field. */

export const chooseADate = "Choose a date";
export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const today = "Today";
export const yesterday = "Yesterday";
export const lastSevenDays = "Last 7 days";
export const notADate = (form: string, example: string) =>
  `Enter a date as ${form}, for example ${example}.`;
export const notADateTime = (example: string) => `Enter a date and time, for example ${example}.`;
export const notBefore = (day: string) => `Enter ${day} or a later date.`;
export const notAfter = (day: string) => `Enter ${day} or an earlier date.`;
