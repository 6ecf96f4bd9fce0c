/**
 * Invisible characters, and those that change the text direction. The two joiners are handled
 * separately.
 */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A joiner without letters to join. Between letters it is part of the writing: Sinhala needs it in
 * ශ්‍රී.
 */
const idleJoiner = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?!\p{L})/gu;

/** One emoji: with its style or skin tone, a keycap, a flag of a country or a region. */
const emojiPart = String.raw`(?:\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?)`;
const emoji = new RegExp(
  String.raw`(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}|[0-9#*]\ufe0f?\u20e3|` +
    String.raw`\p{Regional_Indicator}{2}|${emojiPart}(?:\u200d${emojiPart})*)`,
  "u",
);

/**
 * A name or line without invisible characters, characters that affect other text, and surrounding
 * spaces. Characters that join or style emoji stay.
 */
export const visibleText = (text: string): string =>
  text
    .split(emoji)
    // Every second part is an emoji.
    .map((part, at) => (at % 2 === 1 ? part : part.replace(unseen, "").replace(idleJoiner, "")))
    .join("")
    .trim();
