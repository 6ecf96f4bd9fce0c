import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languages } from "../generated/shop.ts";
import { forgetAskedLanguage } from "./language-choice.ts";
import { LanguageLinks } from "./languages.tsx";

beforeEach(() => window.history.replaceState({ key: "k1" }, "", "/category?room=kitchen#top"));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

const address = () => `${location.pathname}${location.search}${location.hash}`;

describe("the languages of the shop", () => {
  it("are each named in its own words, for readers too; the one that is shown is marked", () => {
    render(<LanguageLinks />);
    const links = screen.getAllByRole("link");
    expect(links.map(({ lang, textContent }) => [lang, textContent])).toEqual(
      languages.map(({ code, name }) => [code, name]),
    );
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(
      languages.map(({ code }) => (code === "en" ? "true" : null)),
    );
  });

  /** Presses the second language; tells whether the browser follows the link. */
  function press(held: object = {}) {
    render(<LanguageLinks />);
    let follows = false;
    const last = (event: Event) => {
      follows = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", last, { once: true });
    fireEvent.click(screen.getAllByRole("link")[1]!, held);
    return follows;
  }
  const second = languages[1].code;

  it("are asked for at the same address and place in the history", () => {
    expect(press()).toBe(false);
    expect(address()).toBe(`/category?room=kitchen&lang=${second}#top`);
    expect(window.history.state).toEqual({ key: "k1" });
    // jsdom loads no page anew, and says so.
    vi.mocked(console.error).mockClear();
  });

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
    "are left to the browser with %s: for another tab",
    (held) => {
      expect(press({ [held]: true })).toBe(true);
      expect(address()).toBe("/category?room=kitchen#top");
    },
  );

  it("are links, which work without scripts", () => {
    render(<LanguageLinks />);
    expect(screen.getAllByRole("link")[1]?.getAttribute("href")).toBe(`?lang=${second}`);
  });
});

describe("an address that asks for a language", () => {
  it("no longer does once it is kept; the rest of it, and the place in the history, stay", () => {
    window.history.replaceState({ key: "k1" }, "", "/category?room=kitchen&lang=si#top");
    forgetAskedLanguage();
    expect(address()).toBe("/category?room=kitchen#top");
    expect(window.history.state).toEqual({ key: "k1" });
  });

  it("given one that asks for none, then nothing is changed", () => {
    const length = window.history.length;
    forgetAskedLanguage();
    expect(address()).toBe("/category?room=kitchen#top");
    expect(window.history.length).toBe(length);
  });
});
