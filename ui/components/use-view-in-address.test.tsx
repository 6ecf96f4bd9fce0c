import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, type LoaderFunction } from "react-router-dom";
import { expect, it } from "vitest";
import { useViewInAddress } from "./use-view-in-address.ts";

interface Look {
  words: string;
  view: string;
}

const lookOf = (params: URLSearchParams): Look => ({
  words: params.get("q") ?? "",
  view: params.get("view") === "table" ? "table" : "board",
});
const paramsOf = ({ words, view }: Look) =>
  new URLSearchParams({ ...(words && { q: words.trim() }), ...(view === "table" && { view }) });

function Page() {
  const [look, change] = useViewInAddress(lookOf, paramsOf);
  return (
    <>
      <output>{`${look.view} of ${look.words || "all"}`}</output>
      <input aria-label="Words" onChange={({ target }) => change({ words: target.value })} />
    </>
  );
}

type Addresses = readonly (string | { pathname: string; state: unknown })[];

const open = (...addresses: Addresses) => openWith({}, addresses);

function openWith(
  route: { loader?: LoaderFunction; HydrateFallback?: () => null },
  addresses: Addresses,
) {
  const router = createMemoryRouter([{ path: "/orders/:number?", element: <Page />, ...route }], {
    initialEntries: [...addresses],
  });
  render(<RouterProvider router={router} />);
  return {
    router,
    look: () => screen.getByRole("status").textContent,
    type: (words: string) =>
      act(async () =>
        fireEvent.change(screen.getByLabelText("Words"), { target: { value: words } }),
      ),
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

it("is read from the address, and ignores unknown parts", async () => {
  const { look, address, type } = open("/orders?q=ann&view=cards");
  expect(look()).toBe("board of ann");
  await type("bea");
  expect([look(), address()]).toEqual(["board of bea", "/orders?q=bea"]);
});

it("replaces the previous address, and keeps the history state", async () => {
  const { type, router, back } = open("/orders/7", { pathname: "/orders", state: { kept: true } });
  await type("a");
  await type("an");
  expect(router.state.location.state).toEqual({ kept: true });
  await back();
  expect(router.state.location.pathname).toBe("/orders/7");
});

it("changes when another address of the page opens, and back by Back", async () => {
  const { look, go, back, type, address } = open("/orders");
  await type("ann");
  await go("/orders?view=table");
  expect(look()).toBe("table of all");
  await back();
  expect([look(), address()]).toEqual(["board of ann", "/orders?q=ann"]);
});

it("stays as it was when a step back closes an overlay over the list", async () => {
  const { look, go, type, back, address } = open("/orders");
  await go("/orders/7");
  await type("ann");
  await back();
  expect([look(), address()]).toEqual(["board of ann", "/orders?q=ann"]);
});

it("is not read back from the written address, which may lag behind the typed text", async () => {
  const { look, address, type } = open("/orders");
  await type("ann ");
  expect([look(), address()]).toEqual(["board of ann ", "/orders?q=ann"]);
});

it("ends at the last view although the router is slow to write those before", async () => {
  let isSlow = false;
  const loads: (() => void)[] = [];
  const slow: LoaderFunction = () =>
    isSlow ? new Promise((resolve) => loads.push(() => resolve(null))) : null;
  const { router, look, type, address } = openWith({ loader: slow, HydrateFallback: () => null }, [
    "/orders?q=ann",
  ]);
  await screen.findByLabelText("Words");
  isSlow = true;
  await type("bea");
  await type("ann");
  await act(async () => loads.forEach((load) => load()));
  await act(() => waitFor(() => expect(router.state.navigation.state).toBe("idle")));
  expect([look(), address()]).toEqual(["board of ann", "/orders?q=ann"]);
});
