import { expect, it, vi } from "vitest";
import { createClock } from "./clock.ts";

const start = Date.parse("2026-11-24T10:00:00.000Z");
const dayMs = 86_400_000;

const opened = () => {
  const machine = { wall: start, steady: 0 };
  const onSetBack = vi.fn<(byMs: number) => void>();
  const clock = createClock({
    wall: () => machine.wall,
    steady: () => machine.steady,
    onSetBack,
  });
  const pass = (ms: number, jump = 0) => {
    machine.wall += ms + jump;
    machine.steady += ms;
  };
  return { now: () => Date.parse(clock()) - start, pass, onSetBack };
};

it("follows the machine's clock while that goes forward, by any step", () => {
  const { now, pass, onSetBack } = opened();
  pass(1000);
  expect(now()).toBe(1000);
  pass(1000, 29 * dayMs);
  expect(now()).toBe(2000 + 29 * dayMs);
  expect(onSetBack).not.toHaveBeenCalled();
});

it("continues from the last time when the machine's clock is set back, and reports that once", () => {
  const { now, pass, onSetBack } = opened();
  pass(1000);
  now();
  pass(500, -400 * dayMs);
  expect(now()).toBe(1500);
  pass(60_000);
  expect(now()).toBe(61_500);
  expect(onSetBack).toHaveBeenCalledExactlyOnceWith(400 * dayMs);
});

it("follows the machine's clock again once that has caught up", () => {
  const { now, pass } = opened();
  pass(0, -5000);
  expect(now()).toBe(0);
  pass(1000, 10_000);
  expect(now()).toBe(6000);
});
