import { expect, it } from "vitest";
import { placesInMemory } from "./places.ts";
import { createPresence } from "./presence.ts";

const kamal = { id: "kamal", name: "Kamal" };
const opened = (wait = 0) => {
  let time = 0;
  let ids = 0;
  const presence = createPresence({
    places: placesInMemory(() => time),
    countChange: async () => wait,
    newId: () => `place ${(ids += 1)}`,
  });
  const seen = async (personId = "nadia") =>
    (await presence.others(personId)).map(({ name, orderId, dragging }) => [
      name,
      orderId,
      dragging,
    ]);
  return { ...presence, seen, pass: (ms: number) => (time += ms) };
};

it("shows who is at which order to others, but not to themselves", async () => {
  const { enter, seen } = opened();
  await enter(kamal, { orderId: "o1", dragging: true });
  await enter({ id: "nadia", name: "Nadia" }, { orderId: null, dragging: false });
  expect(await seen()).toEqual([["Kamal", "o1", true]]);
  expect(await seen("kamal")).toEqual([]);
});

it("removes a leaving person after a delay, or immediately when they open another order", async () => {
  const { enter, seen, pass } = opened();
  const leave = await enter(kamal, { orderId: "o1", dragging: false });
  await leave();
  await leave();
  expect(await seen()).toEqual([["Kamal", "o1", false]]);
  const leaveAgain = await enter(kamal, { orderId: "o2", dragging: false });
  expect(await seen()).toEqual([["Kamal", "o2", false]]);
  await leaveAgain();
  pass(1500);
  expect(await seen()).toEqual([]);
});

it("removes a person after half an hour without a leave call", async () => {
  const { enter, seen, pass } = opened();
  const leave = await enter(kamal, { orderId: "o1", dragging: false });
  pass(30 * 60_000);
  expect(await seen()).toEqual([]);
  await leave();
  expect(await seen()).toEqual([]);
});

it("shows a person at no more than eight orders, and ignores invalid IDs and frequent changes", async () => {
  const { enter, seen } = opened();
  for (let at = 0; at < 12; at += 1) await enter(kamal, { orderId: `o${at}`, dragging: false });
  expect(await seen()).toHaveLength(8);
  await enter({ id: "ruwan", name: "Ruwan" }, { orderId: "x".repeat(101), dragging: false });
  expect(await seen()).toHaveLength(8);
  const busy = opened(3);
  await busy.enter(kamal, { orderId: "o1", dragging: false });
  expect(await busy.seen()).toEqual([]);
});

it("distinguishes who came to an order first", async () => {
  const { enter, others } = opened();
  const nadia = { id: "nadia", name: "Nadia" };
  await enter(kamal, { orderId: "o1", dragging: false });
  await enter(nadia, { orderId: "o1", dragging: false });
  await enter(kamal, { orderId: "o2", dragging: false });
  const earlierFor = async (personId: string) =>
    (await others(personId)).map(({ name, orderId, earlier }) => [name, orderId, earlier]);
  expect(await earlierFor("nadia")).toEqual([
    ["Kamal", "o1", true],
    ["Kamal", "o2", true],
  ]);
  expect(await earlierFor("kamal")).toEqual([["Nadia", "o1", false]]);
});
