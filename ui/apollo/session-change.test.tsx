import { gql } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ViewerDocument } from "../generated/operations.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { useSessionChange } from "./session-change.ts";

const greeting = gql`
  query Greeting {
    greeting
  }
`;

const viewerOf = (name: string) => ({
  __typename: "Me" as const,
  id: name,
  name,
  email: `${name}@example.com`,
  role: "SHOPPER" as const,
});

/** A page that greets the user of the session, which is about to change. */
const openPage = async () => {
  const session = { name: "Ishara", reachable: true };
  const shop = scriptedShop({
    Greeting: () => {
      if (!session.reachable) throw new Error("the shop is unreachable");
      return { greeting: `Hello ${session.name}` };
    },
  });
  const { client } = shop;
  const writeViewer = (name: string | null) =>
    client.writeQuery({ query: ViewerDocument, data: { me: name ? viewerOf(name) : null } });
  writeViewer("Ishara");
  const { result } = renderHook(
    () => ({ change: useSessionChange(), data: useQuery(greeting).data }),
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.data).toEqual({ greeting: "Hello Ishara" }));
  const known = () => client.readQuery({ query: ViewerDocument })?.me?.name ?? null;
  return { ...shop, session, result, writeViewer, known };
};

it("reloads the page for the new session and restarts the live updates", async () => {
  const { session, result, writeViewer, known, connection } = await openPage();
  const reconnect = vi.spyOn(connection, "reconnect");
  await act(async () => {
    session.name = "Nimal";
    await result.current.change({
      leave: () => writeViewer(null),
      enter: () => writeViewer("Nimal"),
    });
  });
  expect(known()).toBe("Nimal");
  expect(result.current.data).toEqual({ greeting: "Hello Nimal" });
  expect(reconnect).toHaveBeenCalledOnce();
});

it("clears the data of the last session before it writes the new viewer", async () => {
  const { result, client, writeViewer, known } = await openPage();
  const steps: unknown[] = [];
  await act(() =>
    result.current.change({
      leave: () => {
        writeViewer(null);
        steps.push(known(), client.readQuery({ query: greeting }));
      },
      enter: () => steps.push(client.readQuery({ query: greeting })),
    }),
  );
  expect(steps).toEqual([null, { greeting: "Hello Ishara" }, null]);
});

it("completes even if the page can't be reloaded", async () => {
  const { session, result, writeViewer, known, connection } = await openPage();
  const reconnect = vi.spyOn(connection, "reconnect");
  session.reachable = false;
  await act(() =>
    result.current.change({ leave: () => writeViewer(null), enter: () => writeViewer("Nimal") }),
  );
  expect(known()).toBe("Nimal");
  expect(reconnect).toHaveBeenCalledOnce();
});
