import fc from "fast-check";
import { expect, it } from "vitest";
import { layOutFlows } from "./flow-layout.ts";
import { stages, type Flow } from "./stage.ts";

const someStage = fc.constantFrom(...stages.map(({ stage }) => stage));
const someFlows: fc.Arbitrary<readonly Flow[]> = fc.uniqueArray(
  fc.record({
    from: someStage,
    to: someStage,
    __typename: fc.constant("HistoryOrderFlow" as const),
    orders: fc.integer({ min: 1, max: 5000 }),
    worth: fc.constant(1),
  }),
  { selector: ({ from, to }) => `${String(from)} ${String(to)}`, maxLength: 12 },
);

it("draws one thread per order, or one per group of orders, within its two ends", () => {
  fc.assert(
    fc.property(someFlows, (flows) => {
      const { left, right, bundles, height, each } = layOutFlows(flows);
      for (const [ends, side] of [
        [left, "from"],
        [right, "to"],
      ] as const) {
        expect(ends.reduce((sum, { orders }) => sum + orders, 0)).toBe(
          flows.reduce((sum, { orders }) => sum + orders, 0),
        );
        ends.forEach((end, index) => {
          const next = ends[index + 1];
          if (next) expect(next.top).toBeGreaterThanOrEqual(end.top + end.height);
          const threads = bundles
            .filter((bundle) => bundle[side] === end.stage)
            .flatMap((bundle) => bundle.threads.map(([at, to]) => (side === "from" ? at : to)));
          expect(new Set(threads).size).toBe(threads.length);
          for (const at of threads) {
            expect(at).toBeGreaterThanOrEqual(end.top);
            expect(at).toBeLessThanOrEqual(end.top + end.height);
          }
        });
      }
      for (const { from, to, threads } of bundles) {
        const flow = flows.find((one) => one.from === from && one.to === to);
        expect(threads).toHaveLength(Math.ceil((flow?.orders ?? 0) / each));
      }
      expect(height).toBeLessThan(2500);
    }),
  );
});

it("draws nothing without flows", () => {
  expect(layOutFlows([])).toMatchObject({ left: [], right: [], bundles: [], height: 0 });
});
