import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { runHeadOf } from "../../../testing/cash-runs.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { DriverRunPage } from "./driver-run-page.tsx";
import { storedRun, useDriverRun, type DriverRun } from "./use-driver-run.ts";

afterEach(() => {
  localStorage.clear();
});

const run: DriverRun = {
  ...runHeadOf(1, { phase: "ON_THE_ROAD", leavesAt: "07:30" }),
  driver: { __typename: "Driver", id: "nimal", name: "Nimal" },
  stops: [],
};

const delivered = { collected: 100, shortReason: null };

function open(refused: Readonly<Record<string, string>>, signedIn = "nimal") {
  return scriptedShop({
    Viewer: () => ({
      me: {
        __typename: "Me",
        ...{ id: signedIn, name: signedIn, email: "driver@example.lk", role: "DRIVER" },
      },
    }),
    DriverRuns: () => ({ ownRuns: [] }),
    AnswerStop: ({ orderId }) => {
      const code = refused[String(orderId)];
      if (code !== undefined) throw new ApiError(code);
      return { answerStop: { __typename: "RunSaved", message: "", run } };
    },
  });
}

it("does not let an answer to another driver's run hold back the next ones", async () => {
  const shop = open({ a: "FORBIDDEN" });
  const { result } = renderHook(() => useDriverRun("nimal"), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.run).toBeNull());
  act(() => {
    for (const orderId of ["a", "b"]) result.current.answer(run, orderId, { delivered });
  });
  await waitFor(() => expect(result.current.answers).toMatchObject([{ refusal: "FORBIDDEN" }]));
  expect(shop.variablesOf("AnswerStop").map(({ orderId }) => orderId)).toEqual(["a", "b"]);

  render(
    <MemoryRouter>
      <DriverRunPage viewerId="nimal" />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  const message = await screen.findByRole("alert");
  expect(message.textContent).toContain("A stop: your answer was not accepted. FORBIDDEN");
});

it("keeps answers in their order while the shop is unavailable or the driver is signed out", async () => {
  for (const code of ["UNAVAILABLE", "UNAUTHENTICATED"]) {
    const shop = open({ a: code });
    const { result, unmount } = renderHook(() => useDriverRun("nimal"), { wrapper: shop.wrapper });
    await waitFor(() => expect(result.current.run).toBeNull());
    act(() => {
      for (const orderId of ["a", "b"]) result.current.answer(run, orderId, { delivered });
    });
    await waitFor(() => expect(shop.variablesOf("AnswerStop").length).toBeGreaterThan(0));
    expect(result.current.answers.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
    unmount();
    for (const { id } of storedRun.answers()) storedRun.removeAnswer(id);
  }
});

it("keeps the answers of a driver on a shared phone for that driver", async () => {
  // Nimal's session has ended, and Sita is signed in.
  const sitas = open({ a: "FORBIDDEN" }, "sita");
  const nimal = renderHook(() => useDriverRun("nimal"), { wrapper: sitas.wrapper });
  await waitFor(() => expect(nimal.result.current.run).toBeNull());
  act(() => {
    for (const orderId of ["a", "b"]) nimal.result.current.answer(run, orderId, { delivered });
  });
  await waitFor(() => expect(sitas.variablesOf("AnswerStop")).toHaveLength(1));
  nimal.unmount();

  const sita = renderHook(() => useDriverRun("sita"), { wrapper: sitas.wrapper });
  await waitFor(() => expect(sita.result.current.run).toBeNull());
  expect(sita.result.current.answers).toEqual([]);
  expect(sitas.variablesOf("AnswerStop")).toHaveLength(1);
  sita.unmount();

  const nimals = open({});
  const again = renderHook(() => useDriverRun("nimal"), { wrapper: nimals.wrapper });
  await waitFor(() => expect(again.result.current.answers).toEqual([]));
  expect(nimals.variablesOf("AnswerStop").map(({ orderId }) => orderId)).toEqual(["a", "b"]);
});
