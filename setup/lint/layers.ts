import type { OxlintOverride } from "oxlint";

/** The imports that a folder may have, besides its own files (README.md, "Where things are"). */
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

/** All layers below `server` and `ui`, which combine them. */
export const layersBelow = Object.keys(layers);
const allLayers = [...layersBelow, "server", "ui"];

const remedies: Readonly<Record<keyof typeof layers, string>> = {
  domain:
    "The domain decides on its arguments: pass this in as data, or as a port of domain/ports.ts.",
  "event-store": "The log knows only stored events: move the code to the folder of its subject.",
  projections: "Read models know only events: move the code to the folder of its subject.",
  mail: "Mail code knows no API: take settings and addresses as arguments.",
  uploads: "File storage knows no API: take settings as arguments.",
  accounts: "Adapters of the account's ports know no API: take settings as arguments.",
  history: "Code that reads the log knows no API: take settings as arguments.",
  graphql:
    "Call a domain service or a projection's queries; an API gets everything else through its context.",
  rest: "Call a domain service or a projection's queries; an API gets everything else through its context.",
  catalogue: "The sample shop is data: the code that loads it imports it, not the other way round.",
};

const withoutImports = (
  files: string,
  patterns: readonly { regex: string; message?: string }[],
): OxlintOverride => ({
  files: [files],
  rules: { "no-restricted-imports": ["error", { patterns: [...patterns] }] },
});

/** The client libraries of event servers, which cannot be loaded into one process. */
const clientLibraries = { EventStoreDB: "^@eventstore/", KurrentDB: "^@kurrent/" } as const;

const withoutLibrary = (regex: string) => ({
  regex,
  message:
    "Each library is imported by its file in event-store/eventstoredb/clients, which is loaded " +
    "only for its addresses.",
});

const layersAbove = (folder: keyof typeof layers) => {
  const allowed: readonly string[] = layers[folder];
  const banned = allLayers.filter((layer) => layer !== folder && !allowed.includes(layer));
  return {
    regex: `^(#(${banned.join("|")})/|(\\.\\./)+(${banned.join("|")})/)`,
    message: remedies[folder],
  };
};

const withoutLibraries = Object.values(clientLibraries).map(withoutLibrary);
const withoutClients = [
  ...withoutLibraries,
  withoutLibrary("/(eventstoredb|kurrentdb)-client\\.ts$"),
];

const clients = "event-store/eventstoredb/clients";

/** Rules that restrict the imports of each layer. */
export const layerRules = [
  ...(Object.keys(layers) as (keyof typeof layers)[]).map((folder) =>
    withoutImports(`${folder}/**/*.ts`, [
      layersAbove(folder),
      ...withoutClients,
      // Packages are forbidden as well. The linter's expressions have no lookahead: this one means
      // "starts neither with a dot nor with #domain/".
      ...(folder === "domain"
        ? [{ regex: "^([^.#]|#([^d]|d[^o]))", message: remedies[folder] }]
        : []),
    ]),
  ),
  withoutImports("server/**/*.ts", withoutClients),
  withoutImports(`${clients}/load-client.ts`, [layersAbove("event-store"), ...withoutLibraries]),
  withoutImports(`${clients}/eventstoredb-client.ts`, [
    layersAbove("event-store"),
    withoutLibrary(clientLibraries.KurrentDB),
  ]),
  withoutImports(`${clients}/kurrentdb-client.ts`, [
    layersAbove("event-store"),
    withoutLibrary(clientLibraries.EventStoreDB),
  ]),
];

const uiLayer = (files: string, banned: string, message: string): OxlintOverride =>
  withoutImports(files, [
    { regex: banned, message },
    {
      // The linter's expressions have no lookahead: this one means "starts with # and not with
      // #texts/".
      regex: "^#([^t]|t[^e])",
      message: "The interface knows the server only through schema.graphql: use ui/generated.",
    },
  ]);

/**
 * The groups of features that a group may not import. The history tools show the past in the
 * admin's own views.
 */
const featureGroups = {
  shared: ["shop", "admin", "history"],
  shop: ["admin", "history"],
  admin: ["shop", "history"],
  history: ["shop"],
};

/** Rules that separate the layers of the interface. */
export const interfaceRules = [
  uiLayer(
    "ui/components/**/*.{ts,tsx}",
    "\\.\\./(features|routes|app|apollo|generated/operations)",
    "Components know no feature: take what they need as props.",
  ),
  ...Object.entries(featureGroups).map(([group, banned]) =>
    uiLayer(
      `ui/features/${group}/**/*.{ts,tsx}`,
      `\\.\\./(routes|app|${banned.join("|")})/`,
      "Features are used by routes and do not know them. What two groups use belongs in shared.",
    ),
  ),
  uiLayer(
    "ui/routes/**/*.{ts,tsx}",
    "\\.\\./app/",
    "Routes are combined by app and do not know it.",
  ),
];
