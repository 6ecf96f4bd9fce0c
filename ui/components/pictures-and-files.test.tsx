import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { OrderProgress } from "./order-progress.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Rating, Stars } from "./rating.tsx";
import { Sentence } from "./sentence.tsx";
import { StockLabel } from "./stock-label.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { SizedImage } from "./sized-image.tsx";
import { WallTile } from "./wall-tile.tsx";

describe("an object before its wall", () => {
  const show = (image: string | undefined, props: object = {}) => {
    const { container } = render(
      <WallTile wall="kitchen" placement="table" {...(image && { image })} {...props} />,
    );
    return { tile: container.firstElementChild!, picture: container.querySelector("img") };
  };

  it("shows an empty wall without a picture", () => {
    const { tile, picture } = show(undefined);
    expect(picture).toBeNull();
    expect(tile.className).toMatch(/wall-kitchen stands-table/);
  });

  it("loads when it scrolls into view, and at once if it is in the first view", () => {
    expect(show("/lamp.png").picture?.getAttribute("loading")).toBe("lazy");
    const first = show("/lamp.png", { eager: true }).picture;
    expect(first?.getAttribute("loading")).toBe("eager");
    expect(first?.getAttribute("fetchpriority")).toBe("high");
  });

  it("offers the sizes of an uploaded picture to the browser, with a blurred one meanwhile", () => {
    const { tile, picture } = show("/uploads/images/abc-960.webp");
    expect(picture?.srcset).toMatch(/abc-240\.webp 240w.*abc-960\.webp 960w/);
    expect(tile.querySelector("source")?.getAttribute("type")).toBe("image/avif");
    expect(picture?.getAttribute("style")).toMatch(/abc-blur\.webp/);
  });

  it("offers no sizes for a picture of one size", () => {
    const { tile, picture } = show("/lamp.png");
    expect(picture?.hasAttribute("srcset")).toBe(false);
    expect(tile.querySelector("picture")).toBeNull();
  });

  it("is offered in the sizes of its place, wherever it is shown", () => {
    const { container } = render(
      <SizedImage src="/uploads/images/abc-960.webp" sizes="40px" alt="" className="chip" />,
    );
    const offered = [...container.querySelectorAll("source, img")];
    expect(offered.map((each) => each.getAttribute("sizes"))).toEqual(["40px", "40px"]);
    expect(offered[0]?.getAttribute("srcset")).toMatch(/abc-240\.avif 240w/);
    expect(offered[1]?.className).toBe("chip");
  });

  it("has an alternative text if its name is not next to it", () => {
    show("/lamp.png", { alt: "Sigiri Lamp" });
    expect(screen.getByRole("img", { name: "Sigiri Lamp" })).toBeDefined();
    expect(show("/lamp.png").picture?.getAttribute("alt")).toBe("");
  });
});

describe("a drop area", () => {
  function open() {
    const onFile = vi.fn<(file: File) => void>();
    function Place() {
      const { over, dropTarget, take } = useFileDrop(onFile);
      return (
        <div role="group" {...dropTarget} data-over={over}>
          <input aria-label="File" type="file" onChange={({ target }) => take(target.files)} />
        </div>
      );
    }
    render(<Place />);
    const place = screen.getByRole("group");
    return { onFile, place, isOver: () => place.dataset["over"] === "true" };
  }
  const [first, second] = ["a.glb", "b.glb"].map((name) => new File(["x"], name));

  it("shows that a file is dragged over it, until the file leaves or is dropped", () => {
    const { place, isOver } = open();
    expect(fireEvent.dragOver(place)).toBe(false);
    expect(isOver()).toBe(true);
    fireEvent.dragLeave(place);
    expect(isOver()).toBe(false);
    fireEvent.dragOver(place);
    expect(fireEvent.drop(place, { dataTransfer: { files: [] } })).toBe(false);
    expect(isOver()).toBe(false);
  });

  it("takes the first dropped or selected file, and ignores an empty selection", () => {
    const { place, onFile } = open();
    fireEvent.drop(place, { dataTransfer: { files: [first, second] } });
    fireEvent.change(screen.getByLabelText("File"), { target: { files: [second] } });
    fireEvent.drop(place, { dataTransfer: { files: [] } });
    expect(onFile.mock.calls.map(([{ name }]) => name)).toEqual(["a.glb", "b.glb"]);
  });
});

describe("accessible figures", () => {
  it.each([
    [0, false, "Out of stock"],
    [1, false, "Only 1 left"],
    [3, false, "Only 3 left"],
    [4, false, "In stock"],
    [4, true, "4 in stock"],
    [3, true, "Only 3 left"],
  ])("a stock of %d (exact: %s) is: %s", (count, exact, words) => {
    const { container } = render(<StockLabel count={count} exact={exact} />);
    expect(container.textContent).toBe(words);
  });

  it("a rating is announced as out of five, and as none without reviews", () => {
    const { container, rerender } = render(<Rating average={4.25} count={8} />);
    expect(container.querySelector(".sr-only")?.textContent).toMatch(/4\.3 (out )?of 5/);
    expect(container.textContent).toMatch(/\(8\)$/);
    rerender(<Rating average={0} count={0} />);
    expect(container.textContent).toBe("No reviews yet");
  });

  it("a review has as many filled stars as its rating", () => {
    const { container } = render(<Stars rating={3} />);
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/^3 of 5/);
    expect(container.querySelectorAll(".fill-brass")).toHaveLength(3);
    expect(container.querySelectorAll("svg")).toHaveLength(5);
  });

  it("a progress bar announces how far it is, in its own words if it has some", () => {
    const { rerender } = render(<ProgressBar label="Upload" percent={40} />);
    const bar = screen.getByRole("progressbar", { name: "Upload" });
    expect(bar.getAttribute("aria-valuetext")).toBe("40 %");
    rerender(<ProgressBar label="Upload" percent={40} words="2 of 5 files" />);
    expect(bar.getAttribute("aria-valuetext")).toBe("2 of 5 files");
    expect(bar.querySelector("i")?.style.width).toBe("40%");
  });
});

it("an ended order has no current and no pending step, however far it got", () => {
  const steps = [
    { step: "preparing", name: "Preparing", at: "2026-11-20T08:00:00.000Z" },
    { step: "delivered", name: "Delivered", at: null },
  ] as const;
  const { container } = render(<OrderProgress steps={steps} current="preparing" resting />);
  expect(container.querySelector("[aria-current]")).toBeNull();
  expect(container.querySelectorAll("time")).toHaveLength(1);
  expect(container.textContent).not.toMatch(/still to come/i);
});

describe("a sentence with placeholders", () => {
  it("puts the elements where the language needs them, as often as they are named", () => {
    const { container } = render(<Sentence of="{b} after {a}, not {a}." a={<b>one</b>} b="two" />);
    expect(container.innerHTML).toBe("two after <b>one</b>, not <b>one</b>.");
  });
});
