/* Notices above and instead of pages: announcement, closed shop, lost connection, new version. */

export const announcement = "அறிவிப்பு";
export const dismissAnnouncement = "அறிவிப்பை மூடு";
export const openingSoon = "விரைவில் திறக்கிறோம்";
export const openingSoonText = "நாங்கள் தயாராகி வருகிறோம். விரைவில் மீண்டும் வாருங்கள்.";
export const closedNow = "தற்போது மூடப்பட்டுள்ளது";
export const closedText = "நாங்கள் சிறிது காலம் மூடியுள்ளோம். ஏற்கெனவே செய்த ஓடர்கள் தொடரும்.";
export const expectedOpen = (day: string) => `${day} அன்று மீண்டும் திறக்க எதிர்பார்க்கிறோம்.`;
export const staffSignIn = "பணியாளர் உள்நுழைவு";
export const noConnection = "இணைப்பு இல்லை.";
export const visitedStillWorks = "நீங்கள் பார்த்தவை இங்கே உள்ளன; மற்றவை இணைப்பு திரும்பியதும் வரும்.";
export const newVersionHere = "புதிய பதிப்பு வந்துள்ளது.";
export const reload = "மீளேற்று";
export const later = "பிறகு";
export const notLive = "இந்தப் பக்கம் நேரலையில் இல்லை.";
export const mayHaveChanged =
  "விலைகளும் இருப்பும் மாறியிருக்கலாம். இணைப்பு திரும்பியதும் அது தானாகப் புதுப்பிக்கப்படும்.";
