import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { initialsOf, presenceText, StaffPresence } from "./staff-presence.tsx";
import type { Present } from "./use-order-presence.ts";

const at = (name: string, dragging = false): Present => ({
  __typename: "OrderPresence",
  orderId: "o1",
  name,
  dragging,
  earlier: true,
});

it.each([
  ["Kamal Perera", "KP"],
  ["nadia de silva", "NS"],
  ["Ruwan", "R"],
  ["කමල් පෙරේරා", "කපෙ"],
  [" ", "?"],
])("shortens %j to %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it("describes in words who is viewing an order, and hides the initials from screen readers", () => {
  const present = [at("Kamal Perera"), at("Nadia Silva", true)];
  render(<StaffPresence present={present} />);
  expect(presenceText(present)).toBe("Kamal Perera is viewing it, Nadia Silva is moving it");
  expect(screen.getByText(presenceText(present)).className).toBe("sr-only");
  expect(screen.getByText("KP").getAttribute("aria-hidden")).toBe("true");
});

it("renders nothing if there are no others", () => {
  const { container } = render(<StaffPresence present={[]} />);
  expect(container.childElementCount).toBe(0);
});
