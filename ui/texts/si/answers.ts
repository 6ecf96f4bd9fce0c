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
  left: (name, available) => `${name}: ඉතිරි ${available} පමණයි.`,
  gone: (name) => `${name}: තොග අවසන්.`,
  waitSeconds: (seconds) => `උත්සාහයන් වැඩියි. කරුණාකර තත්පර ${seconds}ක් රැඳී සිටින්න.`,
  waitMinutes: (minutes) => `උත්සාහයන් වැඩියි. කරුණාකර මිනිත්තු ${minutes}ක් රැඳී සිටින්න.`,
  tooLateToCancel: (status) =>
    `මේ ඇණවුම දැන් “${status}” තත්ත්වයේ ඇති බැවින් මෙහිදී තවදුරටත් අවලංගු කළ නොහැක. කරුණාකර ගැටලුවක් ලෙස දන්වන්න, අපි උදව් කරමු.`,
  tooLateForAddress: (status) =>
    `මේ ඇණවුම දැන් “${status}” තත්ත්වයේ ඇති බැවින් එහි ලිපිනය මෙහිදී තවදුරටත් වෙනස් කළ නොහැක. කරුණාකර ගැටලුවක් ලෙස දන්වන්න, අපි උදව් කරමු.`,
  tooLateForDay: (status) =>
    `මේ ඇණවුම දැන් “${status}” තත්ත්වයේ ඇති බැවින් එහි බෙදාහැරීමේ දිනය මෙහිදී තවදුරටත් වෙනස් කළ නොහැක. කරුණාකර අප අමතන්න, අපි උදව් කරමු.`,
  dayTaken: "එම වේලාව දැන් පිරී ඇත. කරුණාකර වෙනත් වේලාවක් තෝරන්න.",
});
