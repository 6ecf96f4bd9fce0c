import { expect, it } from "vitest";
import { requestedLanguage, languageCookie, languageOfPage, withoutLanguage } from "./language.ts";

const page = (url: string, cookie?: string, accepted?: string) =>
  languageOfPage({ url, headers: { cookie, "accept-language": accepted } });

it("the language in the address takes precedence over an earlier choice", () => {
  expect(page("/category?room=bath&lang=ta", "nivasa_language=si", "en")).toBe("ta");
  expect(requestedLanguage("/category?lang=fr")).toBeNull();
});

it("an earlier choice takes precedence over the browser's preference", () => {
  expect(page("/", "a=b; nivasa_language=si", "ta")).toBe("si");
  expect(page("/", languageCookie("ta").split(";")[0])).toBe("ta");
});

it("a first visit gets the browser's preferred language, or English", () => {
  expect(page("/", undefined, "si-LK,si;q=0.9,en;q=0.8")).toBe("si");
  expect(page("/", undefined, "ta")).toBe("ta");
  expect(page("/", undefined, "en-GB,si;q=0.9")).toBe("en");
  expect(page("/", "nivasa_language=fr", "fr")).toBe("en");
  expect(page("/")).toBe("en");
});

it.each([
  ["/category?room=bath&lang=ta", "/category?room=bath"],
  ["/category?lang=si&q=a%20b", "/category?q=a%20b"],
  ["/?lang=si", "/"],
  ["/", "/"],
])("%s shows what %s shows", (requested, shown) => expect(withoutLanguage(requested)).toBe(shown));
