import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { frame, usePictureExtent } from "./picture-extent.ts";

/** Pictures that load when a test triggers it. */
let pictures: HTMLImageElement[] = [];
const load = (picture: HTMLImageElement | undefined) =>
  act(() => void picture?.dispatchEvent(new Event("load")));

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A canvas on which every picture is a rectangle of this opacity, in pixels of the frame. */
const draw = ({ left, right, top, bottom }: Rectangle, opacity = 255) => {
  const getImageData = (_x: number, _y: number, width: number, height: number) => {
    const data = new Uint8ClampedArray(width * height * 4);
    for (let y = (top / frame.height) * height; y < (bottom / frame.height) * height; y++)
      for (let x = (left / frame.width) * width; x < (right / frame.width) * width; x++)
        data[(y * width + x) * 4 + 3] = opacity;
    return { data, width, height };
  };
  const context = { drawImage: () => undefined, getImageData };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
};

const object = { left: 100, right: 300, top: 50, bottom: 450 };

beforeEach(() => {
  pictures = [];
  vi.stubGlobal("Image", function makePicture() {
    const picture = document.createElement("img");
    pictures.push(picture);
    return picture;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const openPicture = (url = "/kettle.png") =>
  renderHook((props) => usePictureExtent(props.url), { initialProps: { url } });

describe("the edges of the object in a picture", () => {
  it("are unknown until the picture has loaded", () => {
    draw(object);
    const { result } = openPicture();
    expect(result.current).toBeNull();
    load(pictures[0]);
    expect(result.current).toEqual(object);
  });

  it("may be those of the frame", () => {
    const whole = { left: 0, right: frame.width, top: 0, bottom: frame.height };
    draw(whole);
    const { result } = openPicture();
    load(pictures[0]);
    expect(result.current).toEqual(whole);
  });

  it("exclude a shadow", () => {
    draw(object, 149);
    const { result } = openPicture();
    load(pictures[0]);
    expect(result.current).toBeNull();
  });

  it("are never those of the previous picture", () => {
    draw(object);
    const { result, rerender } = openPicture("/kettle.png");
    load(pictures[0]);
    rerender({ url: "/lamp.png" });
    expect(result.current).toBeNull();
    load(pictures[0]);
    expect(result.current).toBeNull();
    load(pictures[1]);
    expect(result.current).toEqual(object);
  });
});

describe("an unreadable picture", () => {
  it.each([
    ["without a canvas", () => null],
    [
      "from another host",
      () => ({
        drawImage: () => undefined,
        getImageData: () => {
          throw new DOMException("tainted", "SecurityError");
        },
      }),
    ],
  ])("has no edges: %s", (_why, context) => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(context as never);
    const { result } = openPicture();
    load(pictures[0]);
    expect(result.current).toBeNull();
  });
});
