import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

/** A page that has just been opened. */
const opened = async () => {
  const { listenForInstallOffer } = await import("./install-offer.ts");
  const { InstallButton } = await import("./install-button.tsx");
  listenForInstallOffer();
  render(<InstallButton />);
  const button = screen.getByRole("button", { name: "Download the app" });
  return {
    press: () => act(async () => void fireEvent.click(button)),
    offer: (outcome: string) => {
      const prompt = vi.fn(async () => ({ outcome }));
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt,
      });
      act(() => void dispatchEvent(event));
      return { prompt, event };
    },
  };
};

it("explains the manual way if the browser offers no installation", async () => {
  const { press } = await opened();
  expect(screen.getByRole("status").textContent).toBe("");
  await press();
  expect(screen.getByRole("status").textContent).toMatch(/install/i);
});

it("starts the browser's installation if it is offered", async () => {
  const { press, offer } = await opened();
  const { prompt, event } = offer("accepted");
  expect(event.defaultPrevented).toBe(true);
  await press();
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.getByText(/The app is installed/)).toBeDefined();
});

it("uses an offer once, and then explains the manual way", async () => {
  const { press, offer } = await opened();
  const { prompt } = offer("dismissed");
  await press();
  await press();
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).not.toBe("");
});

it("detects an installation by the browser's own menu", async () => {
  await opened();
  act(() => void dispatchEvent(new Event("appinstalled")));
  expect(screen.getByText(/The app is installed/)).toBeDefined();
});
