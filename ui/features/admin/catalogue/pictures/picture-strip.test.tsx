import { fireEvent, render, screen, within } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { limits } from "../../../../generated/shop.ts";
import type { FileUpload, UploadState } from "../upload/use-upload.ts";
import { initialPictures, storePictures } from "./picture-draft.ts";
import { pictureWith, zoneKey, type ListedPicture } from "./picture-list.ts";
import { PictureStrip } from "./picture-strip.tsx";
import { usePictureList, type PictureList } from "./use-picture-list.ts";

afterEach(() => {
  sessionStorage.clear();
});

const picture = (name: string) => pictureWith(name, { url: `/${name}.webp`, text: `The ${name}` });
const three = [pictureWith(zoneKey), picture("leg"), picture("lid"), picture("spout")];

const zoneIn = (state: UploadState = { phase: "empty" }) => ({
  state,
  choose: vi.fn<(file: File) => void>(),
  pause: vi.fn<() => void>(),
  resume: vi.fn<() => void>(),
  remove: vi.fn<() => void>(),
  finish: vi.fn<() => void>(),
});

function open(initial: readonly ListedPicture[] = three, zone: FileUpload = zoneIn()) {
  const onValues = vi.fn<(values: PictureList["values"]) => void>();
  function Form() {
    const list = usePictureList(
      () => initial,
      zone,
      (stored) => storePictures("ann", stored),
    );
    useEffect(() => onValues(list.values));
    return <PictureStrip pictures={list} onSignIn={() => undefined} />;
  }
  render(<Form />);
  const tiles = () => within(screen.getByRole("list")).getAllByRole("listitem");
  const button = (name: string) => screen.getByRole("button", { name });
  return {
    names: () => screen.getAllByRole("img").map((each) => each.getAttribute("alt")),
    tile: (index: number) => tiles()[index] ?? document.body,
    button,
    press: (name: string) => fireEvent.click(button(name)),
    values: () => onValues.mock.lastCall?.[0],
    said: () => screen.getByRole("status").textContent,
  };
}

describe("the tiles of an item's pictures", () => {
  it("move by buttons, which keep the focus, and say their new place", () => {
    const { names, press, button, said, values } = open();
    expect(names()).toEqual(["The leg", "The lid", "The spout"]);
    press("Move later: picture 1");
    expect(names()).toEqual(["The lid", "The leg", "The spout"]);
    expect(document.activeElement).toBe(button("Move later: picture 2"));
    expect(said()).toBe("The picture is now 2 of 3.");
    press("Move earlier: picture 3");
    press("Move earlier: picture 2");
    expect(names()).toEqual(["The spout", "The lid", "The leg"]);
    expect(document.activeElement).toBe(button("Move earlier: picture 1"));
    expect(values()).toMatchObject({ image: "/spout.webp", imageText: "The spout" });
  });

  it("don't move beyond the ends", () => {
    const { names, press, button } = open();
    expect(button("Move earlier: picture 1").getAttribute("aria-disabled")).toBe("true");
    press("Move earlier: picture 1");
    press("Move later: picture 3");
    expect(names()).toEqual(["The leg", "The lid", "The spout"]);
  });

  it("move by drag", () => {
    const { names, tile } = open();
    const dataTransfer = { effectAllowed: "", files: [] };
    fireEvent.dragStart(tile(2), { dataTransfer });
    expect(fireEvent.dragOver(tile(0), { dataTransfer })).toBe(false);
    fireEvent.drop(tile(0), { dataTransfer });
    expect(names()).toEqual(["The spout", "The leg", "The lid"]);
  });

  it("are removed with Undo, which has the focus and restores the place", () => {
    const { names, press, button } = open();
    press("Remove picture 2");
    expect(names()).toEqual(["The leg", "The spout"]);
    expect(document.activeElement).toBe(button("Undo"));
    press("Undo");
    expect(names()).toEqual(["The leg", "The lid", "The spout"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("include the picture of the drop zone as the first, and upload it again after Undo", () => {
    const file = new File(["x"], "kettle.jpg");
    const taken = { url: "/kettle.webp", findings: [], measured: null };
    const zone = zoneIn({ phase: "sent", file, taken });
    const { names, press, values } = open(three, zone);
    expect(names()).toEqual(["Picture 1", "The leg", "The lid", "The spout"]);
    expect(values()?.image).toBe("/kettle.webp");
    press("Remove picture 1");
    expect(zone.remove).toHaveBeenCalledOnce();
    press("Undo");
    expect(zone.choose).toHaveBeenCalledWith(file);
  });

  it("have texts, and are stored until the form is sent", () => {
    const { press, values } = open();
    fireEvent.change(screen.getByLabelText("What picture 2 shows"), {
      target: { value: "Its lid " },
    });
    press("Move earlier: picture 3");
    expect(values()?.furtherPictures.map(({ text }) => text)).toEqual(["The spout", "Its lid"]);
    const stored = initialPictures("ann").map(({ key, text }) => [key, text]);
    expect(stored).toEqual([
      [zoneKey, ""],
      ["leg", "The leg"],
      ["spout", "The spout"],
      ["lid", "Its lid "],
    ]);
    expect(initialPictures("bea")).toEqual([pictureWith(zoneKey)]);
  });

  it("are at most eight, and say so if more are added", () => {
    const seven = Array.from({ length: limits.productPictures - 1 }, (_, at) => picture(`p${at}`));
    const { tile } = open([pictureWith(zoneKey), ...seven]);
    // Empty files are refused in the browser, without a request.
    const files = [new File([], "a.jpg"), new File([], "b.jpg")];
    fireEvent.change(screen.getByLabelText("Add pictures"), { target: { files } });
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts).toContain("At most 8 pictures. The others are not added.");
    expect(within(tile(7)).getByRole("alert").textContent).toMatch(/empty/i);
    expect(screen.queryByLabelText("Add pictures")).toBeNull();
  });

  it("may have a night version, which is removed again", () => {
    const night = { key: "n", url: "/night.webp", file: null };
    const { press, values } = open([pictureWith("a", { url: "/a.webp", night })]);
    expect(values()?.nightImage).toBe("/night.webp");
    press("Remove the night version of picture 1");
    expect(values()?.nightImage).toBeNull();
    expect(screen.getByRole("button", { name: "Add a night version of picture 1" })).toBeDefined();
  });
});
