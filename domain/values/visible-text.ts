/** Signs that nobody sees, or that turn the direction of what follows; the two joiners are looked at by themselves. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A joiner that joins nothing. Between letters it is part of the writing: Sinhala needs it in ශ්‍රී. */
const idleJoiner = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?!\p{L})/gu;

/** A name or line as people see it: without signs that are invisible or change how others read it, and without blanks around it. */
export const visibleText = (text: string): string =>
  text.replace(unseen, "").replace(idleJoiner, "").trim();
