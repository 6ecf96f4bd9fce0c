import { expect, it } from "vitest";
import "../../../../testing/default-categories.ts";
import { catalogueViewOf, parametersOf } from "./catalogue-view.ts";

it.each(["", "q=lamp", "room=kitchen&show=low&sort=NAME", "q=a+b&show=archived"])(
  "reads %j from the URL as written",
  (address) => {
    const view = catalogueViewOf(new URLSearchParams(address));
    expect(parametersOf(view).toString()).toBe(address);
  },
);

it("ignores invalid values", () => {
  expect(catalogueViewOf(new URLSearchParams("room=attic&show=half&sort=toString"))).toEqual({
    search: "",
    category: null,
    show: "all",
    sort: "NEWEST",
  });
});
