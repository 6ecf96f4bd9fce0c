import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { speeds } from "./replay-look.ts";
import { Transport, type TransportProps } from "./transport.tsx";

afterEach(cleanup);

function open(change: Partial<TransportProps> = {}) {
  const told: string[] = [];
  const tell = (name: string) => (what: string | number) => void told.push(`${name} ${what}`);
  render(
    <>
      <Transport
        playing={false}
        onPlay={() => told.push("play")}
        onStep={tell("step")}
        onEnd={tell("end")}
        speed="60"
        onSpeed={tell("speed")}
        kind="OrderPlaced"
        onKind={tell("kind")}
        onJump={(back) => told.push(back ? "jump back" : "jump on")}
        jumpSaid=""
        onLeave={() => told.push("leave")}
        {...change}
      />
      <div role="dialog">
        <button>In a dialog</button>
      </div>
      <input aria-label="Words" />
    </>,
  );
  const press = (key: string, at: Element = document.body) => {
    const event = createEvent.keyDown(at, { key });
    fireEvent(at, event);
    return event.defaultPrevented;
  };
  return { told, press };
}

describe("the keys of a replay", () => {
  it.each([
    ["ArrowLeft", "step -1"],
    ["ArrowRight", "step 1"],
    ["PageUp", "step -10"],
    ["PageDown", "step 10"],
    ["Home", "end first"],
    ["End", "end last"],
    ["n", "jump on"],
    ["P", "jump back"],
    ["Escape", "leave"],
    [" ", "play"],
  ])("%s does: %s", (key, done) => {
    const { told, press } = open();
    expect(press(key)).toBe(true);
    expect(told).toEqual([done]);
  });

  it("1 to 6 set the speed, and other figures nothing", () => {
    const { told, press } = open();
    for (const key of ["1", "2", "3", "4", "5", "6", "7", "0"]) press(key);
    expect(told).toEqual(speeds.map(({ value }) => `speed ${value}`));
  });

  it("given a button that has the focus, then the space bar presses that and does not play", () => {
    const { told, press } = open();
    expect(press(" ", screen.getByRole("button", { name: "One event on" }))).toBe(false);
    expect(told).toEqual([]);
  });

  it("given a speed that is chosen already, then the space bar plays", () => {
    const { told, press } = open();
    expect(press(" ", screen.getByRole("button", { name: "60×" }))).toBe(true);
    expect(press(" ", screen.getByRole("button", { name: "10×" }))).toBe(false);
    expect(told).toEqual(["play"]);
  });

  it("given a button that is pressed by pointer, then it takes no focus from the page", () => {
    open();
    expect(fireEvent.mouseDown(screen.getByRole("button", { name: "300×" }))).toBe(false);
    expect(fireEvent.mouseDown(screen.getByLabelText("Jump to"))).toBe(true);
  });

  it("are those of what lies over the page while a dialog is open, and of what is typed into", () => {
    const { told, press } = open();
    press("ArrowRight", screen.getByRole("button", { name: "In a dialog" }));
    press("n", screen.getByLabelText("Words"));
    expect(told).toEqual([]);
  });
});

it("the buttons do what the keys do, and the one in the middle says what it will do", () => {
  const { told } = open({ playing: true });
  for (const name of ["To the start", "One event back", "Pause", "One event on", "To the end"]) {
    fireEvent.click(screen.getByRole("button", { name }));
  }
  fireEvent.click(screen.getByRole("button", { name: "Before" }));
  fireEvent.change(screen.getByLabelText("Jump to"), { target: { value: "ReviewSubmitted" } });
  expect(told).toEqual([
    "end first",
    "step -1",
    "play",
    "step 1",
    "end last",
    "jump back",
    "kind ReviewSubmitted",
  ]);
});

it("given nothing more of a kind, then that is said to who does not see it", () => {
  open({ jumpSaid: "No review comes any more." });
  expect(screen.getByRole("status").textContent).toBe("No review comes any more.");
});
