import { defaultSettings } from "#domain/settings/defaults.ts";
import type { TimeSlice } from "#event-store/time-slice.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import {
  englishName,
  shownCategory,
  unchangedCategories,
  type Categories,
} from "#domain/category/categories.ts";
import { isInName, placesOf, stockIn, type Entry, type Posting } from "./indexed-product.ts";
import { likelySearches } from "./likely.ts";
import { isListedAs, listedOf, productStockLevel, type Hit } from "./listed.ts";
import { createMarker } from "./marks.ts";
import { meaningsOf, type Meaning } from "./meanings.ts";
import { replacedWordsOf, type Interpretation } from "./interpretation.ts";
import { asHits, isAmong, reachOf, scored, type Scores } from "./scoring.ts";
import { createVocabulary } from "./vocabulary.ts";
import { searchWords } from "./words.ts";

/** The products on sale by the words of their names, categories and descriptions. */
export interface SearchIndex {
  /** Updates a product; true if that can change the results of a search or their order. */
  put(product: ProductDocument): boolean;
  /** Sets the shop's limit of low stock; true if that can change results. */
  setShopLimit(pieces: number): boolean;
  /** Sets the shop's categories; true if that can change results. */
  setCategories(categories: Categories): boolean;
  /** The products that match every word of the search, unsorted. Runs in slices. */
  find(search: string, slice: TimeSlice): Promise<readonly Hit[]>;
  /** Every product, all with the same score. */
  all(slice: TimeSlice): Promise<readonly Hit[]>;
  /**
   * How the words of a search are understood, and where they occur in a product. Runs in slices.
   */
  interpret(search: string, slice: TimeSlice): Promise<Interpretation>;
  /** Suggestions for a search without hits, nearest first; each has hits. */
  likely(search: string): readonly string[];
  /** Number of indexed words and products. */
  readonly size: { readonly words: number; readonly products: number };
}

/** The possible meanings of the search words, in order, and the products found by them. */
interface Found {
  readonly byWord: readonly (readonly Meaning<Posting>[])[];
  readonly scores: Scores;
}

export const createSearchIndex = (): SearchIndex => {
  const vocabulary = createVocabulary<Posting>();
  const entries = new Map<string, Entry>();
  let shopLimit: number = defaultSettings.lowStock;
  let categories = unchangedCategories;

  const removeWords = (entry: Entry): void => {
    for (const word of entry.words) {
      const posting = vocabulary.get(word);
      posting?.delete(entry);
      if (posting?.size === 0) vocabulary.delete(word);
    }
  };

  const addWords = (entry: Entry): void => {
    const places = placesOf(entry.source, englishName(categories, entry.listed.category));
    entry.words = [...places.keys()];
    for (const [word, weight] of places) {
      const posting = vocabulary.get(word);
      if (posting) posting.set(entry, weight);
      else vocabulary.set(word, new Map([[entry, weight]]));
    }
  };

  const remove = (id: string, entry: Entry): void => {
    entries.delete(id);
    removeWords(entry);
  };

  /** Items of an archived category are listed in the one that took them. */
  const listed = (product: ProductDocument) =>
    listedOf(product, shopLimit, shownCategory(categories, product.category));

  const add = (product: ProductDocument): void => {
    const { name, category, description } = product;
    const entry: Entry = {
      source: { name, category, description },
      words: [],
      listed: listed(product),
      stock: stockIn(product),
    };
    entries.set(product.id, entry);
    addWords(entry);
  };

  const findAll = async (
    words: readonly string[],
    typos: boolean,
    slice: TimeSlice,
  ): Promise<Found> => {
    const byWord = words.map((word, index) =>
      meaningsOf(vocabulary, word, { isLast: index === words.length - 1, typos }),
    );
    let found: Scores | null = null;
    for (const meanings of byWord.toSorted((a, b) => reachOf(a) - reachOf(b))) {
      found = await scored(found, meanings, slice);
    }
    return { byWord, scores: found ?? new Map<Entry, number>() };
  };

  const findBy = async (search: string, slice: TimeSlice): Promise<Found> => {
    const words = searchWords(search);
    const found = await findAll(words, false, slice);
    // Each word is known, but no product has all of them: one may be a typo of another word.
    return found.scores.size > 0 ? found : findAll(words, true, slice);
  };

  return {
    put(product) {
      const known = entries.get(product.id);
      if (!product.sold) {
        if (known) remove(product.id, known);
        return known !== undefined;
      }
      if (!known || !hasTexts(known, product)) {
        if (known) remove(product.id, known);
        add(product);
        return true;
      }
      known.stock = stockIn(product);
      const now = listed(product);
      if (isListedAs(now, known.listed)) return false;
      known.listed = now;
      return true;
    },

    setShopLimit(pieces) {
      shopLimit = pieces;
      let moved = false;
      for (const entry of entries.values()) {
        const stockLevel = productStockLevel(entry.stock, shopLimit);
        if (stockLevel === entry.listed.stockLevel) continue;
        entry.listed = { ...entry.listed, stockLevel };
        moved = true;
      }
      return moved;
    },

    setCategories(now) {
      const before = categories;
      if (before === now) return false;
      categories = now;
      for (const entry of entries.values()) {
        const category = shownCategory(now, entry.source.category);
        const isSame = category === entry.listed.category;
        if (isSame && englishName(before, category) === englishName(now, category)) continue;
        removeWords(entry);
        entry.listed = { ...entry.listed, category };
        addWords(entry);
      }
      return true;
    },

    async find(search, slice) {
      const { scores } = await findBy(search, slice);
      return asHits(scores, slice);
    },

    all: (slice) => asHits(new Map([...entries.values()].map((entry) => [entry, 0])), slice),

    async interpret(search, slice) {
      const { byWord, scores } = await findBy(search, slice);
      return {
        replacedWords: await replacedWordsOf(byWord, (meaning) => isAmong(meaning, scores), slice),
        marksIn: createMarker(byWord.flat()),
      };
    },

    likely: (search) => likelySearches(vocabulary, search, isInName),

    get size() {
      return { words: vocabulary.size, products: entries.size };
    },
  };
};

const hasTexts = ({ source }: Entry, { name, category, description }: ProductDocument): boolean =>
  source.name === name && source.category === category && source.description === description;
