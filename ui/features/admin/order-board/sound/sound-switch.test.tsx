import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** A browser that allows sound after an interaction, or never; a fresh page each time. */
const openPage = async ({ pressed = false, allows = true } = {}) => {
  const browser = { pressed, allows, notes: 0 };
  class FakeAudio extends EventTarget {
    state: AudioContextState = "suspended";
    onstatechange: (() => void) | null = null;
    currentTime = 0;
    destination = {};
    async resume() {
      if (!browser.allows) throw new DOMException("not allowed", "NotAllowedError");
      if (browser.pressed) this.state = "running";
      this.onstatechange?.();
    }
    async suspend() {
      this.state = "suspended";
      this.onstatechange?.();
    }
    createOscillator() {
      const start = () => void (browser.notes += 1);
      return { frequency: { value: 0 }, connect: (to: object) => to, start, stop: () => undefined };
    }
    createGain() {
      const set = () => undefined;
      const gain = {
        setValueAtTime: set,
        linearRampToValueAtTime: set,
        exponentialRampToValueAtTime: set,
      };
      return { gain, connect: (to: object) => to };
    }
  }
  vi.stubGlobal("AudioContext", FakeAudio);
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    get: () => ({ hasBeenActive: browser.pressed }),
  });
  vi.resetModules();
  const { SoundSwitch } = await import("./sound-switch.tsx");
  const { playNewOrderSound } = await import("./order-sound.ts");
  render(<SoundSwitch />);
  const button = () => screen.getByRole("button", { name: "Sound" });
  return {
    browser,
    isOn: () => button().getAttribute("aria-pressed") === "true",
    said: () => screen.queryByRole("status")?.textContent ?? "",
    press: () => {
      browser.pressed = true;
      fireEvent.click(button());
    },
    /** The number of two-note tones since the last call. */
    tones: () => {
      const { notes } = browser;
      browser.notes = 0;
      return notes / 2;
    },
    order: () => act(playNewOrderSound),
  };
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "userActivation");
});

it("is off at first, and silent", async () => {
  const { isOn, said, order, tones } = await openPage({ pressed: true });
  expect(isOn()).toBe(false);
  expect(said()).toBe("");
  order();
  expect(tones()).toBe(0);
});

it("plays the tone when it is switched on, then once per burst, and never when it is off", async () => {
  const { isOn, said, press, order, tones } = await openPage();
  press();
  await waitFor(() => expect(tones()).toBe(1));
  expect([isOn(), said()]).toEqual([true, ""]);
  order();
  order();
  vi.advanceTimersByTime(4_000);
  order();
  expect(tones()).toBe(1);
  vi.advanceTimersByTime(1_000);
  order();
  expect(tones()).toBe(1);
  press();
  await waitFor(() => expect(isOn()).toBe(false));
  vi.advanceTimersByTime(10_000);
  order();
  expect(tones()).toBe(0);
});

it("is stored in the browser; after a reload it waits for an interaction, and then plays", async () => {
  const first = await openPage();
  first.press();
  await waitFor(() => expect(first.tones()).toBe(1));
  cleanup();

  const { browser, isOn, said, order, tones } = await openPage();
  expect(isOn()).toBe(true);
  expect(said()).toBe("Sound is off until you click somewhere on this page.");
  order();
  expect(tones()).toBe(0);
  browser.pressed = true;
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(said()).toBe(""));
  order();
  expect(tones()).toBe(1);
});

it("plays at once if the user has interacted with the page before opening the board", async () => {
  localStorage.setItem("nivasa.order-sound", '["on"]');
  const { said, order, tones } = await openPage({ pressed: true });
  await waitFor(() => expect(said()).toBe(""));
  order();
  expect(tones()).toBe(1);
});

it("reports that the browser refuses, and retries when it is pressed again", async () => {
  const { browser, said, press, isOn, tones } = await openPage({ allows: false });
  press();
  await waitFor(() => expect(said()).toBe("This browser blocks sound."));
  press();
  await waitFor(() => expect(isOn()).toBe(false));
  browser.allows = true;
  press();
  await waitFor(() => expect(tones()).toBe(1));
  expect(said()).toBe("");
});

it("reports that the browser refuses if it has no audio support", async () => {
  const { said, press } = await openPage();
  vi.stubGlobal("AudioContext", undefined);
  press();
  await waitFor(() => expect(said()).toBe("This browser blocks sound."));
});
