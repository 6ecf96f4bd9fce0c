import { beforeEach, describe, expect, it, vi } from "vitest";
import { draftStore } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

const drafts = draftStore("letter", ["subject", "text"]);
const letter = { subject: "A leg", text: "is loose" };
const key = "nivasa.letter.account-1";

describe("a draft", () => {
  it("is restored until it is discarded", () => {
    expect(drafts.read("account-1")).toEqual({});
    drafts.save("account-1", letter);
    expect(drafts.read("account-1")).toEqual(letter);
    drafts.save("account-1", { ...letter, text: "is firm" });
    expect(drafts.read("account-1").text).toBe("is firm");
    drafts.drop("account-1");
    expect(drafts.read("account-1")).toEqual({});
  });

  it("is visible to no other user and no other form", () => {
    drafts.save("account-1", letter);
    expect(drafts.read("account-2")).toEqual({});
    expect(draftStore("order", ["subject"]).read("account-1")).toEqual({});
    drafts.drop("account-2");
    expect(drafts.read("account-1")).toEqual(letter);
  });

  it("is stored for this tab only", () => {
    drafts.save("account-1", letter);
    expect(sessionStorage.getItem(key)).not.toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("is stored on the device if the form asks for that", () => {
    const lasting = draftStore("letter", ["subject", "text"], "device");
    lasting.save("account-1", letter);
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
])("is empty if storage holds %s", (_what, stored) => {
  sessionStorage.setItem(key, stored);
  expect(drafts.read("account-1")).toEqual({});
});

it("works without storage if it is refused", () => {
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  expect(() => drafts.save("account-1", letter)).not.toThrow();
  expect(drafts.read("account-1")).toEqual({});
  expect(() => drafts.drop("account-1")).not.toThrow();
});
