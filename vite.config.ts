import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The user interface: `npm run dev` serves it with hot reload in front of the server on port 4000. */
export default defineConfig({
  root: "ui",
  plugins: [react(), tailwindcss()],
  build: { outDir: "../dist/ui", emptyOutDir: true },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      "/api": "http://127.0.0.1:4000",
      "/graphql": { target: "http://127.0.0.1:4000", ws: true },
      "/pictures": "http://127.0.0.1:4000",
    },
  },
});
