import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { Providers } from "./app/providers.tsx";
import { router } from "./app/router.tsx";
import { listenForInstallOffer } from "./features/install/install-offer.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");

listenForInstallOffer();

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
