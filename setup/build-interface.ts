import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { rolldown } from "rolldown";
import { build } from "vite";
import { languages, type Language } from "../domain/constants.ts";
import { explainFailure } from "./disk-problem.ts";
import { root } from "./root.ts";

/**
 * `node setup/build-interface.ts pages` builds the interface that browsers load, `renderer` the one
 * that renders pages on the server. They run in parallel.
 */
const options = { configLoader: "native", logLevel: "warn" } as const;
const renderers = `${root}dist/renderer`;

/** One after another in this process: the later ones reuse the compiled styles. */
const buildPages = async (): Promise<void> => {
  for (const { code } of languages) await build({ ...options, mode: code });
};

/** Builds the texts of a language into files next to the rendering code, which imports them. */
const buildTexts = async (language: Language): Promise<void> => {
  const texts = `${root}ui/texts/${language}`;
  const built = await rolldown({
    input: Object.fromEntries(
      readdirSync(texts).map((file) => [basename(file, ".ts"), `${texts}/${file}`]),
    ),
    logLevel: "warn",
  });
  const folder = `${renderers}/${language}`;
  await built.write({ dir: `${folder}/texts`, entryFileNames: "[name].js" });
  await built.close();
  const imports = { "#texts/*.ts": "./texts/*.js" };
  writeFileSync(`${folder}/package.json`, JSON.stringify({ type: "module", imports }));
};

/** Builds the rendering code once, and copies it for each language. */
const buildRenderers = async (): Promise<void> => {
  await build({ ...options, build: { ssr: "entry-server.tsx" } });
  for (const { code } of languages) {
    if (code !== "en") cpSync(`${renderers}/en`, `${renderers}/${code}`, { recursive: true });
  }
  await Promise.all(languages.map(({ code }) => buildTexts(code)));
};

try {
  await (process.argv[2] === "renderer" ? buildRenderers() : buildPages());
} catch (error) {
  console.error(explainFailure("The build", error));
  process.exit(1);
}
