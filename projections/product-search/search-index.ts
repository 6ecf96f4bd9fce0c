import type { Category } from "#domain/constants.ts";
import type { TimeSlice } from "#event-store/time-slice.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { synonymsFor, synonymsForMistyped, type Synonyms } from "./synonyms.ts";
import { createVocabulary, type Sureness } from "./vocabulary.ts";
import { searchWords, wordsIn } from "./words.ts";

/** What a product is listed by. */
export interface Listed {
  readonly id: string;
  readonly category: Category;
  readonly addedAt: string;
  readonly priceCents: number;
  readonly name: string;
  readonly ratingRank: number;
  /** How many words its name has: of two that match alike, the shorter name is nearer. */
  readonly nameLength: number;
}

/** A product that was found. */
export interface Hit {
  readonly product: Listed;
  /** How well it matches; says nothing but for the same words. It depends on no other product. */
  readonly score: number;
}

/** The products on sale by the words of their names, rooms and descriptions. */
export interface SearchIndex {
  /** Takes a product in as it is now; true where that can change what a search finds, or in which order. */
  put(product: ProductDocument): boolean;
  /** The products in which every word of the search is meant somewhere, in no order; found in slices. */
  find(search: string, slice: TimeSlice): Promise<readonly Hit[]>;
  /** How many words and products are known. */
  readonly size: { readonly words: number; readonly products: number };
}

/** What a word counts for by where it stands, so that a typo in a name still counts for more than a description. */
const weights = { name: 4, category: 2, description: 1 } as const;

/** So many products are looked at without a look at the time. */
const lookedAtAtOnce = 1000;

interface Entry {
  /** Name, category and description: what its words were taken from. */
  readonly text: string;
  readonly words: readonly string[];
  listed: Listed;
}

type Posting = Map<Entry, number>;

interface Meaning {
  readonly posting: Posting;
  readonly sureness: Sureness;
  /** It holds for words of names alone, of one room where that is given. */
  readonly names: { readonly room: Category | null } | null;
}

export const createSearchIndex = (): SearchIndex => {
  const vocabulary = createVocabulary<Posting>();
  const entries = new Map<string, Entry>();

  const remove = (id: string, entry: Entry): void => {
    entries.delete(id);
    for (const word of entry.words) {
      const posting = vocabulary.get(word);
      posting?.delete(entry);
      if (posting?.size === 0) vocabulary.delete(word);
    }
  };

  const add = (product: ProductDocument, text: string): void => {
    const places = placesOf(product);
    const entry: Entry = { text, words: [...places.keys()], listed: listedOf(product) };
    entries.set(product.id, entry);
    for (const [word, weight] of places) {
      const posting = vocabulary.get(word);
      if (posting) posting.set(entry, weight);
      else vocabulary.set(word, new Map([[entry, weight]]));
    }
  };

  const meaningsOf = (word: string, isLast: boolean, typos: boolean): readonly Meaning[] => {
    const known = [
      ...meanings(vocabulary.sameAs(word), null),
      ...beginnings(word, isLast),
      ...meanings(vocabulary.compoundsOf(word), null),
      ...synonymsFor(word).flatMap(meaningsOfSynonyms),
    ];
    if (known.length > 0 && !typos) return known;
    return [
      ...known,
      ...meanings(vocabulary.mistypedAs(word), null),
      ...synonymsForMistyped(word).flatMap(meaningsOfSynonyms),
    ];
  };

  /** A single letter is a beginning while it is being typed, and of names alone: in texts nearly every product has it. */
  const beginnings = (word: string, isLast: boolean): readonly Meaning[] => {
    if (word.length > 1) return meanings(vocabulary.beginningWith(word), null);
    return isLast ? meanings(vocabulary.beginningWith(word), { room: null }) : [];
  };

  const meaningsOfSynonyms = ({ room, others, sureness }: Synonyms): readonly Meaning[] =>
    others.flatMap((other) =>
      [...vocabulary.sameAs(other).keys(), ...vocabulary.compoundsOf(other).keys()].flatMap(
        (word) => meanings(new Map([[word, sureness]]), { room }),
      ),
    );

  const meanings = (
    words: ReadonlyMap<string, Sureness>,
    names: Meaning["names"],
  ): readonly Meaning[] =>
    [...words].flatMap(([word, sureness]) => {
      const posting = vocabulary.get(word);
      return posting ? [{ posting, sureness, names }] : [];
    });

  const findAll = async (
    words: readonly string[],
    typos: boolean,
    slice: TimeSlice,
  ): Promise<ReadonlyMap<Entry, number>> => {
    const byWord = words
      .map((word, index) => meaningsOf(word, index === words.length - 1, typos))
      .toSorted((a, b) => reachOf(a) - reachOf(b));
    let found: ReadonlyMap<Entry, number> | null = null;
    for (const meanings of byWord) found = await scored(found, meanings, slice);
    return found ?? new Map<Entry, number>();
  };

  return {
    put(product) {
      const known = entries.get(product.id);
      if (!product.sold) {
        if (known) remove(product.id, known);
        return known !== undefined;
      }
      const text = `${product.name}\n${product.category}\n${product.description}`;
      if (known?.text !== text) {
        if (known) remove(product.id, known);
        add(product, text);
        return true;
      }
      const { addedAt, priceCents, ratingRank } = product;
      const same =
        known.listed.addedAt === addedAt &&
        known.listed.priceCents === priceCents &&
        known.listed.ratingRank === ratingRank;
      if (!same) known.listed = listedOf(product);
      return !same;
    },

    async find(search, slice) {
      const words = searchWords(search);
      const found = await findAll(words, false, slice);
      // Each word is known, but not together: one of them may be another word's typo.
      const hits = found.size > 0 ? found : await findAll(words, true, slice);
      const asHits: Hit[] = [];
      for (const [{ listed: product }, score] of hits) {
        asHits.push({ product, score });
        if (asHits.length % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
      }
      return asHits;
    },

    get size() {
      return { words: vocabulary.size, products: entries.size };
    },
  };
};

/** The words of a product, each with the weight of the best place it stands in. */
const placesOf = ({ name, category, description }: ProductDocument): ReadonlyMap<string, number> =>
  new Map([
    ...wordsIn(description).map((word) => [word, weights.description] as const),
    ...wordsIn(category).map((word) => [word, weights.category] as const),
    ...wordsIn(name).map((word) => [word, weights.name] as const),
  ]);

const listedOf = ({
  id,
  category,
  addedAt,
  priceCents,
  name,
  ratingRank,
}: ProductDocument): Listed => ({
  id,
  category,
  addedAt,
  priceCents,
  name,
  ratingRank,
  nameLength: wordsIn(name).length,
});

/** How many products a word leads to at most. */
const reachOf = (meanings: readonly Meaning[]): number =>
  meanings.reduce((sum, { posting }) => sum + posting.size, 0);

/** What is left of some products by one more word, each with the best of what the word can mean in it. */
const scored = async (
  before: ReadonlyMap<Entry, number> | null,
  meanings: readonly Meaning[],
  slice: TimeSlice,
): Promise<ReadonlyMap<Entry, number>> => {
  const best = new Map<Entry, number>();
  let looked = 0;
  for (const { posting, sureness, names } of meanings) {
    if (slice.isOver()) await slice.next();
    for (const [entry, weight] of posting) {
      looked += 1;
      if (looked % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
      if (before && !before.has(entry)) continue;
      if (names && weight < weights.name) continue;
      if (names?.room && entry.listed.category !== names.room) continue;
      const score = weight * sureness;
      if (score > (best.get(entry) ?? 0)) best.set(entry, score);
    }
  }
  if (before) for (const [entry, score] of best) best.set(entry, score + (before.get(entry) ?? 0));
  return best;
};
