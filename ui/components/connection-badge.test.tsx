import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConnectionBadge } from "./connection-badge.tsx";
import type { Freshness } from "./freshness.ts";

/** 3:40 pm in Colombo. */
const now = Date.parse("2026-11-21T10:10:00.000Z");
const secondMs = 1_000;
const minuteMs = 60 * secondMs;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
});

const draw = (freshness: Freshness) => {
  const { container } = render(<ConnectionBadge freshness={freshness} />);
  return {
    word: () => screen.getByRole("status").textContent,
    detail: () => container.querySelector("small")?.textContent,
  };
};

describe("live data", () => {
  it.each([
    [0, "updated 0 s ago"],
    [59 * secondMs, "updated 59 s ago"],
    [60 * secondMs, "updated 1 min ago"],
    [59 * minuteMs, "updated 59 min ago"],
    [60 * minuteMs, "updated 2:40 pm"],
    [-5 * secondMs, "updated 0 s ago"],
  ])("describes a change %i ms ago: %s", (agoMs, words) => {
    const { word, detail } = draw({ kind: "live", lastUpdateAt: now - agoMs });
    expect(word()).toBe("Live");
    expect(detail()).toBe(words);
  });

  it("counts up by itself, but only in the detail, so that screen readers stay silent", () => {
    const { word, detail } = draw({ kind: "live", lastUpdateAt: now });
    act(() => void vi.advanceTimersByTime(3 * secondMs));
    expect(detail()).toBe("updated 3 s ago");
    expect(word()).toBe("Live");
  });
});

it.each([
  [0, ""],
  [1, "1 update to come"],
  [12, "12 updates to come"],
])("counts the changes it still has to catch up with: %i", (remaining, words) => {
  const { word, detail } = draw({ kind: "catching-up", remaining });
  expect(word()).toBe("Catching up");
  expect(detail()).toBe(words);
});

it("shows since when it is offline", () => {
  const { word, detail } = draw({ kind: "offline", since: now });
  expect(word()).toBe("Offline");
  expect(detail()).toBe("last seen 3:40 pm");
});

it("has its own sign for each state, not only a colour", () => {
  const signs = (
    [
      { kind: "live", lastUpdateAt: now },
      { kind: "catching-up", remaining: 1 },
      { kind: "offline", since: now },
    ] as const
  ).map((freshness) => {
    const { container } = render(<ConnectionBadge freshness={freshness} />);
    return container.querySelector("svg")?.innerHTML;
  });
  expect(new Set(signs).size).toBe(3);
});
