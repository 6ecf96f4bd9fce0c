import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../testing/page.tsx";
import { FocusOnPageChange, SkipLink } from "./page-change.tsx";

const open = (address: string) => {
  const { router } = openPage(
    <>
      <SkipLink />
      <button>Sign In</button>
      <main id="main" tabIndex={-1} />
      <FocusOnPageChange />
    </>,
    { address },
  );
  screen.getByText("Sign In").focus();
  return {
    go: (to: string) => act(() => router.navigate(to)),
    focused: () => document.activeElement?.id || document.activeElement?.textContent,
  };
};

it("leaves the focus where it is on the first page", () => {
  expect(open("/cart").focused()).toBe("Sign In");
});

it.each([
  ["/", "/cart"],
  ["/Item-Page/a", "/Item-Page/b"],
  ["/history", "/history/replay"],
  ["/admin/orders/NV-1", "/admin/stock"],
  ["/admin/stock", "/admin/stock/uva-kettle"],
])("from %s to %s it moves to the new page", async (from, to) => {
  const { go, focused } = open(from);
  await go(to);
  expect(focused()).toBe("main");
});

it.each([
  ["/category", "/category?room=kitchen"],
  ["/history", "/history/event/12"],
  ["/history/event/12", "/history/event/13"],
  ["/admin/orders", "/admin/orders/NV-1"],
  ["/admin/orders/NV-1", "/admin/orders"],
])("from %s to %s the page is the same, and the focus stays", async (from, to) => {
  const { go, focused } = open(from);
  await go(to);
  expect(focused()).toBe("Sign In");
});

it("has a link past the header as the first of the page", () => {
  open("/");
  expect(screen.getByText("Skip to content").getAttribute("href")).toBe("#main");
});
