import type { OxlintOverride } from "oxlint";

/** What a folder may import, beyond its own files (README.md, "Where things are"). */
const layers = {
  domain: [],
  "event-store": ["domain"],
  projections: ["domain", "event-store"],
  mail: ["domain", "event-store", "projections"],
  uploads: ["domain", "event-store"],
  accounts: ["domain", "event-store", "projections", "mail"],
  history: ["domain", "event-store", "projections"],
  graphql: ["domain", "projections", "history"],
  rest: ["domain", "projections", "history"],
  catalogue: ["domain"],
} as const;

/** All layers under those that put them together, `server` and `ui`. */
export const layersBelow = Object.keys(layers);
const allLayers = [...layersBelow, "server", "ui"];

const remedies: Readonly<Record<keyof typeof layers, string>> = {
  domain:
    "The domain decides with what it is given: pass it in as data, or as a port of domain/ports.ts.",
  "event-store": "The log knows only stored events: move the code to the folder it is about.",
  projections: "Read models know only events: move the code to the folder it is about.",
  mail: "What queues and sends mails knows no API: take settings and addresses as arguments.",
  uploads: "What keeps files knows no API: take settings as arguments.",
  accounts: "Adapters of the account's ports know no API: take settings as arguments.",
  history: "What reads the log knows no API: take settings as arguments.",
  graphql:
    "Call a domain service or a projection's queries; other things reach an API through its context.",
  rest: "Call a domain service or a projection's queries; other things reach an API through its context.",
  catalogue: "The sample shop is data: whoever loads it imports it, not the other way round.",
};

const withoutImports = (
  files: string,
  patterns: { regex: string; message?: string }[],
): OxlintOverride => ({
  files: [files],
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** Rules that keep every layer to what it may know. */
export const layerRules = Object.entries(layers).map(([folder, allowed]) => {
  const banned = allLayers.filter(
    (layer) => layer !== folder && !(allowed as readonly string[]).includes(layer),
  );
  const message = remedies[folder as keyof typeof layers];
  return withoutImports(`${folder}/**/*.ts`, [
    { regex: `^(#(${banned.join("|")})/|(\\.\\./)+(${banned.join("|")})/)`, message },
    // No package either. The linter's expressions cannot look ahead: this is "begins neither with a
    // dot nor with #domain/".
    ...(folder === "domain" ? [{ regex: "^([^.#]|#([^d]|d[^o]))", message }] : []),
  ]);
});

const uiLayer = (files: string, banned: string, message: string): OxlintOverride =>
  withoutImports(files, [
    { regex: banned, message },
    {
      // The linter's expressions cannot look ahead: this is "begins with # and not with #texts/".
      regex: "^#([^t]|t[^e])",
      message: "The interface knows the server only through schema.graphql: use ui/generated.",
    },
  ]);

/** Rules that keep the interface's own layers apart. */
export const interfaceRules = [
  uiLayer(
    "ui/components/**/*.{ts,tsx}",
    "\\.\\./(features|routes|app|apollo|generated/operations)",
    "Components know no feature: take what they need as props.",
  ),
  uiLayer(
    "ui/features/**/*.{ts,tsx}",
    "\\.\\./(routes|app)/",
    "Features are used by routes and do not know them: take what they need as props.",
  ),
  uiLayer(
    "ui/routes/**/*.{ts,tsx}",
    "\\.\\./app/",
    "Routes are put together by app and do not know it.",
  ),
];
