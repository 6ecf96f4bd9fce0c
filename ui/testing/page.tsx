import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { scriptedShop } from "./scripted-shop.tsx";

/**
 * Renders a page of the shop at an address; it stays mounted after navigation, and `where` returns
 * the current address.
 */
export function openPage(
  page: ReactNode,
  {
    address = "/",
    shop = scriptedShop(),
  }: { address?: string; shop?: Pick<ReturnType<typeof scriptedShop>, "wrapper"> } = {},
) {
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] });
  const { container } = render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  return {
    router,
    container,
    where: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
