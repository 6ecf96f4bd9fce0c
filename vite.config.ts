import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import {
  defaultClientConditions,
  defineConfig,
  type BuildEnvironmentOptions,
  type Plugin,
} from "vite";
import { compiledEarly, inlineScripts, orderFetches } from "./setup/first-view.ts";
import { languageOf, pageOf, textModule, textsOf } from "./setup/language.ts";
import { offlineWorker } from "./setup/offline-worker.ts";
import { splitDocuments } from "./setup/split-documents.ts";
import { webManifest } from "./setup/web-manifest.ts";

/** The browser builds: one folder for all languages, which share every file without texts. */
const browser: BuildEnvironmentOptions = {
  outDir: "../dist/ui",
  // The builds of all languages write to it.
  emptyOutDir: false,
  assetsInlineLimit: 0,
  // A server-rendered page needs its styles at once. The styles of all pages together add only 2
  // kB.
  cssCodeSplit: false,
  // In kB. The 3D code is the largest chunk by far, and is loaded on demand only.
  chunkSizeWarningLimit: 1_100,
  rolldownOptions: {
    // Inlines texts, so that a page loads its own texts only.
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
          // 3D code, shared by the product page and the room planner.
          { name: "three", test: /node_modules\/(three|meshoptimizer)\// },
          // One file for the first page's code. Other pages reuse what they share with it.
          { name: "first-page", tags: ["$initial"] },
          // One file instead of one for each icon that two pages share.
          { name: "icons", test: /node_modules\/lucide-react\// },
        ],
      },
    },
  },
};

/**
 * The build that renders the first HTML of a page (`server/http/pages/renderer.ts`). It imports its
 * texts from files, so that all languages share it.
 */
const renderer: BuildEnvironmentOptions = {
  outDir: "../dist/renderer/en",
  emptyOutDir: false,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { external: textModule },
};

/** Leaves the styles out of the rendering build, which writes none. */
const withoutStyles: Plugin = {
  name: "without-styles",
  load: { filter: { id: /\.css$/ }, handler: () => "" },
};

/** Shared by the builds of a process, which compile the same styles. */
const styles = tailwindcss();

/** Keeps the page's host, by which the server distinguishes the shop's own pages from others. */
const server = { target: "http://127.0.0.1:4000", changeOrigin: false, ws: true };

/**
 * The user interface in one language, chosen by the mode. `npm run dev` serves it with hot reload
 * as a proxy for the server on port 4000.
 */
export default defineConfig(({ mode, isSsrBuild = false }) => {
  const language = languageOf(mode);
  return {
    root: "ui",
    plugins: isSsrBuild
      ? [withoutStyles, react()]
      : [
          textsOf(language, `${import.meta.dirname}/ui/texts`),
          react(),
          styles,
          inlineScripts(`${import.meta.dirname}/ui`),
          orderFetches(language),
          compiledEarly(),
          webManifest(language),
          splitDocuments("ui/generated/operations.ts"),
          offlineWorker("ui/offline/service-worker.ts", "ui/public", language),
          pageOf(language),
        ],
    // Uses the build of rxjs for current browsers instead of its ES5 build.
    resolve: { conditions: ["es2015", ...defaultClientConditions] },
    // The server rendering is one file with all its dependencies.
    ssr: { noExternal: true },
    ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
    build: isSsrBuild ? renderer : browser,
    server: {
      host: "127.0.0.1",
      port: 5173,
      proxy: Object.fromEntries(
        ["/api", "/graphql", "/models", "/pictures", "/uploads"].map((path) => [path, server]),
      ),
    },
  };
});
