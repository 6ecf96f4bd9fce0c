import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PictureDialog } from "./picture-dialog.tsx";
import { galleryOf, type GalleryPicture } from "./gallery/gallery-pictures.ts";

afterEach(cleanup);

const scene = {
  wall: "kitchen",
  placement: "floor",
  image: "/pictures/uva-kettle.svg",
  extent: { left: 100, right: 300, top: 100, bottom: 400 },
} as const;

const openPictures = (first: GalleryPicture["key"] = "whole") => {
  const isOpen: boolean[] = [];
  render(
    <PictureDialog
      open
      onOpenChange={(open) => isOpen.push(open)}
      name="Uva Kettle"
      scene={scene}
      pictures={galleryOf({ widthCm: 24, depthCm: 18, heightCm: 22 }, [])}
      first={first}
    />,
  );
  return {
    isOpen,
    pane: () => screen.getByRole("group"),
    shown: () => screen.getByRole("status").textContent,
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
    key: (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key }),
  };
};

describe("the pictures at large", () => {
  it("begin with the one that was looked at, and say what it is and how near", () => {
    const { pane, shown } = openPictures("close");
    expect(screen.getByRole("dialog", { name: "Uva Kettle" })).toBeDefined();
    expect(pane().getAttribute("aria-label")).toBe("Uva Kettle, Close");
    expect(shown()).toBe("Close, 100 %");
  });

  it("come nearer in steps as far as they go, and step back", () => {
    const { shown, press } = openPictures();
    const back = screen.getByRole("button", { name: "Step back" });
    const nearer = screen.getByRole("button", { name: "Come nearer" });
    expect(back.getAttribute("aria-disabled")).toBe("true");
    for (const percent of [150, 200, 300, 300]) {
      press("Come nearer");
      expect(shown()).toBe(`Whole, ${percent} %`);
    }
    expect(nearer.getAttribute("aria-disabled")).toBe("true");
    press("Step back");
    expect(shown()).toBe("Whole, 200 %");
    expect(nearer.getAttribute("aria-disabled")).toBe("false");
  });

  it("follow one another in a circle, each as a whole at first", () => {
    const { shown, press } = openPictures();
    press("Come nearer");
    press("Next picture");
    expect(shown()).toBe("Close, 100 %");
    press("Next picture");
    expect(shown()).toBe("Size, 100 %");
    press("Previous picture");
    expect(shown()).toBe("Close, 100 %");
  });

  it("are moved through by keys as by buttons", () => {
    const { shown, key } = openPictures();
    key("+");
    key("=");
    expect(shown()).toBe("Whole, 200 %");
    key("-");
    expect(shown()).toBe("Whole, 150 %");
    key("ArrowRight");
    expect(shown()).toBe("Close, 100 %");
    key("ArrowLeft");
    key("ArrowLeft");
    expect(shown()).toBe("Size, 100 %");
  });

  it("are scrolled by arrows while they are larger than their window and have the focus", () => {
    const { pane, shown, key } = openPictures();
    key("+");
    expect(key("ArrowRight", pane())).toBe(true);
    expect(shown()).toBe("Whole, 150 %");
    key("-");
    expect(key("ArrowRight", pane())).toBe(false);
    expect(shown()).toBe("Close, 100 %");
  });

  it("leave other keys alone, and close at Escape", () => {
    const { shown, key, isOpen } = openPictures();
    expect(key("a")).toBe(true);
    expect(shown()).toBe("Whole, 100 %");
    key("Escape");
    expect(isOpen).toEqual([false]);
  });
});
