import { expect, it } from "vitest";
import { replayViewOf, replayParamsOf, shareOf, threadOf, eventFilterOf } from "./replay-view.ts";

it("reads what it writes to the URL, and leaves out defaults and invalid values", () => {
  const address =
    "from=10&to=90&at=40&speed=1000&product=uva-kettle&noun=order&order=NV-7K3M9Q&province=Uva";
  expect(replayParamsOf(replayViewOf(new URLSearchParams(address))).toString()).toBe(address);
  const odd = replayViewOf(new URLSearchParams("speed=7&at=&from=&noun=weather&province=Mars"));
  expect(replayParamsOf(odd).toString()).toBe("");
  expect(eventFilterOf(odd)).toEqual({});
  expect(eventFilterOf(replayViewOf(new URLSearchParams(address)))).toEqual({
    ...{ nouns: ["ORDER"], order: "NV-7K3M9Q", province: "Uva" },
  });
});

it("maps a range from before its first event to its last", () => {
  const range = { first: 11, last: 20 };
  expect([5, 10, 15, 20, 30].map((number) => shareOf(number, range))).toEqual([0, 0, 0.5, 1, 1]);
});

it("draws a thread that steps where a value changes", () => {
  const levels = [
    { number: 0, value: 4 },
    { number: 5, value: 2 },
  ];
  expect(threadOf(levels, { first: 1, last: 10 }, { height: 60, top: 4 })).toBe(
    "M0.0 0.0H500.0V30.0H1000",
  );
  expect(threadOf([], { first: 1, last: 10 }, { height: 60, top: 4 })).toBe("");
});
