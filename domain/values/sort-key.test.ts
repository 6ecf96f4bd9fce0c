import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byText, sortKey } from "./sort-key.ts";

const sorted = (...texts: readonly string[]): readonly string[] => texts.toSorted(byText);

it.each([
  ["case", ["apple", "Banana", "cherry", "Zebra"]],
  ["accents", ["Éclair", "Ecru", "Zoë", "Zoom"]],
  ["letters without a decomposition", ["Łódź", "Lyon", "Ødegård", "Oslo", "Straße", "Strata"]],
  ["numbers", ["Lamp 2", "Lamp 10", "Lamp 010 brass", "Lamp 1000000000", "Lamp2x"]],
  ["punctuation", ["Net bag", "Net (large)", "Net — small", "Nets"]],
  ["scripts", ["2 lamps", "lamp", "விளக்கு", "පහන"]],
])("ignores or orders %s as a reader expects", (_what, texts) => {
  expect(sorted(...texts.toReversed())).toEqual(texts);
});

it("puts Tamil and Sinhala letters in the order of their dictionaries", () => {
  // The code points of ன and ற come before those of ப and ல; ඤ and ං before ඥ and අ.
  expect(sorted("னம்", "பனை", "றகர", "லதா", "கனி", "க்ஷமா", "கொடி", "கை", "கௌரி", "சணல்")).toEqual([
    ...["கனி", "கை", "கொடி", "கௌரி", "சணல்", "பனை", "லதா", "றகர", "னம்", "க்ஷமா"],
  ]);
  expect(sorted("ඤාණ", "ඥාති", "අංක", "අකුර", "අහස", "න්‍යාය", "නෑ", "නංගි")).toEqual([
    ...["අංක", "අකුර", "අහස", "ඥාති", "ඤාණ", "නංගි", "නෑ", "න්‍යාය"],
  ]);
});

/** ICU's order for a language, word by word. */
const collatorFor = (language: string) => {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  return (one: readonly string[], other: readonly string[]): number => {
    for (const [at, word] of one.entries()) {
      const against = other[at];
      const order = against === undefined ? 1 : compare(word, against);
      if (order !== 0) return order;
    }
    return one.length - other.length;
  };
};

const numbers = fc.oneof(
  fc.nat(120),
  fc.nat(),
  fc.constantFrom("007", "0", "12345678901234567890"),
);
const vowels = (letters: string) => fc.constantFrom(...letters.split(""));
const consonants = (letters: string, signs: string) =>
  fc
    .tuple(fc.constantFrom(...letters.split(" ")), fc.constantFrom("", ...signs.split(" ")))
    .map((parts) => parts.join(""));
const languages = {
  en: fc.constantFrom(..."a b c x y z A B C X Y Z é É ñ ü ø Ø å œ ss ß Æ".split(" ")),
  ta: fc.oneof(
    vowels("அஆஇஈஉஊஎஏஐஒஓஔ"),
    consonants("க ங ச ஞ ட ண த ந ப ம ய ர ல வ ழ ள ற ன ஜ ஷ ஸ ஹ க்ஷ", "் ா ி ீ ு ூ ெ ே ை ொ ோ ௌ"),
  ),
  si: fc.oneof(
    vowels("අආඇඈඉඊඋඌඍඑඒඓඔඕඖ"),
    consonants(
      "ක ඛ ග ඝ ඞ ඟ ච ඡ ජ ඣ ඤ ඥ ට ඨ ඩ ඪ ණ ඬ ත ථ ද ධ න ඳ ප ඵ බ භ ම ඹ ය ර ල ව ශ ෂ ස හ ළ ෆ",
      "් ා ැ ෑ ි ී ු ූ ෘ ෲ ෙ ේ ෛ ො ෝ ෞ ං ්‍ය ්‍ර",
    ),
  ),
};

describe("sorts as ICU does, word by word,", () => {
  it.each(Object.entries(languages))("in %s", (language, letters) => {
    const compare = collatorFor(language);
    const word = fc.oneof(
      fc.array(letters, { minLength: 1, maxLength: 4 }).map((each) => each.join("")),
      numbers.map(String),
    );
    const name = fc.array(word, { minLength: 1, maxLength: 3 });
    const mark = fc.constantFrom(" ", " - ", ", ", " (");
    fc.assert(
      fc.property(name, name, mark, (one, other, between) => {
        const [a, b] = [sortKey(one.join(between)), sortKey(other.join(" "))];
        expect(a < b ? -1 : a > b ? 1 : 0).toBe(Math.sign(compare(one, other)));
      }),
      { numRuns: 2000 },
    );
  });
});

it("is the same for every Unicode form of a text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(sortKey(text.normalize("NFD"))).toBe(sortKey(text.normalize("NFC")));
    }),
  );
});
