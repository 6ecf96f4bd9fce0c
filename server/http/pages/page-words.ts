import type { Language } from "#domain/constants.ts";
import { openPages, type OpenPath, type PageWords } from "./known-pages.ts";

/**
 * Titles and descriptions of the public pages, and names of the first two breadcrumbs, in each
 * language.
 */
interface WordsOfPages {
  readonly pages: Readonly<Record<OpenPath, PageWords>>;
  /** Titles of further pages that every shop can have, by slug. */
  readonly further: Readonly<Record<string, string>>;
  readonly home: string;
  readonly categories: string;
}

export const pageWords: Readonly<Record<Language, WordsOfPages>> = {
  en: {
    pages: openPages,
    further: { returns: "Returns", delivery: "Delivery" },
    home: "Home",
    categories: "Categories",
  },
  si: {
    further: { returns: "ආපසු දීම", delivery: "බෙදාහැරීම" },
    home: "මුල් පිටුව",
    categories: "කාණ්ඩ",
    pages: {
      "/": {
        title: "",
        description: "",
      },
      "/category": {
        title: "කාණ්ඩ",
        description: "කාමර අනුව සියලු භාණ්ඩ: ගෘහ භාණ්ඩ, විදුලි උපකරණ, මුළුතැන්ගෙය, නාන කාමරය සහ බිත්ති සැරසිලි.",
      },
      "/mobile-app": {
        title: "ජංගම යෙදුම",
        description: "වෙළඳසැල ඔබේ දුරකථනයේ: යෙදුම් වෙළඳසැලකින් බාගත යුතු නැත, ඇණවුම් සජීවීව පෙන්වයි.",
      },
      "/scan": {
        title: "කේතයක් පරිලෝකනය කරන්න",
        description: "භාණ්ඩය අසල ඇති කේතය කැමරාවට පෙන්වන්න; එහි පිටුව විවෘත වේ.",
      },
      "/about-us": { title: "අප ගැන", description: "{shop} පවත්වාගෙන යන්නේ කවුද, අප අගයන්නේ මොනවාද." },
      "/contact": { title: "අප අමතන්න", description: "{shop} කණ්ඩායම සම්බන්ධ කර ගන්නා ආකාරය." },
      "/track": {
        title: "ඔබේ ඇණවුම සොයා බලන්න",
        description: "ඇණවුම් අංකයෙන් සහ ඔබේ දුරකථනයෙන් හෝ ඊමේල් ලිපිනයෙන් ඇණවුමේ සජීවී තත්ත්වය.",
      },
      "/terms": { title: "භාවිත කොන්දේසි", description: "{shop} වෙතින් ඇණවුම් කරන විට අදාළ වන කොන්දේසි." },
      "/privacy": {
        title: "පෞද්ගලිකත්වය",
        description: "{shop} ඔබ ගැන තබාගන්නේ මොනවාද, ඒ කුමකටද, මකා දමන්නේ කෙසේද.",
      },
    },
  },
  ta: {
    further: { returns: "திருப்பி அளித்தல்", delivery: "விநியோகம்" },
    home: "முகப்பு",
    categories: "வகைகள்",
    pages: {
      "/": {
        title: "",
        description: "",
      },
      "/category": {
        title: "வகைகள்",
        description:
          "அறை வாரியாக எல்லாப் பொருட்களும்: தளபாடங்கள், மின் சாதனங்கள், சமையலறை, குளியலறை, சுவர் அலங்காரம்.",
      },
      "/mobile-app": {
        title: "கைபேசிச் செயலி",
        description:
          "கடை உங்கள் தொலைபேசியில்: செயலிக் கடையிலிருந்து எதையும் பதிவிறக்க வேண்டியதில்லை; ஓடர்கள் நேரலையாகத் தெரியும்.",
      },
      "/scan": {
        title: "குறியீட்டை வருடுக",
        description: "பொருளின் அருகிலுள்ள குறியீட்டைக் கமராவுக்குக் காட்டுங்கள்; அதன் பக்கம் திறக்கும்.",
      },
      "/about-us": {
        title: "எங்களைப் பற்றி",
        description: "{shop} நடத்துபவர்கள் யார், நாங்கள் எதைக் கடைப்பிடிக்கிறோம்.",
      },
      "/contact": {
        title: "தொடர்புகொள்ள",
        description: "{shop} குழுவினரைத் தொடர்புகொள்ளும் வழிகள்.",
      },
      "/track": {
        title: "உங்கள் ஓடரைப் பின்தொடர்க",
        description: "ஓடர் எண், தொலைபேசி அல்லது மின்னஞ்சல் மூலம் ஓடரின் நேரலை நிலை.",
      },
      "/terms": {
        title: "பயன்பாட்டு விதிமுறைகள்",
        description: "{shop} இல் ஓடர் செய்யும்போது பொருந்தும் விதிமுறைகள்.",
      },
      "/privacy": {
        title: "தனியுரிமை",
        description: "{shop} உங்களைப் பற்றி எதை வைத்திருக்கிறது, எதற்காக, எவ்வாறு அழிக்கப்படும்.",
      },
    },
  },
};
