import { beforeEach, describe, expect, it, vi } from "vitest";
import { draftStore } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

const drafts = draftStore("letter", ["subject", "text"]);
const letter = { subject: "A leg", text: "is loose" };
const key = "nivasa.letter.account-1";

describe("what was typed", () => {
  it("is there again, until it is dropped", () => {
    expect(drafts.read("account-1")).toEqual({});
    drafts.keep("account-1", letter);
    expect(drafts.read("account-1")).toEqual(letter);
    drafts.keep("account-1", { ...letter, text: "is firm" });
    expect(drafts.read("account-1").text).toBe("is firm");
    drafts.drop("account-1");
    expect(drafts.read("account-1")).toEqual({});
  });

  it("is seen by nobody else, and in no other form", () => {
    drafts.keep("account-1", letter);
    expect(drafts.read("account-2")).toEqual({});
    expect(draftStore("order", ["subject"]).read("account-1")).toEqual({});
    drafts.drop("account-2");
    expect(drafts.read("account-1")).toEqual(letter);
  });

  it("is kept for this tab alone", () => {
    drafts.keep("account-1", letter);
    expect(sessionStorage.getItem(key)).not.toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("is kept by the device where the form says so", () => {
    const lasting = draftStore("letter", ["subject", "text"], "device");
    lasting.keep("account-1", letter);
    expect(localStorage.getItem(key)).not.toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(lasting.read("account-1")).toEqual(letter);
    lasting.drop("account-1");
    expect(localStorage.getItem(key)).toBeNull();
  });
});

it.each([
  ["no JSON", "{"],
  ["no object", '"subject"'],
  ["values that are no text", '{"subject":1}'],
  ["fields the form does not have", '{"colour":"red"}'],
])("is nothing where storage holds %s", (_what, stored) => {
  sessionStorage.setItem(key, stored);
  expect(drafts.read("account-1")).toEqual({});
});

it("does without a storage that refuses", () => {
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  expect(() => drafts.keep("account-1", letter)).not.toThrow();
  expect(drafts.read("account-1")).toEqual({});
  expect(() => drafts.drop("account-1")).not.toThrow();
});
