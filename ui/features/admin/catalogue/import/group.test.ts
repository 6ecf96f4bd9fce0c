import { expect, it, vi } from "vitest";
import type { ProductRowInput } from "../../../../generated/operations.ts";
import { partsOf, rowsToUndo, sendParts, type RowResult } from "./group.ts";

const rows = (count: number, description = "") =>
  Array.from({ length: count }, (_, row): ProductRowInput => ({
    row,
    id: `p${row}`,
    values: { price: row, ...(description && { description }) },
    seen: { price: 1 },
  }));

const done = (sent: readonly ProductRowInput[]): RowResult[] =>
  sent.map(({ row, id }) => ({
    __typename: "ProductRow",
    row,
    productId: id ?? `new-${row}`,
    refusal: null,
  }));

it("sends a hundred rows at a time, and fewer if they are long", () => {
  expect([...partsOf(rows(250))].map(({ length }) => length)).toEqual([100, 100, 50]);
  const long = [...partsOf(rows(60, "x".repeat(2000)))];
  expect(long.flat()).toHaveLength(60);
  for (const part of long) expect(JSON.stringify(part).length).toBeLessThan(34_000);
});

it("stops between two batches, and reports what was done", async () => {
  const work = new AbortController();
  const send = vi.fn(async (part: ProductRowInput[]) => {
    work.abort();
    return done(part);
  });
  const came: RowResult[] = [];
  const end = await sendParts(partsOf(rows(250)), send, (some) => came.push(...some), work.signal);
  expect({ end, sent: send.mock.calls.length, came: came.length }).toEqual({
    end: "stopped",
    sent: 1,
    came: 100,
  });
});

it("ends if a batch fails", async () => {
  const send = vi.fn(async (part: ProductRowInput[]) => done(part));
  send.mockImplementationOnce(async (part) => done(part));
  send.mockRejectedValueOnce(new Error("The network is away"));
  const came: RowResult[] = [];
  const { signal } = new AbortController();
  expect(await sendParts(partsOf(rows(250)), send, (some) => came.push(...some), signal)).toBe(
    "failed",
  );
  expect(came).toHaveLength(100);
});

it("undoes changes: restores values, and removes new items", () => {
  const sent: ProductRowInput[] = [
    { row: 2, id: "lamp", values: { price: 2 }, seen: { price: 1 } },
    { row: 3, values: { name: "Stool" } },
    { row: 4, id: "boat", values: { price: 2 }, seen: { price: 1 } },
  ];
  const doneAs = new Map([
    [2, "lamp"],
    [3, "new-3"],
  ]);
  expect(rowsToUndo(sent, doneAs)).toEqual([
    { row: 2, id: "lamp", values: { price: 1 }, seen: { price: 2 } },
    { row: 3, id: "new-3", seen: { name: "Stool" } },
  ]);
});

it("undoes a new item whose picture was copied from another host", () => {
  const values = { name: "Stool", image: "https://cdn.example/a.jpg", modelUrl: "/models/a.glb" };
  expect(rowsToUndo([{ row: 1, values }], new Map([[1, "stool"]]))).toEqual([
    { row: 1, id: "stool", seen: { name: "Stool", modelUrl: "/models/a.glb" } },
  ]);
});

it("undoes variants: restores values, and archives new ones, also of a new item", () => {
  const moss = {
    ...{ id: "sofa", values: ["Moss"] },
    changes: { price: 2, image: "https://cdn.example/a.jpg" },
    seen: { price: 1, image: null },
  };
  const rust = { values: ["Rust"], changes: { price: 3, countInStock: 4 } };
  const variants = { options: ["Colour"], variants: [moss, rust] };
  const sent: ProductRowInput[] = [
    { row: 2, id: "sofa", values: {}, seen: {}, variants },
    { row: 4, values: { name: "Bench" }, variants: { ...variants, variants: [rust] } },
  ];
  const doneAs = new Map([
    [2, "sofa"],
    [4, "bench"],
  ]);
  expect(rowsToUndo(sent, doneAs)).toEqual([
    {
      ...{ row: 2, id: "sofa", values: {}, seen: {} },
      variants: {
        options: ["Colour"],
        variants: [
          { id: "sofa", values: ["Moss"], changes: moss.seen, seen: { price: 2 } },
          { values: ["Rust"], changes: { archived: true }, seen: rust.changes },
        ],
      },
    },
    {
      ...{ row: 4, id: "bench", seen: { name: "Bench" } },
      variants: { options: ["Colour"], variants: [{ values: ["Rust"], seen: rust.changes }] },
    },
  ]);
});

it("sends at most a hundred variants at a time, and never splits an item", () => {
  const variants = Array.from({ length: 60 }, (_, at) => ({ values: [`Red ${at}`] }));
  const items = rows(5).map((row) => ({ ...row, variants: { options: ["Colour"], variants } }));
  expect([...partsOf([...items, ...rows(50)])].map(({ length }) => length)).toEqual([
    1, 1, 1, 1, 41, 10,
  ]);
});
