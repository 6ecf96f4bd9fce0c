import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import type { BoardOrder } from "./board-lists.ts";
import { MomentContext } from "../kit/moment-context.ts";
import { MovedLine } from "./moved-line.tsx";

// 3:30 pm in Colombo.
const moved = "2026-11-21T10:00:00.000Z";

const wordsAfter = (minutes: number, change: Partial<BoardOrder>): string | null => {
  const { container } = render(
    <MomentContext value={Date.parse(moved) + minutes * 60_000}>
      <MovedLine order={boardOrderOf(1, { statusChangedAt: moved, ...change })} />
    </MomentContext>,
  );
  return container.textContent;
};

it.each([
  ["a move by an admin a minute ago", 1, { movedBy: "Kasun" }, /^Moved here by Kasun, 3:30 pm$/i],
  ["one that is no longer recent", 10, { movedBy: "Kasun" }, /^$/],
  ["one without a known admin", 1, {}, /^$/],
  ["a move back, while the day lasts", 60, { movedBack: true }, /^Moved back, 3:30 pm$/i],
  [
    "a move back of the day before",
    24 * 60,
    { movedBack: true, movedBy: "Kasun" },
    /^Moved back by Kasun, 21\/11\/2026, 3:30 pm$/i,
  ],
] as const)("given %s", (_what, minutes, change, words) => {
  expect(wordsAfter(minutes, change)).toMatch(words);
});
