import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCodeReader, type CodeReader } from "./code-reader.ts";
import { useCamera } from "./use-camera.ts";

const stop = vi.fn();
const getUserMedia = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  stop.mockClear();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
  Object.defineProperty(navigator, "mediaDevices", {
    value: { getUserMedia },
    configurable: true,
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

interface PageProps {
  reader: () => Promise<CodeReader>;
  onCode: (text: string) => void;
}

function Page({ reader, onCode }: PageProps) {
  const { state, video, open, close } = useCamera(reader, onCode);
  return (
    <>
      <output>{state}</output>
      {state === "open" && <video ref={video} muted aria-label="Seen" />}
      <button onClick={() => void open()}>Open</button>
      <button onClick={close}>Close</button>
    </>
  );
}

function open(read: CodeReader, reader: () => Promise<CodeReader> = async () => read) {
  const codes: string[] = [];
  const { unmount } = render(<Page reader={reader} onCode={(text) => codes.push(text)} />);
  const press = (name: string) => act(async () => screen.getByText(name).click());
  return {
    codes,
    unmount,
    state: () => screen.getByRole("status").textContent,
    openCamera: () => press("Open"),
    close: () => press("Close"),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe("the camera", () => {
  it("is read five times a second until it sees a code, which is reported once", async () => {
    const read = vi.fn<CodeReader>().mockResolvedValue(null);
    const { codes, openCamera, pass } = open(read);
    await openCamera();
    await pass(1000);
    expect(read).toHaveBeenCalledTimes(5);
    read.mockResolvedValue("Uva Kettle");
    await pass(2000);
    expect(codes).toEqual(["Uva Kettle"]);
  });

  it("is requested at the back of the device", async () => {
    const { openCamera } = open(async () => null);
    await openCamera();
    expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: "environment" } });
    expect(screen.getByLabelText<HTMLVideoElement>("Seen").srcObject).toBeTruthy();
  });

  it("continues after a picture that cannot be read", async () => {
    const read = vi.fn<CodeReader>().mockRejectedValueOnce(new Error("blurred"));
    read.mockResolvedValue("Uva Kettle");
    const { codes, openCamera, pass } = open(read);
    await openCamera();
    await pass(400);
    expect(codes).toEqual(["Uva Kettle"]);
  });

  it("is unusable if no code reader loads", async () => {
    const { state, openCamera, pass } = open(
      async () => null,
      () => Promise.reject(new Error("not brought")),
    );
    await openCamera();
    await pass(200);
    expect(state()).toBe("none");
  });

  it("is closed at once if the page was left while it was opening", async () => {
    let given: (stream: object) => void = () => undefined;
    getUserMedia.mockReturnValue(new Promise((resolve) => (given = resolve)));
    const { openCamera, unmount } = open(async () => null);
    await openCamera();
    unmount();
    given({ getTracks: () => [{ stop }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(stop).toHaveBeenCalledOnce();
  });

  it("reports nothing after it was closed, and reads no more", async () => {
    let seen: (text: string | null) => void = () => undefined;
    const read = vi.fn<CodeReader>(() => new Promise((resolve) => (seen = resolve)));
    const { codes, openCamera, close, pass } = open(read);
    await openCamera();
    await pass(200);
    await close();
    seen("Uva Kettle");
    await pass(0);
    expect(stop).toHaveBeenCalledOnce();
    expect(codes).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reads as often as before when reopened, and not twice", async () => {
    const answers: ((text: null) => void)[] = [];
    const read = vi.fn<CodeReader>(() => new Promise((resolve) => answers.push(resolve)));
    const { openCamera, close, pass } = open(read);
    await openCamera();
    await pass(200);
    await close();
    await openCamera();
    for (const answer of answers) answer(null);
    read.mockClear().mockResolvedValue(null);
    await pass(1000);
    expect(read).toHaveBeenCalledTimes(5);
  });
});

describe("the code reader", () => {
  it("is the browser's own if it supports the shop's codes", async () => {
    const detect = vi.fn(async () => [{ rawValue: "Uva Kettle" }]);
    const made = vi.fn();
    class BarcodeDetector {
      static getSupportedFormats = async () => ["qr_code"];
      detect = detect;
      constructor(options: unknown) {
        made(options);
      }
    }
    vi.stubGlobal("BarcodeDetector", BarcodeDetector);
    const read = await createCodeReader();
    expect(await read(document.createElement("video"))).toBe("Uva Kettle");
    detect.mockResolvedValue([]);
    expect(await read(document.createElement("video"))).toBeNull();
    expect(made).toHaveBeenCalledWith({ formats: ["qr_code"] });
  });
});
