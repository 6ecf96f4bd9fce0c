import { expect, it } from "vitest";
import { lookOf, parametersOf } from "./look.ts";

it.each(["", "q=lamp", "room=kitchen&show=low&sort=NAME", "q=a+b&show=archived"])(
  "reads %j from the URL as written",
  (address) => {
    const look = lookOf(new URLSearchParams(address));
    expect(parametersOf(look).toString()).toBe(address);
  },
);

it("ignores invalid values", () => {
  expect(lookOf(new URLSearchParams("room=attic&show=half&sort=toString"))).toEqual({
    search: "",
    category: null,
    show: "all",
    sort: "NEWEST",
  });
});
