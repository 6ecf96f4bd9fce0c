import { act, render, renderHook, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Toaster } from "../components/toast.tsx";
import { useCommand } from "./use-command.ts";

const openCommand = () => renderHook(() => useCommand("It failed")).result;

const done = { __typename: "RoleGranted", message: "Done" };
const refused = { __typename: "LastAdmin", code: "LAST_ADMIN", message: "This is the last admin." };

it("returns the answer of a successful command", async () => {
  const command = openCommand();
  expect(await act(() => command.current.run(async () => done))).toBe(done);
  expect(command.current).toMatchObject({ pending: false, problem: null });
});

it.each([
  ["a refusal", async () => refused, refused.message],
  ["no answer", async () => undefined, "It failed"],
  ["a broken connection", () => Promise.reject(new TypeError("broken")), "It failed"],
])("keeps the problem of a failed command: %s", async (_what, send, problem) => {
  const command = openCommand();
  expect(await act(() => command.current.run<typeof done>(send))).toBeNull();
  expect(command.current).toMatchObject({ pending: false, problem });
});

it("is pending until it is answered, and clears the previous problem", async () => {
  const command = openCommand();
  await act(() => command.current.run(async () => refused));
  let answer: (given: typeof done) => void = () => undefined;
  let running: Promise<unknown> | undefined;
  act(() => {
    running = command.current.run(() => new Promise<typeof done>((resolve) => (answer = resolve)));
  });
  expect(command.current).toMatchObject({ pending: true, problem: null });
  await act(async () => {
    answer(done);
    await running;
  });
  expect(command.current.pending).toBe(false);
});

it("shows a failure as a toast if the dialog was closed before the answer", async () => {
  render(<Toaster />);
  const { result, unmount } = renderHook(() => useCommand("It failed"));
  let answer: (given: typeof refused) => void = () => undefined;
  const running = act(() => {
    const sent = result.current.run(() => new Promise<typeof refused>((done) => (answer = done)));
    unmount();
    answer(refused);
    return sent;
  });
  expect(await running).toBeNull();
  expect(await screen.findByText(refused.message)).toBeDefined();
});

it("reports whether the dialog is still open when the answer arrives", async () => {
  const { result, unmount } = renderHook(() => useCommand("It failed"));
  const { isOpen, run } = result.current;
  await act(() => run(async () => done));
  expect(isOpen()).toBe(true);
  await act(() => {
    const sent = run(async () => done);
    unmount();
    return sent;
  });
  expect(isOpen()).toBe(false);
});
