import { categoryLimits, languages, walls } from "../constants.ts";
import { accept, refuse, unreachable, type Decider, type Decision } from "../decider.ts";
import { messages } from "../messages.ts";
import {
  invalidInput,
  notFound,
  type FieldProblem,
  type InvalidInput,
  type NotFound,
} from "../refusal.ts";
import { hasControls, normalLine } from "../values/line.ts";
import { freeSlug, isSlug } from "../values/slug.ts";
import {
  categoryWithId,
  shownCategories,
  unchangedCategories,
  type Categories,
  type Category,
} from "./categories.ts";
import type { CategoryDetails, CategoryEvent, CategoryId } from "./events.ts";

export type CategoryCommand =
  | {
      readonly type: "AddCategory";
      readonly categoryId: CategoryId;
      readonly details: CategoryDetails;
    }
  | {
      readonly type: "ChangeCategory";
      readonly categoryId: CategoryId;
      /** Missing details stay unchanged. */
      readonly details: Partial<CategoryDetails>;
    }
  | {
      readonly type: "MoveCategory";
      readonly categoryId: CategoryId;
      /** Its new place among the shown categories, from 1. */
      readonly place: number;
    }
  | {
      readonly type: "ArchiveCategory";
      readonly categoryId: CategoryId;
      readonly itemsMovedTo: CategoryId;
    }
  | { readonly type: "RestoreCategory"; readonly categoryId: CategoryId };

export type CategoryRefusal = InvalidInput | NotFound;

/**
 * The rules of all categories, in one stream, so that names and slugs are unique and the limits are
 * exact. At least one category is always shown.
 */
export const categoryDecider: Decider<Categories, CategoryCommand, CategoryEvent, CategoryRefusal> =
  {
    category: "category",
    initialState: unchangedCategories,

    evolve(categories, event) {
      const { categoryId } = event.data;
      const replaced = (change: (category: Category) => Category): Categories =>
        categories.map((each) => (each.id === categoryId ? change(each) : each));
      switch (event.type) {
        case "CategoryAdded": {
          const { names, slug, wall } = event.data;
          if (categoryWithId(categories, categoryId)) return categories;
          const state = { formerSlugs: [], itemsMovedTo: null };
          return [...categories, { id: categoryId, names, slug, wall, ...state }];
        }
        case "CategoryChanged": {
          const { names, slug, wall } = event.data;
          return replaced((before) => ({
            ...before,
            ...{ names, slug, wall },
            formerSlugs: [
              ...before.formerSlugs.filter((each) => each !== slug && each !== before.slug),
              ...(before.slug === slug ? [] : [before.slug]),
            ],
          }));
        }
        case "CategoryMoved":
          return atPlace(categories, categoryId, event.data.place);
        case "CategoryArchived": {
          const { itemsMovedTo } = event.data;
          return replaced((before) => ({ ...before, itemsMovedTo }));
        }
        case "CategoryRestored":
          return replaced((before) => ({ ...before, itemsMovedTo: null }));
        default:
          return unreachable(event);
      }
    },

    decide(command, categories) {
      const { categoryId } = command;
      const category = categoryWithId(categories, categoryId);
      const shown = shownCategories(categories);
      if (command.type === "AddCategory") {
        if (category) return accept();
        const full = limitProblem(categories, categories.length + 1);
        return full ?? added(categoryId, asSeen(command.details), categories);
      }
      if (!category) return refuse(notFound(messages.category.notFound));
      const name = category.names.en;
      switch (command.type) {
        case "ChangeCategory":
          return changed(
            category,
            asSeen({ ...detailsOf(category), ...command.details }),
            categories,
          );
        case "MoveCategory": {
          const previousPlace = shown.indexOf(category) + 1;
          if (previousPlace === 0) return refuse(problem("categoryId", messages.category.archived));
          const { place } = command;
          if (!Number.isSafeInteger(place) || place < 1 || place > shown.length) {
            return refuse(problem("place", `Please choose a place from 1 to ${shown.length}`));
          }
          return place === previousPlace
            ? accept()
            : accept({ type: "CategoryMoved", data: { categoryId, name, place, previousPlace } });
        }
        case "ArchiveCategory": {
          const { itemsMovedTo } = command;
          // A repeated command moves the items that are left.
          if (category.itemsMovedTo === itemsMovedTo) return accept();
          if (category.itemsMovedTo !== null) {
            return refuse(problem("categoryId", messages.category.archived));
          }
          if (shown.length === 1) return refuse(problem("categoryId", messages.category.last));
          const target = categoryWithId(shown, itemsMovedTo);
          if (!target || target === category) {
            return refuse(problem("itemsMovedTo", messages.category.targetMissing));
          }
          return accept({
            type: "CategoryArchived",
            data: { categoryId, name, itemsMovedTo, itemsMovedToName: target.names.en },
          });
        }
        case "RestoreCategory":
          if (category.itemsMovedTo === null) return accept();
          return (
            limitProblem(categories, categories.length) ??
            accept({ type: "CategoryRestored", data: { categoryId, name } })
          );
        default:
          return unreachable(command);
      }
    },
  };

const problem = (field: string, message: string): InvalidInput => invalidInput({ field, message });

/** One more shown category would be too many, or too many with the archived ones. */
const limitProblem = (categories: Categories, all: number) => {
  if (shownCategories(categories).length >= categoryLimits.shown) {
    return refuse(problem("categoryId", messages.category.full));
  }
  return all > categoryLimits.all ? refuse(problem("categoryId", messages.category.allFull)) : null;
};

/** The same categories with one at a place among the shown ones. */
const atPlace = (categories: Categories, id: CategoryId, place: number): Categories => {
  const moved = categoryWithId(categories, id);
  if (!moved) return categories;
  const others = categories.filter((each) => each !== moved);
  const next = shownCategories(others)[place - 1];
  const at = next ? others.indexOf(next) : others.length;
  return [...others.slice(0, at), moved, ...others.slice(at)];
};

const detailsOf = ({ names, slug, wall }: Category): CategoryDetails => ({ names, slug, wall });

/** Normalizes names to their visible form. */
const asSeen = ({ names, slug, wall }: CategoryDetails): CategoryDetails => ({
  names: { en: normalLine(names.en), si: normalLine(names.si), ta: normalLine(names.ta) },
  slug: slug.trim(),
  wall,
});

const added = (
  categoryId: CategoryId,
  details: CategoryDetails,
  categories: Categories,
): Decision<CategoryEvent, CategoryRefusal> => {
  const problems = detailsProblems(details, categories);
  if (problems.length > 0) return refuse(invalidInput(...problems));
  return accept({ type: "CategoryAdded", data: { categoryId, ...details } });
};

const changed = (
  category: Category,
  details: CategoryDetails,
  categories: Categories,
): Decision<CategoryEvent, CategoryRefusal> => {
  const others = categories.filter((each) => each !== category);
  const problems = [...detailsProblems(details, others), ...historyProblem(category, details)];
  if (problems.length > 0) return refuse(invalidInput(...problems));
  const previous = detailsOf(category);
  const isSame =
    details.slug === previous.slug &&
    details.wall === previous.wall &&
    languages.every(({ code }) => details.names[code] === previous.names[code]);
  if (isSame) return accept();
  const data = { categoryId: category.id, ...details, previous };
  return accept({ type: "CategoryChanged", data });
};

const detailsProblems = (
  { names, slug, wall }: CategoryDetails,
  others: Categories,
): readonly FieldProblem[] => [
  ...languages.flatMap(({ code }) => nameProblem(code, names[code], others)),
  ...slugProblem(slug, others),
  ...(walls.includes(wall) ? [] : [{ field: "wall", message: "Please choose one of the walls" }]),
];

const nameProblem = (
  language: keyof CategoryDetails["names"],
  name: string,
  others: Categories,
): readonly FieldProblem[] => {
  const field = `names.${language}`;
  const refused = (message: string) => [{ field, message }];
  if (name === "") return language === "en" ? refused(messages.category.nameMissing) : [];
  if (hasControls(name) || /[<>]/.test(name)) {
    return refused("A name must be one line without < and >");
  }
  if (name.length > categoryLimits.name)
    return refused(`At most ${categoryLimits.name} characters`);
  const lower = name.toLowerCase();
  const other = others.find(({ names }) => names[language].toLowerCase() === lower);
  return other ? refused(messages.category.nameTaken(name, other.itemsMovedTo !== null)) : [];
};

/** The slugs that categories have or had. */
export const takenSlugs = (categories: Categories): ReadonlySet<string> =>
  new Set(categories.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));

const slugProblem = (slug: string, others: Categories): readonly FieldProblem[] => {
  const refused = (message: string) => [{ field: "slug", message }];
  if (!isSlug(slug)) return refused(messages.category.slugInvalid);
  if (slug.length > categoryLimits.slug)
    return refused(`At most ${categoryLimits.slug} characters`);
  const taken = takenSlugs(others);
  if (!taken.has(slug)) return [];
  const by = others.find((each) => each.slug === slug || each.formerSlugs.includes(slug));
  const free = freeSlug(slug, taken, categoryLimits.slug);
  return refused(messages.category.slugTaken(slug, by?.names.en ?? "", free));
};

/** Each address leads to the category permanently, so their number is limited. */
const historyProblem = (
  { slug: before, formerSlugs }: Category,
  { slug }: CategoryDetails,
): readonly FieldProblem[] =>
  slug !== before && !formerSlugs.includes(slug) && formerSlugs.length >= categoryLimits.formerSlugs
    ? [{ field: "slug", message: messages.category.slugsFull }]
    : [];
