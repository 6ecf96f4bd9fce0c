import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { PictureKind } from "../../../generated/operations.ts";
import type { Photo } from "./gallery/gallery-pictures.ts";
import { ProductStage } from "./product-stage.tsx";

const kettle = {
  id: "uva-kettle",
  name: "Uva Kettle",
  image: "/pictures/uva-kettle.svg",
  modelUrl: "/models/uva-kettle.glb",
  category: "Kitchen Equipments",
  placement: "TABLE",
  size: { __typename: "Size", widthCm: 24, depthCm: 18, heightCm: 22 },
  imageText: "",
  nightImage: null,
  furtherPictures: [],
  pictures: [],
  quickLookUrl: "/models/uva-kettle.usdz",
} as const;

const taken = (kind: PictureKind, alt: string): Photo => ({
  __typename: "ProductPicture",
  kind,
  alt,
  url: `/gallery/${kind}-600.webp`,
  width: 600,
  height: 624,
  colour: "#d8c9ab",
  files: [325, 800].map((width) => ({
    __typename: "PictureFile",
    url: `/gallery/${kind}-${width}.avif`,
    width,
    type: "image/avif",
  })),
});

const behind = taken("BEHIND", "Uva Kettle from behind");
const person = taken("PERSON", "Uva Kettle next to a person 170 cm tall");
const looked = { ...kettle, pictures: [behind, person] };

const thumbnails = () => within(screen.getByRole("list", { name: "Pictures" }));
const thumbnail = (name: string) => thumbnails().getByRole("button", { name });
const large = () => document.querySelector<HTMLElement>(".stage.touch-pan-y") ?? document.body;
const swipe = (from: readonly [number, number], to: readonly [number, number]) => {
  const finger = { pointerId: 1, pointerType: "touch", isPrimary: true };
  fireEvent.pointerDown(large(), { ...finger, clientX: from[0], clientY: from[1] });
  fireEvent.pointerUp(large(), { ...finger, clientX: to[0], clientY: to[1] });
};

it("shows the drawing first, then the selected picture, in its final size", () => {
  render(<ProductStage page="/Item-Page/uva-kettle" product={looked} free={{}} />);
  expect(screen.getByRole("img", { name: "Uva Kettle, 22 cm high" })).toBeDefined();
  fireEvent.click(thumbnail("Back"));
  const picture = screen.getByRole<HTMLImageElement>("img", { name: behind.alt });
  expect([picture.width, picture.height, picture.getAttribute("loading")]).toEqual([
    600,
    624,
    "eager",
  ]);
  expect(picture.parentElement?.querySelector("source")?.srcset).toBe(
    "/gallery/BEHIND-325.avif 325w,/gallery/BEHIND-800.avif 800w",
  );
  expect(thumbnail("Back").getAttribute("aria-pressed")).toBe("true");
  const small = thumbnail("To scale").querySelector("img");
  expect([small?.alt, small?.getAttribute("loading")]).toEqual(["", "lazy"]);
});

it("moves between pictures by arrow keys and swipes, in a circle", () => {
  render(<ProductStage page="/Item-Page/uva-kettle" product={looked} free={{}} />);
  thumbnail("Size").focus();
  fireEvent.keyDown(thumbnail("Size"), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(thumbnail("To scale"));
  expect(screen.getByRole("img", { name: person.alt })).toBeDefined();
  swipe([300, 100], [240, 110]);
  expect(thumbnail("Size").getAttribute("aria-pressed")).toBe("true");
  swipe([200, 100], [270, 90]);
  expect(thumbnail("To scale").getAttribute("aria-pressed")).toBe("true");
  swipe([200, 100], [150, 200]);
  expect(thumbnail("To scale").getAttribute("aria-pressed")).toBe("true");
});

it("follows the chosen variant: picture, thumbnails, alt texts and enlarged pictures", async () => {
  const stage = (image: string, values: readonly string[], pictures: readonly Photo[]) => (
    <ProductStage
      page="/Item-Page/uva-kettle"
      product={{ ...kettle, image, pictures }}
      values={values}
      free={{}}
    />
  );
  const { rerender } = render(stage(kettle.image, ["Brass"], [behind]));
  const enlarge = () =>
    fireEvent.click(screen.getByRole("button", { name: "Enlarge the picture" }));
  enlarge();
  const dialog = await screen.findByRole("dialog", { name: "Uva Kettle (Brass)" });
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(within(dialog).getByRole("img", { name: behind.alt })).toBeDefined();
  fireEvent.keyDown(document.body, { key: "Escape" });

  rerender(stage("/pictures/black.svg", ["Black"], []));
  const shown = screen.getByRole<HTMLImageElement>("img", {
    name: "Uva Kettle (Black), 22 cm high",
  });
  expect(shown.getAttribute("src")).toBe("/pictures/black.svg");
  expect(thumbnails().queryByRole("button", { name: "Back" })).toBeNull();
  for (const picture of document.querySelectorAll(".thumbnails img"))
    expect(picture.getAttribute("src")).toBe("/pictures/black.svg");
  enlarge();
  const other = await screen.findByRole("dialog", { name: "Uva Kettle (Black)" });
  expect(within(other).getByRole("img", { name: "Uva Kettle (Black)" })).toBeDefined();
});

it("describes a picture that couldn't load", () => {
  render(<ProductStage page="/Item-Page/uva-kettle" product={looked} free={{}} />);
  fireEvent.click(thumbnail("Back"));
  fireEvent.error(screen.getByRole("img", { name: behind.alt }));
  expect(screen.getByRole("status").textContent).toContain(behind.alt);
});

it("draws its own close-up if there is no photo of one", () => {
  const { rerender } = render(
    <ProductStage page="/Item-Page/uva-kettle" product={looked} free={{}} />,
  );
  expect(thumbnail("Close-up")).toBeDefined();
  const near = taken("CLOSE", "Uva Kettle from near");
  rerender(
    <ProductStage
      page="/Item-Page/uva-kettle"
      product={{ ...kettle, pictures: [near] }}
      free={{}}
    />,
  );
  expect(thumbnails().queryByRole("button", { name: "Close-up" })).toBeNull();
  expect(thumbnail("Material")).toBeDefined();
});

it("keeps the drawing and explains why if the browser cannot draw models", () => {
  const context = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  render(<ProductStage page="/Item-Page/uva-kettle" product={kettle} free={{}} />);
  const open = screen.getByRole("button", { name: "View in 3D" });
  open.focus();
  fireEvent.click(open);
  expect(screen.getByRole("status").textContent).toMatch(/^This browser can’t show 3D/);
  expect(open.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(open);
  expect(screen.getByRole("img", { name: /Uva Kettle/ })).toBeDefined();
  context.mockRestore();
});

it("offers no model if there is none", () => {
  render(
    <ProductStage page="/Item-Page/uva-kettle" product={{ ...kettle, modelUrl: null }} free={{}} />,
  );
  expect(screen.queryByRole("button", { name: "View in 3D" })).toBeNull();
});

it("shows the chosen pictures in their order, and another one in the dark theme", () => {
  const furtherPictures = [
    {
      url: "/uploads/images/leg-480.webp",
      text: "Its leg",
      night: "/uploads/images/dark-480.webp",
    },
    { url: "/uploads/images/lid-480.webp", text: "", night: null },
  ];
  const product = { ...looked, imageText: "polished", nightImage: "/night.svg", furtherPictures };
  render(<ProductStage page="/Item-Page/uva-kettle" product={product} free={{}} />);
  const first = screen.getAllByRole("img", { name: "Uva Kettle, polished, 22 cm high" });
  expect(first.map((each) => [each.getAttribute("src"), each.className])).toEqual([
    ["/pictures/uva-kettle.svg", "by-day"],
    ["/night.svg", "by-night"],
  ]);
  expect(first.map((each) => each.getAttribute("loading"))).toEqual(["lazy", "lazy"]);
  const names = thumbnails()
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Size", "Full view", "Its leg", "Picture 3", "Back", "To scale"]);
  fireEvent.click(thumbnail("Its leg"));
  const leg = screen.getAllByRole("img", { name: "Its leg" });
  expect(leg.map((each) => each.className)).toEqual(["by-day", "by-night"]);
  expect(leg[1]?.getAttribute("src")).toBe("/uploads/images/dark-480.webp");
});
