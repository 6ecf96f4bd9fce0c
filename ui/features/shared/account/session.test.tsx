import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { ViewerDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { isSignOut, useSetViewer, useSignOut } from "./session.ts";

const me = {
  __typename: "Me" as const,
  id: "account-1",
  name: "Ishara",
  email: "ishara@example.com",
  role: "SHOPPER" as const,
};

/** The cart of a signed-in user. */
const openCart = (way: { open: boolean }) => {
  const shop = scriptedShop({
    LogOut: () => {
      if (!way.open) throw new TypeError("the shop is unreachable");
      return { logOut: { __typename: "LoggedOut", signedOut: true } };
    },
  });
  const { client, connection } = shop;
  client.writeQuery({ query: ViewerDocument, data: { me } });
  const places: { pathname: string; state: unknown }[] = [];
  const Watched = ({ children }: { children: ReactNode }) => {
    const { pathname, state } = useLocation() as { pathname: string; state: unknown };
    places.push({ pathname, state });
    return <>{children}</>;
  };
  const { result } = renderHook(() => ({ signOut: useSignOut(), setViewer: useSetViewer() }), {
    wrapper: ({ children }) => {
      const element = (
        <shop.wrapper>
          <Watched>{children}</Watched>
        </shop.wrapper>
      );
      const routes = [{ path: "*", element }];
      return <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/cart"] })} />;
    },
  });
  const viewer = () => client.readQuery({ query: ViewerDocument })?.me;
  const reconnect = vi.spyOn(connection, "reconnect");
  const failure = vi.fn();
  vi.spyOn(notify, "success").mockImplementation(failure);
  vi.spyOn(notify, "failure").mockImplementation(failure);
  return { result, places, viewer, reconnect, failure };
};

describe("signing out", () => {
  it("opens Home first, and then removes the viewer from the page", async () => {
    const { result, places, viewer, reconnect, failure } = openCart({ open: true });
    await act(() => result.current.signOut());
    expect(places.at(-1)?.pathname).toBe(paths.home);
    expect(isSignOut(places.at(-1)?.state)).toBe(true);
    expect(viewer()).toBeNull();
    expect(reconnect).toHaveBeenCalledOnce();
    expect(failure).not.toHaveBeenCalled();
  });

  it("changes nothing if the shop is unreachable, and reports that", async () => {
    const { result, places, viewer, reconnect, failure } = openCart({ open: false });
    await act(() => result.current.signOut());
    expect(places.at(-1)?.pathname).toBe("/cart");
    expect(viewer()).toEqual(me);
    expect(reconnect).not.toHaveBeenCalled();
    expect(failure).toHaveBeenCalledOnce();
  });
});

it("setting the viewer updates the page", async () => {
  const { result, viewer, reconnect } = openCart({ open: true });
  await act(() => result.current.setViewer({ ...me, id: "account-2", name: "Nimal" }));
  expect(viewer()?.name).toBe("Nimal");
  expect(reconnect).toHaveBeenCalledOnce();
});

it.each([null, undefined, "signedOut", {}, { from: "/cart" }])(
  "does not take %j for a sign-out",
  (state) => {
    expect(isSignOut(state)).toBe(false);
  },
);
