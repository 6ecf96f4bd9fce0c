/* Texts of the date field. */

export const chooseADate = "தேதியைத் தேர்ந்தெடுக்கவும்";
export const previousMonth = "முந்தைய மாதம்";
export const nextMonth = "அடுத்த மாதம்";
export const today = "இன்று";
export const yesterday = "நேற்று";
export const lastSevenDays = "கடந்த 7 நாட்கள்";
export const notADate = (form: string, example: string) =>
  `தேதியை ${form} என உள்ளிடவும், எடுத்துக்காட்டாக ${example}.`;
export const notADateTime = (example: string) =>
  `தேதியையும் நேரத்தையும் உள்ளிடவும், எடுத்துக்காட்டாக ${example}.`;
export const notBefore = (day: string) => `${day} அல்லது அதற்குப் பிந்தைய தேதியை உள்ளிடவும்.`;
export const notAfter = (day: string) => `${day} அல்லது அதற்கு முந்தைய தேதியை உள்ளிடவும்.`;
