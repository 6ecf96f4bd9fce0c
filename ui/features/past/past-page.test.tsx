import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { aroundOf } from "../../testing/past.ts";
import { PastPage, type PastPageProps } from "./past-page.tsx";

afterEach(cleanup);

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

/** Which moment stands over the page. */
const toldMoment = () => screen.getAllByRole("status")[0]?.textContent;

it("is framed as the past where a moment is asked for, and not as of now", () => {
  expect(shown().isFramed).toBe(true);
  expect(toldMoment()).toContain("as of 20/11/2026");
  expect(toldMoment()).toContain("event 1,200");
  cleanup();
  expect(shown({ at: null }).isFramed).toBe(false);
  expect(toldMoment()).toBe("as it is now");
});

it("says that nothing had happened to it yet before its first event", () => {
  shown();
  expect(screen.getByText("Nothing had happened to it yet.")).toBeTruthy();
});

it("goes to the event before by the arrow, and to now by Escape", () => {
  const { onMoment } = shown();
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onMoment.mock.calls).toEqual([["1100"], [null]]);
});

it("shows an instant that is still to come as of now", () => {
  shown({ at: "2999-01-01T00:00:00.000Z" });
  expect(toldMoment()).not.toContain("2999");
});
