import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { takeEarlyInput } from "./app/early-input.ts";
import { removeLanguageParameter } from "./app/language-choice.ts";
import { nextTask } from "./app/next-task.ts";
import { renderedPage } from "./app/rendered-page.ts";
import { shopOfPage } from "./components/shop-context.ts";
import { Providers } from "./app/providers.tsx";
import { loadPageOf, routes } from "./app/routes.tsx";
import { reportNoAnswer } from "./components/online.ts";
import { createShopClient } from "./apollo/client.ts";
import { listenForInstallOffer } from "./features/shop/install/install-offer.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");

removeLanguageParameter();
listenForInstallOffer();
// The code of a page couldn't load.
addEventListener("vite:preloadError", reportNoAnswer);

/**
 * Hydrates the server-rendered page, or renders it if there is none; in several tasks, so that the
 * page stays responsive.
 */
async function open(element: HTMLElement): Promise<void> {
  const rendered = renderedPage(element);
  if (rendered) {
    await nextTask();
    await loadPageOf(window.location);
  }
  const shop = createShopClient(rendered);
  // Only the pages of `npm run dev` come from another server.
  const first = import.meta.env.DEV
    ? await (await import("./app/shop-updates.tsx")).readShop(shop.client)
    : shopOfPage;
  if (!first) throw new Error("No shop");
  if (rendered) await nextTask();
  // With hydration data the router does not reset the scroll position of the reader.
  const router = createBrowserRouter(routes, rendered ? { hydrationData: {} } : {});
  const page = (
    <StrictMode>
      <Providers shop={shop} first={first}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  takeEarlyInput();
  if (!rendered) createRoot(element).render(page);
  // A transition can be interrupted: the page is already rendered, so presses and scrolls are
  // handled meanwhile.
  else startTransition(() => void hydrateRoot(element, page));
}

// Not awaited: the code of the page imports this module, and would wait for it.
void open(root);
