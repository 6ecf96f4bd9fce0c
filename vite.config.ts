import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type BuildEnvironmentOptions } from "vite";
import type { Language } from "./domain/constants.ts";
import { compiledEarly, inlineScripts, orderFetches } from "./setup/first-view.ts";
import { languageOf, pageOf, textsOf } from "./setup/language.ts";
import { offlineWorker } from "./setup/offline-worker.ts";
import { splitDocuments } from "./setup/split-documents.ts";
import { webManifest } from "./setup/web-manifest.ts";

/**
 * What browsers load: one folder for all languages, which share every file that has no text in it.
 */
const browser: BuildEnvironmentOptions = {
  outDir: "../dist/ui",
  assetsInlineLimit: 0,
  // A page drawn on the server needs the styles of its own parts at once; those of all pages are 2
  // kB more.
  cssCodeSplit: false,
  // In kB; what draws models is the largest by far, and comes only where it is asked for.
  chunkSizeWarningLimit: 1_100,
  rolldownOptions: {
    // A text stands where it is said, so that a page loads its own texts and none of another's.
    optimization: { inlineConst: { mode: "all", pass: 2 } },
    output: {
      codeSplitting: {
        groups: [
          {
            name: "react",
            test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
          },
          {
            name: "apollo",
            test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\//,
          },
          // What draws in three dimensions, shared by the product page and the room planner.
          { name: "three", test: /node_modules\/(three|meshoptimizer)\// },
          // What the first page needs comes in one file; what other pages share with it is then
          // there.
          { name: "first-page", tags: ["$initial"] },
          // One file rather than one for each icon that two pages share.
          { name: "icons", test: /node_modules\/lucide-react\// },
        ],
      },
    },
  },
};

/** What draws the first HTML of a page (`server/pages/renderer.ts`). */
const renderer = (language: Language): BuildEnvironmentOptions => ({
  outDir: language === "en" ? "../dist/renderer" : `../dist/renderer/${language}`,
  emptyOutDir: true,
  copyPublicDir: false,
  assetsInlineLimit: 0,
});

/** The server sees the page's own host, by which it tells the shop's pages from foreign ones. */
const server = { target: "http://127.0.0.1:4000", changeOrigin: false, ws: true };

/**
 * The user interface in one language, by the mode. `npm run dev` serves it with hot reload in front
 * of the server on port 4000.
 */
export default defineConfig(({ mode, isSsrBuild = false }) => {
  const language = languageOf(mode);
  return {
    root: "ui",
    plugins: [
      textsOf(language, `${import.meta.dirname}/ui/texts`),
      react(),
      tailwindcss(),
      inlineScripts(`${import.meta.dirname}/ui`),
      orderFetches(language),
      !isSsrBuild && compiledEarly(),
      webManifest(language),
      splitDocuments("ui/generated/operations.ts"),
      offlineWorker("ui/offline/service-worker.ts", "ui/public", language),
      pageOf(language),
    ],
    // rxjs has a build for browsers of today beside the one for those of ten years ago.
    resolve: { conditions: ["es2015", ...defaultClientConditions] },
    // What draws pages on the server is one file with all that it needs.
    ssr: { noExternal: true },
    ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
    build: isSsrBuild ? renderer(language) : { ...browser, emptyOutDir: language === "en" },
    server: {
      host: "127.0.0.1",
      port: 5173,
      proxy: Object.fromEntries(
        ["/api", "/graphql", "/models", "/pictures", "/uploads"].map((path) => [path, server]),
      ),
    },
  };
});
