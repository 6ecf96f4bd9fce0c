/** Copied by `npm run codegen` from domain/values/. */

/** Signs that nobody sees, or that turn the direction of what follows; the two joiners are looked at by themselves. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A joiner that joins nothing. Between letters it is part of the writing: Sinhala needs it in ශ්‍රී. */
const idleJoiner = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?!\p{L})/gu;

/** One picture of an emoji: with its style or skin, or a key, a flag of a country, or of a part of one. */
const emojiPart = String.raw`(?:\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?)`;
const emoji = new RegExp(
  String.raw`(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}|[0-9#*]\ufe0f?\u20e3|` +
    String.raw`\p{Regional_Indicator}{2}|${emojiPart}(?:\u200d${emojiPart})*)`,
  "u",
);

/**
 * A name or line as people see it: without signs that are invisible or change how others read it, and without blanks
 * around it. What joins emoji, or chooses how one looks, is part of it.
 */
export const visibleText = (text: string): string =>
  text
    .split(emoji)
    // Every second part is an emoji.
    .map((part, at) => (at % 2 === 1 ? part : part.replace(unseen, "").replace(idleJoiner, "")))
    .join("")
    .trim();
