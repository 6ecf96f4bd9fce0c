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

interface Pattern {
  readonly regex: string;
  readonly message?: string;
  readonly importNames?: string[];
}

const withoutImports = (
  files: string | readonly string[],
  patterns: readonly Pattern[],
): OxlintOverride => ({
  files: [files].flat(),
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

const uiLayer = (
  files: string | readonly string[],
  banned: string,
  message: string,
  more: readonly Pattern[] = [],
): OxlintOverride =>
  withoutImports(files, [
    { regex: banned, message },
    {
      // The linter's expressions have no lookahead: this one means "starts with # and not with
      // #texts/".
      regex: "^#([^t]|t[^e])",
      message: "The interface knows the server only through schema.graphql: use ui/generated.",
    },
    ...more,
  ]);

/** What staff pages read and show without a failure state. */
const unguardedReads: readonly Pattern[] = [
  {
    regex: "^@apollo/client/react$",
    importNames: ["useQuery"],
    message: "Read by useRead of admin/kit/read.tsx, and show the data by Read.",
  },
  {
    regex: "components/(query-result|retry-button)\\.tsx$",
    message: "Read of admin/kit/read.tsx shows placeholders, data and failures.",
  },
];

/**
 * Staff pages that show data in another way: the board and the driver's page keep what they have,
 * and the command menu lists what it finds.
 */
const readsUnguarded = [
  "kit/read.tsx",
  "{command-menu,driver-run,order-board}/**/*.{ts,tsx}",
  // It polls while an email is pending.
  "order-desk/use-desk-order.ts",
];

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

const featureLayer = (
  group: keyof typeof featureGroups,
  files = `ui/features/${group}/**/*.{ts,tsx}`,
  more: readonly Pattern[] = [],
) =>
  uiLayer(
    files,
    `\\.\\./(routes|app|${featureGroups[group].join("|")})/`,
    "Features are used by routes and do not know them. What two groups use belongs in shared.",
    more,
  );

/** Rules that separate the layers of the interface. */
export const interfaceRules = [
  uiLayer(
    "ui/components/**/*.{ts,tsx}",
    "\\.\\./(features|routes|app|apollo|generated/operations)",
    "Components know no feature: take what they need as props.",
  ),
  featureLayer("shared"),
  featureLayer("shop"),
  featureLayer("history"),
  featureLayer("admin", undefined, unguardedReads),
  // Of two rules for a file the later one counts.
  ...readsUnguarded.map((files) => featureLayer("admin", `ui/features/admin/${files}`)),
  uiLayer(
    "ui/routes/**/*.{ts,tsx}",
    "\\.\\./app/",
    "Routes are combined by app and do not know it.",
  ),
];
