import { answersIn } from "../answers-in.ts";
import * as orders from "./orders.ts";
import { messages } from "./messages.ts";

export const { answerText, sentenceText } = answersIn({
  messages,
  statuses: {
    "Item Preparing": orders.itemPreparing,
    "Item Packing": orders.itemPacking,
    "Out for Delivery": orders.outForDelivery,
    Delivered: orders.deliveredStatus,
  },
  left: (name, available) => `${name}: ${available} மட்டுமே மீதம்.`,
  gone: (name) => `${name}: இருப்பில் இல்லை.`,
  waitSeconds: (seconds) => `முயற்சிகள் அதிகம். ${seconds} வினாடிகள் காத்திருக்கவும்.`,
  waitMinutes: (minutes) => `முயற்சிகள் அதிகம். ${minutes} நிமிடங்கள் காத்திருக்கவும்.`,
  tooLateToCancel: (status) =>
    `இந்த ஓடர் இப்போது “${status}” நிலையில் உள்ளதால், இங்கே இனி இரத்துச் செய்ய முடியாது. பிரச்சினையாக அறிவிக்கவும், நாங்கள் உதவுவோம்.`,
  tooLateForAddress: (status) =>
    `இந்த ஓடர் இப்போது “${status}” நிலையில் உள்ளதால், அதன் முகவரியை இங்கே இனி மாற்ற முடியாது. பிரச்சினையாக அறிவிக்கவும், நாங்கள் உதவுவோம்.`,
  tooLateForDay: (status) =>
    `இந்த ஓடர் இப்போது “${status}” நிலையில் உள்ளதால், அதன் டெலிவரி நாளை இங்கே இனி மாற்ற முடியாது. எங்களைத் தொடர்பு கொள்ளவும், நாங்கள் உதவுவோம்.`,
  dayTaken: "அந்த நேரம் இப்போது நிரம்பிவிட்டது. வேறு நேரத்தைத் தேர்வு செய்யவும்.",
});
