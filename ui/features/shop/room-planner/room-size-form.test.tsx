import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Room } from "./layout/room.ts";
import { RoomSizeForm } from "./room-size-form.tsx";

const room: Room = { width: 420, depth: 360, height: 264 };

function open() {
  const onRoom = vi.fn<(room: Room) => void>();
  const { rerender } = render(<RoomSizeForm room={room} onRoom={onRoom} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    ...{ onRoom, field },
    type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    set: () => fireEvent.submit(screen.getByLabelText("Size of the room")),
    become: (next: Room) => rerender(<RoomSizeForm room={next} onRoom={onRoom} />),
    errors: () => screen.queryAllByRole("alert").map(({ textContent }) => textContent),
  };
}

it("shows the room in metres, and applies typed values on submit", () => {
  const { field, type, set, onRoom } = open();
  expect(["Width", "Depth", "Height"].map((label) => field(label).value)).toEqual([
    "4.20",
    "3.60",
    "2.64",
  ]);
  type("Width", "5,1");
  expect(onRoom).not.toHaveBeenCalled();
  set();
  expect(onRoom).toHaveBeenCalledExactlyOnceWith({ width: 510, depth: 360, height: 264 });
});

it("shows errors only after submit, at each field, and focuses the first invalid field", () => {
  const { field, type, set, errors, onRoom } = open();
  type("Depth", "wide");
  type("Height", "1.9");
  expect(errors()).toEqual([]);
  set();
  expect(errors()).toEqual(["From 1.5 to 12 metres", "From 2 to 6 metres"]);
  expect(document.activeElement).toBe(field("Depth"));
  expect(field("Width").getAttribute("aria-invalid")).toBeNull();
  expect(onRoom).not.toHaveBeenCalled();
});

it("clears an error as soon as the value is valid, and shows none until the next submit", () => {
  const { type, set, errors, onRoom } = open();
  type("Depth", "0");
  set();
  type("Depth", "3");
  expect(errors()).toEqual([]);
  set();
  expect(onRoom).toHaveBeenCalledExactlyOnceWith({ ...room, depth: 300 });
  type("Width", "");
  expect(errors()).toEqual([]);
});

it("shows the previous size after an undo, whatever was typed", () => {
  const { field, type, become } = open();
  type("Width", "9");
  become({ ...room, width: 300 });
  expect(field("Width").value).toBe("3.00");
});
