import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import type { Language } from "../domain/constants.ts";
import { endingOf, isForeignFont } from "./language.ts";

/** Not stored: the admin area and models require a connection. */
const online = /^assets\/(?:admin|dev|model-view)-/;
const ofPages = /\.(?:js|css|woff2|webmanifest)$/;

/**
 * Builds the worker that stores the shop for offline use, with the names of all files of its pages:
 * the output of a language's build, and a folder that is copied unchanged.
 */
export const offlineWorker = (worker: string, copied: string, language: Language): Plugin => ({
  name: "offline-worker",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const built = Object.keys(bundle).filter(
        (file) => ofPages.test(file) && !online.test(file) && !isForeignFont(file, language),
      );
      const copies = readdirSync(copied);
      const files = [...built, ...copies].map((file) => `/${file}`).sort();
      const digest = createHash("sha256").update(files.join("\n"));
      for (const file of copies) digest.update(readFileSync(`${copied}/${file}`));
      // Their names don't depend on their content.
      for (const [file, made] of Object.entries(bundle)) {
        if (made.type === "asset" && /^index\.html$|\.webmanifest$/.test(file))
          digest.update(made.source);
      }
      const version = digest.digest("hex").slice(0, 16);
      const bundled = await rolldown({
        input: worker,
        transform: {
          define: {
            offlineBuild: JSON.stringify({ version, files, shellPage: `/?lang=${language}` }),
          },
        },
      });
      const { output } = await bundled.generate({ format: "iife", minify: true });
      await bundled.close();
      this.emitFile({
        type: "asset",
        fileName: `service-worker${endingOf(language)}.js`,
        source: output[0].code,
      });
    },
  },
});
