import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PictureDialog } from "./picture-dialog.tsx";
import { galleryOf, type GalleryPicture } from "./gallery/gallery-pictures.ts";

const scene = {
  wall: "kitchen",
  placement: "floor",
  image: "/pictures/uva-kettle.svg",
  night: null,
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
      pictures={galleryOf({
        name: "Uva Kettle",
        size: { widthCm: 24, depthCm: 18, heightCm: 22 },
        furtherPictures: [],
        pictures: [],
      })}
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

describe("enlarged pictures", () => {
  it("begin with the current one, labelled with its name and zoom", () => {
    const { pane, shown } = openPictures("close");
    expect(screen.getByRole("dialog", { name: "Uva Kettle" })).toBeDefined();
    expect(pane().getAttribute("aria-label")).toBe("Uva Kettle, Close-up");
    expect(shown()).toBe("Close-up, 100 %");
  });

  it("zoom in steps up to the maximum, and back", () => {
    const { shown, press } = openPictures();
    const back = screen.getByRole("button", { name: "Step back" });
    const nearer = screen.getByRole("button", { name: "Move closer" });
    expect(back.getAttribute("aria-disabled")).toBe("true");
    for (const percent of [150, 200, 300, 300]) {
      press("Move closer");
      expect(shown()).toBe(`Full view, ${percent} %`);
    }
    expect(nearer.getAttribute("aria-disabled")).toBe("true");
    press("Step back");
    expect(shown()).toBe("Full view, 200 %");
    expect(nearer.getAttribute("aria-disabled")).toBe("false");
  });

  it("are circular, each starting at normal size", () => {
    const { shown, press } = openPictures();
    press("Move closer");
    press("Next picture");
    expect(shown()).toBe("Close-up, 100 %");
    press("Next picture");
    expect(shown()).toBe("Size, 100 %");
    press("Previous picture");
    expect(shown()).toBe("Close-up, 100 %");
  });

  it("respond to keys as to buttons", () => {
    const { shown, key } = openPictures();
    key("+");
    key("=");
    expect(shown()).toBe("Full view, 200 %");
    key("-");
    expect(shown()).toBe("Full view, 150 %");
    key("ArrowRight");
    expect(shown()).toBe("Close-up, 100 %");
    key("ArrowLeft");
    key("ArrowLeft");
    expect(shown()).toBe("Size, 100 %");
  });

  it("are scrolled by arrow keys while zoomed and focused", () => {
    const { pane, shown, key } = openPictures();
    key("+");
    expect(key("ArrowRight", pane())).toBe(true);
    expect(shown()).toBe("Full view, 150 %");
    key("-");
    expect(key("ArrowRight", pane())).toBe(false);
    expect(shown()).toBe("Close-up, 100 %");
  });

  it("ignore other keys, and close on Escape", () => {
    const { shown, key, isOpen } = openPictures();
    expect(key("a")).toBe(true);
    expect(shown()).toBe("Full view, 100 %");
    key("Escape");
    expect(isOpen).toEqual([false]);
  });
});
