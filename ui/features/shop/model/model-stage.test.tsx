import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ModelControls } from "./model-controls.tsx";
import { ModelStage } from "./model-stage.tsx";
import type { ModelViewProps } from "./model-view.tsx";

const extent = { left: 60, right: 340, top: 140, bottom: 430 };

const openStage = (load?: () => Promise<(props: ModelViewProps) => null>) => {
  const drawn: ModelViewProps[] = [];
  const onShown = vi.fn();
  const onMissing = vi.fn();
  const View = (props: ModelViewProps) => {
    drawn.push(props);
    return null;
  };
  render(
    <ModelStage
      load={load ?? (() => Promise.resolve(View))}
      name="Uva Kettle"
      src="/models/uva-kettle.glb"
      quickLook={null}
      placement="table"
      pictured={{ extent, fromItsSide: false }}
      size={null}
      onShown={onShown}
      onMissing={onMissing}
      free={{}}
      dimensions
      onModel={vi.fn()}
    />,
  );
  return { View, onShown, onMissing, last: () => drawn.at(-1) };
};

it("reports that the model is loading, and when it is shown", async () => {
  const { onShown, last } = openStage();
  expect(screen.getByRole("status").textContent).toBe("Loading the 3D model…");
  await act(async () => {});
  expect(last()?.src).toBe("/models/uva-kettle.glb");
  act(() => last()?.onShown());
  expect(screen.getByRole("status").textContent).toBe("The 3D model is shown.");
  expect(onShown).toHaveBeenCalledOnce();
});

it("reports that a model couldn't load, and retries", async () => {
  const { last } = openStage();
  await act(async () => {});
  act(() => last()?.onFailed());
  expect(screen.getByRole("alert").textContent).toMatch(/^The 3D model couldn’t load/);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(async () => {});
  expect(screen.queryByRole("alert")).toBeNull();
  expect(last()?.src).toBe("/models/uva-kettle.glb#2");
});

it("no longer reports a model as missing after it was left", async () => {
  const { onMissing, last } = openStage();
  await act(async () => {});
  act(() => last()?.onFailed());
  expect(onMissing).toHaveBeenLastCalledWith(true);
  cleanup();
  expect(onMissing).toHaveBeenLastCalledWith(false);
});

it("reports that the viewer couldn't load, and logs the reason", async () => {
  const written = vi.mocked(console.error);
  const why = new Error("no connection");
  let tries = 0;
  const { onShown } = openStage(() => {
    tries++;
    return Promise.reject(why);
  });
  await act(async () => {});
  expect(screen.getByRole("alert")).toBeDefined();
  expect(written).toHaveBeenCalledWith(why);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(async () => {});
  expect(tries).toBe(2);
  expect(screen.getByRole("alert")).toBeDefined();
  expect(onShown).not.toHaveBeenCalled();
  written.mockClear();
});

it("offers the colours of a model, if it has more than one", () => {
  const onVariant = vi.fn();
  const rest = { size: null, onVariant, onTurn: vi.fn(), onNearer: vi.fn() };
  const { rerender } = render(
    <ModelControls
      {...rest}
      variants={[
        { name: "Leaf", tones: ["white", "green", "black"] },
        { name: "Indigo", tones: null },
      ]}
      variant="Leaf"
    />,
  );
  const swatches = screen
    .getAllByRole("radio")
    .map((radio) => radio.parentElement?.querySelector("i")?.style.getPropertyValue("--middle"));
  expect(swatches).toEqual(["green", undefined]);
  expect(screen.getByRole("group", { name: "Colour" })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Leaf" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Indigo" }));
  expect(onVariant).toHaveBeenCalledWith("Indigo");
  rerender(<ModelControls {...rest} variants={[]} variant={null} />);
  expect(screen.queryByRole("group", { name: "Colour" })).toBeNull();
});
