import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ProductStage } from "./product-stage.tsx";

afterEach(cleanup);

const kettle = {
  id: "uva-kettle",
  name: "Uva Kettle",
  image: "/pictures/uva-kettle.svg",
  modelUrl: "/models/uva-kettle.glb",
  category: "KITCHEN_EQUIPMENTS",
  placement: "TABLE",
  size: { __typename: "Size", widthCm: 24, depthCm: 18, heightCm: 22 },
} as const;

it("keeps the drawing and says why where the browser cannot draw models", () => {
  const context = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  render(<ProductStage product={kettle} free={{}} />);
  const open = screen.getByRole("button", { name: "View in 3D" });
  open.focus();
  fireEvent.click(open);
  expect(screen.getByRole("status").textContent).toMatch(/^This browser cannot draw 3D/);
  expect(open.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(open);
  expect(screen.getByRole("img", { name: /Uva Kettle/ })).toBeDefined();
  context.mockRestore();
});

it("offers no model where there is none", () => {
  render(<ProductStage product={{ ...kettle, modelUrl: null }} free={{}} />);
  expect(screen.queryByRole("button", { name: "View in 3D" })).toBeNull();
});
