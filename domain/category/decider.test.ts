import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { categoryLimits, walls } from "../constants.ts";
import { defaultCategories } from "./defaults.ts";
import { slugOf } from "../values/slug.ts";
import {
  categoryAt,
  categoryNamed,
  idsOfShown,
  shownCategories,
  shownCategory,
  type Categories,
} from "./categories.ts";
import { categoryChangeText } from "./category-text.ts";
import { categoryDecider, type CategoryCommand } from "./decider.ts";
import type { CategoryDetails, CategoryEvent } from "./events.ts";

const { given } = scenarioOf(categoryDecider);

const garden: CategoryDetails = {
  names: { en: "Garden", si: "උද්‍යානය", ta: "" },
  slug: "garden",
  wall: "furnitures",
};
const add = (details: Partial<CategoryDetails> = {}, categoryId = "g"): CategoryCommand => ({
  type: "AddCategory",
  categoryId,
  details: { ...garden, ...details },
});
const named = (en: string): Partial<CategoryDetails> => ({
  names: { en, si: "", ta: "" },
  slug: slugOf(en, categoryLimits.slug),
});
const change = (details: Partial<CategoryDetails>, categoryId = "g") =>
  ({ type: "ChangeCategory", categoryId, details }) as const;
const move = (categoryId: string, place: number) =>
  ({ type: "MoveCategory", categoryId, place }) as const;
const archive = (categoryId: string, itemsMovedTo: string) =>
  ({ type: "ArchiveCategory", categoryId, itemsMovedTo }) as const;
const restore = (categoryId: string) => ({ type: "RestoreCategory", categoryId }) as const;
const added = (details = garden, categoryId = "g"): CategoryEvent => ({
  type: "CategoryAdded",
  data: { categoryId, ...details },
});
const names = (categories: Categories) => categories.map(({ names: { en } }) => en);

describe("the categories", () => {
  it("are the specification's five before the first change, with their names as ids", () => {
    const { state } = given();
    expect(names(state)).toEqual(defaultCategories.map(({ id }) => id));
    expect(names(state)).toEqual([
      "Furnitures",
      "Electronics",
      "Kitchen Equipments",
      "Bathwares",
      "Wall Designs",
    ]);
  });

  it("can be added to, once, as the last one", () => {
    const { state } = given().when(add()).then(added());
    expect(names(state).at(-1)).toBe("Garden");
    given(added()).when(add()).then();
    given()
      .when(add({ names: { ...garden.names, en: " Garden\u200b " } }))
      .then(added());
  });

  it.each([
    [{ names: { en: " ", si: "", ta: "" } }, "names.en", /English name/],
    [{ names: { en: "x".repeat(41), si: "", ta: "" } }, "names.en", /At most 40/],
    [{ names: { en: "electronics", si: "", ta: "" } }, "names.en", /Another category has/],
    [{ names: { en: "Garden", si: "ගෘහ භාණ්ඩ", ta: "" } }, "names.si", /Another category has/],
    [{ names: { en: "Gar\nden", si: "", ta: "" } }, "names.en", /one line/],
    [{ slug: "Garden" }, "slug", /small letters/],
    [{ slug: "x".repeat(61) }, "slug", /At most 60/],
    [{ slug: "bath" }, "slug", /belongs to Bathwares. bath-2 is free/],
    [{ wall: "mud" as "bath" }, "wall", /one of the walls/],
  ])("refuse %o", (details, field, message) => {
    given()
      .when(add(details))
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [{ field, message: expect.stringMatching(message) as string }],
      });
  });

  it("keep their id and their earlier addresses through every change of a name", () => {
    const renamed = { ...garden, names: { en: "Terrace", si: "", ta: "" }, slug: "terrace" };
    const { state } = given(added())
      .when(change(renamed))
      .then({
        type: "CategoryChanged",
        data: { categoryId: "g", ...renamed, previous: garden },
      });
    expect(categoryAt(state, "garden")).toMatchObject({ id: "g", slug: "terrace" });
    expect(categoryNamed(state, "Terrace")?.id).toBe("g");
    given(added()).when(change(garden)).then();
    given().when(change(garden, "cellar")).thenRefused({ code: "NOT_FOUND" });
  });

  it("never take an address that another one had, and may have their own again", () => {
    const history = [
      added(),
      {
        type: "CategoryChanged",
        data: { categoryId: "g", ...garden, slug: "terrace", previous: garden },
      },
    ] as const;
    given(...history)
      .when(add({ ...named("Yard"), slug: "garden" }, "y"))
      .thenRefused({ code: "INVALID_INPUT" });
    const { state } = given(...history)
      .when(change({ slug: "garden" }))
      .then({
        type: "CategoryChanged",
        data: { categoryId: "g", ...garden, previous: { ...garden, slug: "terrace" } },
      });
    expect(state.at(-1)).toMatchObject({ slug: "garden", formerSlugs: ["terrace"] });
  });

  it("move to a place among the shown ones", () => {
    const { state } = given()
      .when(move("Bathwares", 1))
      .then({
        type: "CategoryMoved",
        data: { categoryId: "Bathwares", name: "Bathwares", place: 1, previousPlace: 4 },
      });
    expect(names(state).slice(0, 2)).toEqual(["Bathwares", "Furnitures"]);
    given().when(move("Bathwares", 4)).then();
    given().when(move("Bathwares", 6)).thenRefused({ code: "INVALID_INPUT" });
    given().when(move("Bathwares", 0)).thenRefused({ code: "INVALID_INPUT" });
  });

  it("are archived in favour of another one, to which they lead from then on", () => {
    const { state } = given()
      .when(archive("Bathwares", "Electronics"))
      .then({
        type: "CategoryArchived",
        data: {
          ...{ categoryId: "Bathwares", name: "Bathwares" },
          ...{ itemsMovedTo: "Electronics", itemsMovedToName: "Electronics" },
        },
      });
    expect(shownCategories(state)).toHaveLength(4);
    expect(shownCategory(state, "Bathwares")).toBe("Electronics");
    expect(idsOfShown(state, "Electronics")).toEqual(["Electronics", "Bathwares"]);
    for (const [id, to] of [
      ["Bathwares", "Bathwares"],
      ["Bathwares", "cellar"],
    ] as const) {
      given().when(archive(id, to)).thenRefused({ code: "INVALID_INPUT" });
    }
  });

  it("come back at their place", () => {
    const archived: CategoryEvent = {
      type: "CategoryArchived",
      data: {
        ...{ categoryId: "Electronics", name: "Electronics" },
        ...{ itemsMovedTo: "Bathwares", itemsMovedToName: "Bathwares" },
      },
    };
    given(archived).when(archive("Electronics", "Bathwares")).then();
    given(archived).when(archive("Electronics", "Furnitures")).thenRefused({});
    given(archived).when(move("Electronics", 1)).thenRefused({});
    given(archived)
      .when(add(named("Electronics")))
      .thenRefused({ code: "INVALID_INPUT" });
    const { state } = given(archived)
      .when(restore("Electronics"))
      .then({
        type: "CategoryRestored",
        data: { categoryId: "Electronics", name: "Electronics" },
      });
    expect(shownCategories(state)[1]?.id).toBe("Electronics");
  });

  it("are at most 24, 30 with the archived ones, and at least one", () => {
    const many = (count: number, first = 0): CategoryEvent[] =>
      Array.from({ length: count }, (_, index) =>
        added(
          { ...garden, ...(named(`Room ${first + index}`) as CategoryDetails), wall: "bath" },
          `r${first + index}`,
        ),
      );
    const archived = (id: string): CategoryEvent => ({
      type: "CategoryArchived",
      data: { categoryId: id, name: id, itemsMovedTo: "Bathwares", itemsMovedToName: "Bathwares" },
    });
    given(...many(19))
      .when(add())
      .thenRefused({ message: expect.stringContaining("24 categories") as string });
    const withArchived = [
      ...many(19),
      ...["r0", "r1", "r2", "r3", "r4", "r5"].map(archived),
      ...many(6, 19),
    ];
    given(...withArchived)
      .when(restore("r0"))
      .thenRefused({});
    given(...withArchived, archived("r6"))
      .when(add())
      .thenRefused({ message: expect.stringContaining("30 categories") as string });
    given(
      ...defaultCategories
        .slice(0, 4)
        .map(({ id }) => archived(id))
        .filter(({ data }) => data.categoryId !== "Bathwares"),
      {
        ...archived("Wall Designs"),
      },
    )
      .when(archive("Bathwares", "Furnitures"))
      .thenRefused({ message: "The shop needs at least one category." });
  });
});

it("a change is described in one sentence", () => {
  const next = { ...garden, slug: "terrace", wall: "bath" as const };
  expect(categoryChangeText({ categoryId: "g", ...next, previous: garden })).toBe(
    "Category Garden: address garden to terrace, wall furnitures to bath",
  );
});

it("any sequence of edits keeps every product reachable and every old link answered", () => {
  const ids = ["Furnitures", "Electronics", "Kitchen Equipments", "Bathwares", "Wall Designs"];
  const id = fc.constantFrom(...ids, "a", "b", "c");
  const word = fc.constantFrom("garden", "sofas", "bath", "sale", "toys", "kitchen");
  const details = fc.record({
    names: fc.record({ en: word, si: fc.constant(""), ta: fc.constant("") }),
    slug: word,
    wall: fc.constantFrom(...walls),
  });
  const command: fc.Arbitrary<CategoryCommand> = fc.oneof(
    fc.record({ type: fc.constant("AddCategory" as const), categoryId: id, details }),
    fc.record({ type: fc.constant("ChangeCategory" as const), categoryId: id, details }),
    fc.record({
      type: fc.constant("MoveCategory" as const),
      categoryId: id,
      place: fc.integer({ min: 0, max: 9 }),
    }),
    fc.record({ type: fc.constant("ArchiveCategory" as const), categoryId: id, itemsMovedTo: id }),
    fc.record({ type: fc.constant("RestoreCategory" as const), categoryId: id }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let state = categoryDecider.initialState;
      const links = new Map<string, string>(state.map(({ slug, id: own }) => [slug, own]));
      for (const each of commands) {
        const decision = categoryDecider.decide(each, state);
        if (!decision.accepted) continue;
        state = decision.events.reduce(categoryDecider.evolve, state);
        for (const { slug, id: own } of state) {
          // No address ever leads to another category than before.
          expect(links.get(slug) ?? own).toBe(own);
          links.set(slug, own);
        }
      }
      const shown = shownCategories(state).map(({ id: own }) => own);
      expect(shown.length).toBeGreaterThan(0);
      for (const [slug, own] of links) {
        const found = categoryAt(state, slug);
        expect(found?.id).toBe(own);
        expect(shown).toContain(shownCategory(state, own));
      }
      // A product stored in any category is in exactly one list.
      for (const { id: own } of state) {
        const lists = shown.filter((each) => idsOfShown(state, each).includes(own));
        expect(lists).toEqual([shownCategory(state, own)]);
      }
    }),
  );
});
