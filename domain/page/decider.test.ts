import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { languages, pageLimits, type Language } from "../constants.ts";
import { messages } from "../messages.ts";
import { pageContent, pageDecider, utf8Bytes, writtenTexts, type PageState } from "./decider.ts";
import type { PageEvent, PageTexts, PageVersion, ShopValues } from "./events.ts";
import { changedValues, valuesIn } from "./shop-values.ts";
import { reservedSlugs, slugProblem } from "./slug.ts";

const { given } = scenarioOf(pageDecider);

const drafted = (text: string, language: Language = "en", title = ""): PageEvent => ({
  type: "PageDrafted",
  data: { language, title, text },
});
const versionOf = (version: number, texts: PageTexts, values: ShopValues = {}): PageVersion => ({
  ...{ version, texts, values },
  digest: pageContent(texts, values),
});
const published = (version: PageVersion): PageEvent => ({ type: "PagePublished", data: version });
const withdrawn: PageEvent = { type: "PageWithdrawn", data: {} };
const en = (text: string, title = ""): PageTexts => ({ en: { title, text } });

const draft = (text: string, seen = 0, language: Language = "en", slug = "terms", title = "") =>
  ({ type: "DraftPage", slug, language, title, text, seen }) as const;
const publish = (state: PageState, values: ShopValues = {}, slug = "terms") => {
  const written = writtenTexts(state.drafts);
  return {
    type: "PublishPage" as const,
    ...{ slug, values, fallback: "en" as const },
    seen: Object.fromEntries(languages.map(({ code }) => [code, state.drafts[code]?.edition ?? 0])),
    digest: pageContent(written, valuesIn(written, values)),
  };
};
const after = (...events: readonly PageEvent[]) => {
  const scenario = given(...events);
  return { ...scenario, publishing: publish(scenario.state) };
};

describe("a draft", () => {
  it("of a known page needs nothing before, and holds the whole text as it is seen", () => {
    given().when(draft("Pay\r\nthe driver.\u202e\u0000 \n")).then(drafted("Pay\nthe driver."));
    given(drafted("One"))
      .when(draft("ශ්‍රී", 0, "si"))
      .then(drafted("ශ්‍රී", "si"));
  });

  it("that changes nothing stores nothing, whatever was seen", () => {
    given(drafted("One")).when(draft("One", 0)).then();
    given().when(draft("", 7)).then();
  });

  it("is refused if another owner changed the same language since, and not for another one", () => {
    given(drafted("One"), drafted("Two"))
      .when(draft("Mine", 1))
      .thenRefused({ code: "PAGE_CHANGED", language: "en" });
    given(drafted("One"), drafted("Eins", "ta")).when(draft("Two", 1)).then(drafted("Two"));
  });

  it("has a limit in bytes and a title of one line", () => {
    const si = "ශ".repeat(pageLimits.textBytes / 3);
    given()
      .when(draft(si, 0, "si"))
      .then(drafted(si, "si"));
    given()
      .when(draft(`${si}ශ`, 0, "si"))
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [{ field: "text.si", message: messages.page.textLong }],
      });
    given()
      .when(draft("", 0, "en", "terms", "x".repeat(81)))
      .thenRefused({ code: "INVALID_INPUT", message: messages.page.titleLong });
    given()
      .when(draft("", 0, "en", "terms", "Terms\nBcc"))
      .thenRefused({ code: "INVALID_INPUT", message: messages.page.titleForm });
  });

  it("of a page that no owner added is refused", () => {
    given()
      .when(draft("Text", 0, "en", "warranty"))
      .thenRefused({ code: "NOT_FOUND" });
    given(drafted("", "en", "Warranty"), withdrawn)
      .when(draft("Text", 1, "en", "warranty"))
      .thenRefused({ code: "NOT_FOUND" });
  });
});

describe("a publication", () => {
  it("holds every written text and the values in them, and is numbered", () => {
    const values = { phone: "011", email: "a@b.lk" };
    const texts: PageTexts = { en: { title: "Terms", text: "Call {{phone}}" } };
    const { state } = given(drafted("Call {{phone}}", "en", "Terms"), drafted("", "ta", "x"));
    const version = versionOf(1, texts, { phone: "011" });
    given(drafted("Call {{phone}}", "en", "Terms"), drafted("", "ta", "x"))
      .when(publish(state, values))
      .then(published(version));
    const next = { ...versionOf(1, texts, { phone: "022" }), version: 2 };
    const { when, state: later } = given(
      drafted("Call {{phone}}", "en", "Terms"),
      published(version),
    );
    when(publish(later, { phone: "022" })).then(published(next));
  });

  it("of the live texts changes nothing", () => {
    const { when, publishing } = after(drafted("One"), published(versionOf(1, en("One"))));
    when(publishing).then();
  });

  it("is refused if a text has changed since, so that nothing unseen is published", () => {
    const { publishing } = after(drafted("One"));
    given(drafted("One"), drafted("Due", "ta"))
      .when(publishing)
      .thenRefused({ code: "PAGE_CHANGED", language: "ta" });
  });

  it.each<[string, readonly PageEvent[], string]>([
    ["text.en", [drafted("இரண்டு", "ta")], "Write the English text first"],
    ["text.en", [drafted("{{telephone}}")], "The shop has no value {{telephone}}"],
    ["text.en", [drafted("{{phone}}")], "The shop has no phone yet"],
  ])("names %s if the text can't be published", (field, events, message) => {
    const { when, publishing } = after(...events);
    when(publishing).thenRefused({
      code: "INVALID_INPUT",
      fields: [{ field, message: expect.stringContaining(message) as string }],
    });
  });

  it("of an own page needs a title", () => {
    const { state, when } = given(drafted("Text"));
    when(publish(state, {}, "warranty")).thenRefused({
      code: "INVALID_INPUT",
      fields: [{ field: "title.en", message: messages.page.titleMissing }],
    });
  });
});

describe("an earlier version", () => {
  const history = [
    drafted("One"),
    published(versionOf(1, en("One"))),
    drafted("Two"),
    published(versionOf(2, en("Two"))),
  ];
  it("is published again as the next version, and the draft stays", () => {
    const { state } = given(...history)
      .when({ type: "RepublishPage", copy: versionOf(1, en("One")), seen: 2 })
      .then({ type: "PagePublished", data: { ...versionOf(1, en("One")), version: 3, copyOf: 1 } });
    expect(state.live?.texts).toEqual(en("One"));
    expect(state.drafts.en?.text).toBe("Two");
  });

  it("is refused if another owner published in the meantime", () => {
    const command = { type: "RepublishPage", copy: versionOf(1, en("One")), seen: 1 } as const;
    given(...history)
      .when(command)
      .thenRefused({ code: "PAGE_CHANGED", language: null });
  });
});

describe("a withdrawal", () => {
  it("hides a published page once; numbers go on", () => {
    const command = { type: "WithdrawPage", slug: "terms", seen: 1 } as const;
    given(drafted("One"), published(versionOf(1, en("One"))))
      .when(command)
      .thenOnceOnly();
    const { when, publishing } = after(
      drafted("One"),
      published(versionOf(1, en("One"))),
      withdrawn,
    );
    when(publishing).then(published({ ...versionOf(1, en("One")), version: 2 }));
  });

  it("removes a page that was never published, and an owner can add it again with its text", () => {
    const command = { type: "WithdrawPage", slug: "warranty", seen: 0 } as const;
    given(drafted("Text", "en", "Warranty"))
      .when(command)
      .then(withdrawn);
    given(drafted("Text", "en", "Warranty"), withdrawn)
      .when({ type: "AddPage", slug: "warranty", title: "Guarantee", language: "en" })
      .then(drafted("Text", "en", "Guarantee"));
    given()
      .when({ ...command, slug: "terms" })
      .then();
  });
});

describe("a new page", () => {
  const add = (slug: string, title = "Warranty") =>
    ({ type: "AddPage", slug, title, language: "en" }) as const;

  it("begins with its title", () => {
    given()
      .when(add("warranty-2", " Warranty "))
      .then(drafted("", "en", "Warranty"));
  });

  it.each([
    ["terms", messages.page.slugTaken],
    ["admin", messages.page.slugReserved],
    ["api", messages.page.slugReserved],
    ["Warranty", messages.page.slugForm],
    ["-a", messages.page.slugForm],
    ["a--b", messages.page.slugForm],
    ["../x", messages.page.slugForm],
    ["", messages.page.slugForm],
    ["x".repeat(61), messages.page.slugForm],
  ])("can't have the address %j", (slug, message) => {
    given().when(add(slug)).thenRefused({ code: "INVALID_INPUT", message });
  });

  it("is refused if it exists, or without a title", () => {
    given(drafted("", "en", "Warranty"))
      .when(add("warranty"))
      .thenRefused({ code: "INVALID_INPUT", message: messages.page.slugTaken });
    given()
      .when(add("warranty", "\u200b"))
      .thenRefused({ code: "INVALID_INPUT", message: messages.page.titleMissing });
  });
});

it("numbers versions without gaps, and changes none, after any commands", () => {
  const step = fc.record({
    kind: fc.constantFrom("draft", "publish", "republish", "withdraw"),
    language: fc.constantFrom<Language>("en", "si", "ta"),
    text: fc.constantFrom("", "a", "b"),
    seen: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = pageDecider.initialState;
      const versions: PageVersion[] = [];
      for (const { kind, language, text, seen } of steps) {
        const copy = versions[seen];
        const command =
          kind === "draft"
            ? draft(text, state.drafts[language]?.edition ?? 0, language)
            : kind === "publish"
              ? publish(state)
              : kind === "republish" && copy
                ? ({ type: "RepublishPage", copy, seen: state.version } as const)
                : ({ type: "WithdrawPage", slug: "terms", seen: state.version } as const);
        const decision = pageDecider.decide(command, state);
        if (!decision.accepted) continue;
        for (const event of decision.events) {
          state = pageDecider.evolve(state, event);
          if (event.type === "PagePublished") versions.push(event.data);
        }
      }
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => at + 1));
      for (const { texts, values, digest } of versions) {
        expect(digest).toBe(pageContent(texts, values));
        expect(texts.en?.text).toBeTruthy();
      }
    }),
  );
});

it("counts bytes as they are stored", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(utf8Bytes(text)).toBe(Buffer.byteLength(text));
    }),
  );
});

it("finds the values that differ now", () => {
  expect(changedValues({ phone: "1", email: "a" }, { phone: "2", email: "a" })).toEqual(["phone"]);
  expect(changedValues({ phone: "1" }, {})).toEqual(["phone"]);
});

it("reserves names that no page may have", () => {
  for (const slug of reservedSlugs) expect(slugProblem(slug)).toBe(messages.page.slugReserved);
});
