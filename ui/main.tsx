import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { takeEarlyInput } from "./app/early-input.ts";
import { forgetAskedLanguage } from "./app/language-choice.ts";
import { nextTask } from "./app/next-task.ts";
import { renderedPage } from "./app/rendered-page.ts";
import { Providers } from "./app/providers.tsx";
import { loadPageOf, routes } from "./app/routes.tsx";
import { reportNoAnswer } from "./components/online.ts";
import { createShopClient } from "./apollo/client.ts";
import { listenForInstallOffer } from "./features/install/install-offer.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");

forgetAskedLanguage();
listenForInstallOffer();
// The code of a page could not be fetched.
addEventListener("vite:preloadError", reportNoAnswer);

/**
 * Brings the page that the server has drawn to life, or draws it where it has drawn none; in steps,
 * between which it answers.
 */
async function open(element: HTMLElement): Promise<void> {
  const rendered = renderedPage(element);
  if (rendered) {
    await nextTask();
    await loadPageOf(window.location);
  }
  const shop = createShopClient(rendered);
  if (rendered) await nextTask();
  // Told that the page is drawn already, the router leaves it where its reader has scrolled to
  // meanwhile.
  const router = createBrowserRouter(routes, rendered ? { hydrationData: {} } : {});
  const page = (
    <StrictMode>
      <Providers shop={shop}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  takeEarlyInput();
  if (!rendered) createRoot(element).render(page);
  // What has no hurry may be interrupted: drawn as it is already, the page takes presses and
  // scrolls meanwhile.
  else startTransition(() => void hydrateRoot(element, page));
}

// Not awaited here: a page's code needs this module's, and would wait for it.
void open(root);
