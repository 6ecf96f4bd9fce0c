import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { aroundOf } from "../../../testing/past.ts";
import { PastPage, type PastPageProps } from "./past-page.tsx";

const shown = (change: Partial<PastPageProps> = {}) => {
  const onMoment = vi.fn<(at: string | null) => void>();
  const { container } = render(
    <MemoryRouter>
      <PastPage
        heading="Uva Kettle"
        around={aroundOf()}
        at="1200"
        onMoment={onMoment}
        address="/history"
        {...change}
      >
        <p>As it was</p>
      </PastPage>
    </MemoryRouter>,
  );
  return { onMoment, isFramed: container.querySelector(".past-frame") !== null };
};

/** The moment in the banner. */
const toldMoment = () => screen.getAllByRole("status")[0]?.textContent;

it("has a frame if a moment is requested, and none for now", () => {
  expect(shown().isFramed).toBe(true);
  expect(toldMoment()).toContain("as of 20/11/2026");
  expect(toldMoment()).toContain("event 1,200");
  cleanup();
  expect(shown({ at: null }).isFramed).toBe(false);
  expect(toldMoment()).toBe("as it is now");
});

it("reports that there are no events before the first one", () => {
  shown();
  expect(screen.getByText("No events yet at this moment.")).toBeTruthy();
});

it("goes to the previous event by arrow key, and to now by Escape", () => {
  const { onMoment } = shown();
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onMoment.mock.calls).toEqual([["1100"], [null]]);
});

it("shows a future instant as now", () => {
  shown({ at: "2999-01-01T00:00:00.000Z" });
  expect(toldMoment()).not.toContain("2999");
});
