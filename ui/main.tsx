import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { forgetAskedLanguage } from "./app/language-choice.ts";
import { renderedPage } from "./app/rendered-page.ts";
import { Providers } from "./app/providers.tsx";
import { loadPageOf, routes } from "./app/routes.tsx";
import { createShopClient } from "./apollo/client.ts";
import { listenForInstallOffer } from "./features/install/install-offer.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");

forgetAskedLanguage();
listenForInstallOffer();

/** Brings the page that the server has drawn to life, or draws it where it has drawn none. */
async function open(element: HTMLElement): Promise<void> {
  const rendered = renderedPage(element);
  const shop = createShopClient(rendered);
  if (rendered) await loadPageOf(window.location);
  const page = (
    <StrictMode>
      <Providers shop={shop}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>
    </StrictMode>
  );
  if (rendered) hydrateRoot(element, page);
  else createRoot(element).render(page);
}

// Not awaited here: a page's code needs this module's, and would wait for it.
void open(root);
