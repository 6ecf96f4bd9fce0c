import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { speeds } from "./replay-view.ts";
import { Transport, type TransportProps } from "./transport.tsx";

function open(change: Partial<TransportProps> = {}) {
  const listed: string[] = [];
  const tell = (name: string) => (what: string | number) => void listed.push(`${name} ${what}`);
  render(
    <>
      <Transport
        playing={false}
        onPlay={() => listed.push("play")}
        onStep={tell("step")}
        onEnd={tell("end")}
        speed="60"
        onSpeed={tell("speed")}
        kind="OrderPlaced"
        onKind={tell("kind")}
        onJump={(back) => listed.push(back ? "jump back" : "jump on")}
        jumpMessage=""
        onLeave={() => listed.push("leave")}
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
  return { listed, press };
}

describe("replay keys", () => {
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
    const { listed, press } = open();
    expect(press(key)).toBe(true);
    expect(listed).toEqual([done]);
  });

  it("1 to 6 set the speed, other digits do nothing", () => {
    const { listed, press } = open();
    for (const key of ["1", "2", "3", "4", "5", "6", "7", "0"]) press(key);
    expect(listed).toEqual(speeds.map(({ value }) => `speed ${value}`));
  });

  it("Space presses a focused button instead of playing", () => {
    const { listed, press } = open();
    expect(press(" ", screen.getByRole("button", { name: "Next event" }))).toBe(false);
    expect(listed).toEqual([]);
  });

  it("Space plays if the focused speed is already selected", () => {
    const { listed, press } = open();
    expect(press(" ", screen.getByRole("button", { name: "60×" }))).toBe(true);
    expect(press(" ", screen.getByRole("button", { name: "10×" }))).toBe(false);
    expect(listed).toEqual(["play"]);
  });

  it("a button pressed by pointer takes no focus", () => {
    open();
    expect(fireEvent.mouseDown(screen.getByRole("button", { name: "300×" }))).toBe(false);
    expect(fireEvent.mouseDown(screen.getByLabelText("Jump to"))).toBe(true);
  });

  it("are ignored in a dialog and in text fields", () => {
    const { listed, press } = open();
    press("ArrowRight", screen.getByRole("button", { name: "In a dialog" }));
    press("n", screen.getByLabelText("Words"));
    expect(listed).toEqual([]);
  });
});

it("the buttons match the keys, and the middle one names its action", () => {
  const { listed } = open({ playing: true });
  for (const name of ["Go to start", "Previous event", "Pause", "Next event", "Go to end"]) {
    fireEvent.click(screen.getByRole("button", { name }));
  }
  fireEvent.click(screen.getByRole("button", { name: "Before" }));
  fireEvent.change(screen.getByLabelText("Jump to"), { target: { value: "ReviewSubmitted" } });
  expect(listed).toEqual([
    "end first",
    "step -1",
    "play",
    "step 1",
    "end last",
    "jump back",
    "kind ReviewSubmitted",
  ]);
});

it("announces to screen readers that no event of the kind is left", () => {
  open({ jumpMessage: "No review comes any more." });
  expect(screen.getByRole("status").textContent).toBe("No review comes any more.");
});
