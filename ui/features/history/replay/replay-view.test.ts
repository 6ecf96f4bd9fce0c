import { expect, it } from "vitest";
import { replayViewOf, replayParamsOf, eventScale, eventFilterOf } from "./replay-view.ts";

it("reads what it writes to the URL, and leaves out defaults and invalid values", () => {
  const address =
    "from=10&to=90&at=40&speed=1000&product=uva-kettle&category=order&order=NV-7K3M9Q&province=Uva";
  expect(replayParamsOf(replayViewOf(new URLSearchParams(address))).toString()).toBe(address);
  const odd = replayViewOf(new URLSearchParams("speed=7&at=&from=&category=weather&province=Mars"));
  expect(replayParamsOf(odd).toString()).toBe("");
  expect(eventFilterOf(odd)).toEqual({});
  expect(eventFilterOf(replayViewOf(new URLSearchParams(address)))).toEqual({
    ...{ categories: ["ORDER"], order: "NV-7K3M9Q", province: "Uva" },
  });
});

it("maps a range from before its first event to its last", () => {
  const scale = eventScale({ first: 11, last: 20 });
  expect([5, 10, 15, 20, 30].map((number) => scale(number))).toEqual([0, 0, 0.5, 1, 1]);
});
