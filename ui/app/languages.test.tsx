import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languages } from "../generated/shop.ts";
import { removeLanguageParameter } from "./language-choice.ts";
import { LanguageLinks } from "./languages.tsx";

beforeEach(() => window.history.replaceState({ key: "k1" }, "", "/category?room=kitchen#top"));
afterEach(() => {
  window.history.replaceState(null, "", "/");
});

const address = () => `${location.pathname}${location.search}${location.hash}`;

describe("the languages of the shop", () => {
  it("are each named in their own language, also for screen readers; the current one is marked", () => {
    render(<LanguageLinks />);
    const links = screen.getAllByRole("link");
    expect(links.map(({ lang, textContent }) => [lang, textContent])).toEqual(
      languages.map(({ code, name }) => [code, name]),
    );
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(
      languages.map(({ code }) => (code === "en" ? "true" : null)),
    );
  });

  /** Presses the second language; returns whether the browser follows the link. */
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

  it("load the same address in the same history entry", () => {
    expect(press()).toBe(false);
    expect(address()).toBe(`/category?room=kitchen&lang=${second}#top`);
    expect(window.history.state).toEqual({ key: "k1" });
    // jsdom implements no reload, and logs that.
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

describe("an address that requests a language", () => {
  it("loses the parameter after it was stored; the rest of it and the history state stay", () => {
    window.history.replaceState({ key: "k1" }, "", "/category?room=kitchen&lang=si#top");
    removeLanguageParameter();
    expect(address()).toBe("/category?room=kitchen#top");
    expect(window.history.state).toEqual({ key: "k1" });
  });

  it("stays unchanged without the parameter", () => {
    const length = window.history.length;
    removeLanguageParameter();
    expect(address()).toBe("/category?room=kitchen#top");
    expect(window.history.length).toBe(length);
  });
});
