import { defaultSettings } from "#domain/constants.ts";
import { stockLevelOf } from "#domain/stock/level.ts";
import type { TimeSlice } from "#event-store/time-slice.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { likelySearches } from "./likely.ts";
import { isListedAs, listedOf, type Hit, type Listed } from "./listed.ts";
import { createMarker } from "./marks.ts";
import { meaningsOf, type Meaning } from "./meanings.ts";
import { readingsOf, type Reading } from "./reading.ts";
import { createVocabulary } from "./vocabulary.ts";
import { searchWords, wordsIn } from "./words.ts";

/** The products on sale by the words of their names, rooms and descriptions. */
export interface SearchIndex {
  /** Takes a product in as it is now; true where that can change what a search finds, or in which order. */
  put(product: ProductDocument): boolean;
  /** So many pieces or fewer are low in the shop from here on; true where that can change what is found. */
  setShopLimit(pieces: number): boolean;
  /** The products in which every word of the search is meant somewhere, in no order; found in slices. */
  find(search: string, slice: TimeSlice): Promise<readonly Hit[]>;
  /** Every product, all with the same score. */
  all(slice: TimeSlice): Promise<readonly Hit[]>;
  /** How the words of a search are understood, and where that stands in a product; read in slices. */
  read(search: string, slice: TimeSlice): Promise<Reading>;
  /** Searches near to one that finds nothing, the nearest first; each finds something. */
  likely(search: string): readonly string[];
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
  /** What its stock's level follows from, besides the shop's limit. */
  stock: Pick<ProductDocument, "countInStock" | "lowFrom">;
}

type Posting = Map<Entry, number>;

/** What the words of a search can mean, in their order, and what was found by that. */
interface Found {
  readonly byWord: readonly (readonly Meaning<Posting>[])[];
  readonly scores: ReadonlyMap<Entry, number>;
}

export const createSearchIndex = (): SearchIndex => {
  const vocabulary = createVocabulary<Posting>();
  const entries = new Map<string, Entry>();
  let shopLimit: number = defaultSettings.lowStock;

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
    const entry: Entry = {
      text,
      words: [...places.keys()],
      listed: listedOf(product, shopLimit),
      stock: stockIn(product),
    };
    entries.set(product.id, entry);
    for (const [word, weight] of places) {
      const posting = vocabulary.get(word);
      if (posting) posting.set(entry, weight);
      else vocabulary.set(word, new Map([[entry, weight]]));
    }
  };

  const findAll = async (
    words: readonly string[],
    typos: boolean,
    slice: TimeSlice,
  ): Promise<Found> => {
    const byWord = words.map((word, index) =>
      meaningsOf(vocabulary, word, { isLast: index === words.length - 1, typos }),
    );
    let found: ReadonlyMap<Entry, number> | null = null;
    for (const meanings of byWord.toSorted((a, b) => reachOf(a) - reachOf(b))) {
      found = await scored(found, meanings, slice);
    }
    return { byWord, scores: found ?? new Map<Entry, number>() };
  };

  const findBy = async (search: string, slice: TimeSlice): Promise<Found> => {
    const words = searchWords(search);
    const found = await findAll(words, false, slice);
    // Each word is known, but not together: one of them may be another word's typo.
    return found.scores.size > 0 ? found : findAll(words, true, slice);
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
      known.stock = stockIn(product);
      const now = listedOf(product, shopLimit);
      if (isListedAs(now, known.listed)) return false;
      known.listed = now;
      return true;
    },

    setShopLimit(pieces) {
      shopLimit = pieces;
      let moved = false;
      for (const entry of entries.values()) {
        const { countInStock, lowFrom } = entry.stock;
        const stockLevel = stockLevelOf(countInStock, lowFrom, shopLimit);
        if (stockLevel === entry.listed.stockLevel) continue;
        entry.listed = { ...entry.listed, stockLevel };
        moved = true;
      }
      return moved;
    },

    async find(search, slice) {
      const { scores } = await findBy(search, slice);
      return asHits(scores, slice);
    },

    all: (slice) => asHits(new Map([...entries.values()].map((entry) => [entry, 0])), slice),

    async read(search, slice) {
      const { byWord, scores } = await findBy(search, slice);
      return {
        words: await readingsOf(byWord, (meaning) => isAmong(meaning, scores), slice),
        marksIn: createMarker(byWord.flat()),
      };
    },

    likely: (search) => likelySearches(vocabulary, search, isInName),

    get size() {
      return { words: vocabulary.size, products: entries.size };
    },
  };
};

const stockIn = ({ countInStock, lowFrom }: ProductDocument): Entry["stock"] => ({
  countInStock,
  lowFrom,
});

/** The words of a product, each with the weight of the best place it stands in. */
const placesOf = ({ name, category, description }: ProductDocument): ReadonlyMap<string, number> =>
  new Map([
    ...wordsIn(description).map((word) => [word, weights.description] as const),
    ...wordsIn(category).map((word) => [word, weights.category] as const),
    ...wordsIn(name).map((word) => [word, weights.name] as const),
  ]);

const asHits = async (
  scores: ReadonlyMap<Entry, number>,
  slice: TimeSlice,
): Promise<readonly Hit[]> => {
  const hits: Hit[] = [];
  for (const [{ listed: product }, score] of scores) {
    hits.push({ product, score });
    if (hits.length % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
  }
  return hits;
};

/** Whether a product has the word where it counts. */
const holds = ({ names }: Meaning<Posting>, entry: Entry, weight: number): boolean =>
  names === null ||
  (weight === weights.name && (names.room === null || names.room === entry.listed.category));

const isAmong = (meaning: Meaning<Posting>, found: Found["scores"]): boolean => {
  for (const [entry, weight] of meaning.posting) {
    if (found.has(entry) && holds(meaning, entry, weight)) return true;
  }
  return false;
};

const isInName = (posting: Posting): boolean => {
  for (const weight of posting.values()) if (weight === weights.name) return true;
  return false;
};

/** How many products a word leads to at most. */
const reachOf = (meanings: readonly Meaning<Posting>[]): number =>
  meanings.reduce((sum, { posting }) => sum + posting.size, 0);

/** What is left of some products by one more word, each with the best of what the word can mean in it. */
const scored = async (
  before: ReadonlyMap<Entry, number> | null,
  meanings: readonly Meaning<Posting>[],
  slice: TimeSlice,
): Promise<ReadonlyMap<Entry, number>> => {
  const best = new Map<Entry, number>();
  let looked = 0;
  for (const meaning of meanings) {
    if (slice.isOver()) await slice.next();
    for (const [entry, weight] of meaning.posting) {
      looked += 1;
      if (looked % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
      if (before && !before.has(entry)) continue;
      if (!holds(meaning, entry, weight)) continue;
      const score = weight * meaning.sureness;
      if (score > (best.get(entry) ?? 0)) best.set(entry, score);
    }
  }
  if (before) for (const [entry, score] of best) best.set(entry, score + (before.get(entry) ?? 0));
  return best;
};
