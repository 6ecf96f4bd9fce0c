import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Scanner } from "./scanner.tsx";

const detect = vi.fn<() => Promise<{ rawValue: string }[]>>();

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

/** Simulates a browser that finds `text` in every picture, with the given camera. */
const openScanner = ({
  text,
  camera,
  listed,
}: {
  text?: string;
  camera?: () => Promise<unknown>;
  /** The shop answers searches by name after it. */
  listed?: Promise<null>;
} = {}) => {
  detect.mockReset().mockResolvedValue(text === undefined ? [] : [{ rawValue: text }]);
  class BarcodeDetector {
    static getSupportedFormats = async () => ["qr_code"];
    detect = detect;
  }
  vi.stubGlobal("BarcodeDetector", BarcodeDetector);
  vi.stubGlobal("createImageBitmap", async ({ type }: File) => {
    if (!type.startsWith("image/")) throw new DOMException("no picture", "InvalidStateError");
    return { close: () => undefined };
  });
  if (camera)
    Object.defineProperty(navigator, "mediaDevices", {
      value: { getUserMedia: camera },
      configurable: true,
    });
  const shop = scriptedShop({
    ScannedName: async ({ name }) => {
      await listed;
      return {
        products: {
          __typename: "ProductPage",
          items: ["Uva Kettle", "Uva Kettle Stand"]
            .filter((one) => one.startsWith(String(name)))
            .map((one) => ({ __typename: "Product", id: one.replaceAll(" ", "-"), name: one })),
        },
      };
    },
  });
  const router = createMemoryRouter(
    [
      { path: "/scan", element: <Scanner /> },
      { path: "*", element: <p>Another page</p> },
    ],
    { initialEntries: ["/scan"] },
  );
  render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  const choose = (type = "image/png") =>
    fireEvent.change(screen.getByLabelText("A picture of the code"), {
      target: { files: [new File(["x"], "code", { type })] },
    });
  const place = () => router.state.location.pathname;
  const pressCamera = () =>
    fireEvent.click(screen.getByRole("button", { name: "Open the camera" }));
  return { choose, place, pressCamera, variablesOf: shop.variablesOf };
};

it.each([
  ["a URL of the shop", `${location.origin}/Item-Page/uva-kettle`, "/Item-Page/uva-kettle"],
  ["the name of an item", "Uva Kettle", "/Item-Page/Uva-Kettle"],
])("opens the item of a picture that holds %s", async (_what, text, expected) => {
  const { choose, place } = openScanner({ text });
  choose();
  await screen.findByText("Another page");
  expect(place()).toBe(expected);
});

describe("a late answer about a picture", () => {
  it("of the reader does not replace the answer about the next picture", async () => {
    const { choose, place } = openScanner({ text: "https://elsewhere.example" });
    const read = Promise.withResolvers<{ rawValue: string }[]>();
    detect.mockReturnValueOnce(read.promise);
    choose();
    await waitFor(() => expect(detect).toHaveBeenCalled());
    choose();
    await screen.findByText("This code isn’t from Nivasa");
    await act(async () => read.resolve([{ rawValue: `${location.origin}/Item-Page/uva-kettle` }]));
    expect(place()).toBe("/scan");
    expect(screen.getByText("This code isn’t from Nivasa")).toBeDefined();
  });

  it("of the shop opens no item after the page was left", async () => {
    const list = Promise.withResolvers<null>();
    const { choose, place, variablesOf } = openScanner({
      text: "Uva Kettle",
      listed: list.promise,
    });
    choose();
    await waitFor(() => expect(variablesOf("ScannedName")).toHaveLength(1));
    fireEvent.click(screen.getByText("Search by name"));
    await screen.findByText("Another page");
    const left = place();
    await act(async () => list.resolve(null));
    expect(place()).toBe(left);
  });

  it("of the reader does not close a camera opened since", async () => {
    vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    const { choose, pressCamera } = openScanner({
      camera: async () => ({ getTracks: () => [{ stop: () => undefined }] }),
    });
    const read = Promise.withResolvers<{ rawValue: string }[]>();
    detect.mockReturnValueOnce(read.promise);
    choose();
    await waitFor(() => expect(detect).toHaveBeenCalled());
    pressCamera();
    await screen.findByLabelText("What the camera sees");
    await act(async () => read.resolve([{ rawValue: "https://elsewhere.example" }]));
    expect(screen.getByLabelText("What the camera sees")).toBeDefined();
  });
});

it.each([
  ["https://elsewhere.example/Item-Page/uva-kettle", "This code isn’t from Nivasa"],
  ["Uva", "We don’t have an item with this code"],
  [undefined, "There’s no code in this picture"],
])("opens nothing for %s, and says why", async (text, said) => {
  const { choose, place } = openScanner(text === undefined ? {} : { text });
  choose();
  expect(await screen.findByText(said)).toBeDefined();
  expect(place()).toBe("/scan");
});

it("reports that a file is not a picture", async () => {
  const { choose } = openScanner();
  choose("application/pdf");
  expect(await screen.findByText("This file couldn’t be read")).toBeDefined();
});

it.each([
  ["Camera access is blocked", () => Promise.reject(new DOMException("no", "NotAllowedError"))],
  ["No camera found", () => Promise.reject(new DOMException("no", "NotFoundError"))],
  ["No camera found", undefined],
])("says: %s", async (said, camera) => {
  const { pressCamera } = openScanner(camera ? { camera } : {});
  pressCamera();
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.getByRole("button", { name: "Choose a picture" })).toBeDefined();
});

it("opens the item that the camera sees, and closes the camera", async () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }] };
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
  const { pressCamera, place } = openScanner({ text: "Uva Kettle", camera: async () => stream });
  pressCamera();
  await screen.findByText("Another page");
  expect(place()).toBe("/Item-Page/Uva-Kettle");
  expect(stop).toHaveBeenCalled();
});

it.each([
  ["is turned on and off", async () => undefined, ["true", "false"]],
  ["is no longer offered if the device refuses", async () => Promise.reject(new Error()), []],
])("the lamp of a camera %s", async (_what, applyConstraints, expected) => {
  const requests: unknown[] = [];
  const track = {
    stop: () => undefined,
    getCapabilities: () => ({ torch: true }),
    applyConstraints: (constraints: unknown) => {
      requests.push(constraints);
      return applyConstraints();
    },
  };
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const { pressCamera } = openScanner({ camera: async () => ({ getTracks: () => [track] }) });
  pressCamera();
  const lamp = await screen.findByRole("button", { name: "Light" });
  expect(lamp.getAttribute("aria-pressed")).toBe("false");
  for (const pressed of expected) {
    fireEvent.click(lamp);
    await waitFor(() => expect(lamp.getAttribute("aria-pressed")).toBe(pressed));
  }
  if (expected.length === 0) {
    fireEvent.click(lamp);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Light" })).toBeNull());
  }
  expect(requests[0]).toEqual({ advanced: [{ torch: true }] });
});

it("offers no lamp if the camera has none", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const { pressCamera } = openScanner({
    camera: async () => ({ getTracks: () => [{ stop: () => undefined }] }),
  });
  pressCamera();
  await screen.findByRole("button", { name: "Close the camera" });
  expect(screen.queryByRole("button", { name: "Light" })).toBeNull();
});
