import { defineConfig, type OxlintOverride } from "oxlint";

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

const folders = Object.keys(layers);
const allLayers = [...folders, "server", "ui"];

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

const layerRules = Object.entries(layers).map(([folder, allowed]) => {
  const banned = allLayers.filter(
    (layer) => layer !== folder && !(allowed as readonly string[]).includes(layer),
  );
  const message = remedies[folder as keyof typeof layers];
  return withoutImports(`${folder}/**/*.ts`, [
    { regex: `^(#(${banned.join("|")})/|(\\.\\./)+(${banned.join("|")})/)`, message },
    // No package either. The linter's expressions cannot look ahead: this is "begins neither with a dot nor with #domain/".
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

const errors = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, "error" as const]));

/** Beyond the category "correctness": what is clearer or safer in another way. */
const ofLanguage = errors([
  "no-array-constructor",
  "no-case-declarations",
  "no-empty",
  "no-fallthrough",
  "no-prototype-builtins",
  "no-regex-spaces",
  "no-unexpected-multiline",
  "no-useless-constructor",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
]);

const ofTypes = errors(
  [
    "no-deprecated",
    "no-dynamic-delete",
    "no-empty-object-type",
    "no-explicit-any",
    "no-extraneous-class",
    "no-generated-empty-object-type",
    "no-invalid-void-type",
    "no-misused-promises",
    "no-mixed-enums",
    "no-namespace",
    "no-non-null-asserted-nullish-coalescing",
    "no-non-null-assertion",
    "no-require-imports",
    "no-unnecessary-boolean-literal-compare",
    "no-unnecessary-condition",
    "no-unnecessary-template-expression",
    "no-unnecessary-type-arguments",
    "no-unnecessary-type-assertion",
    "no-unnecessary-type-constraint",
    "no-unnecessary-type-conversion",
    "no-unnecessary-type-parameters",
    "no-unsafe-argument",
    "no-unsafe-assignment",
    "no-unsafe-call",
    "no-unsafe-enum-comparison",
    "no-unsafe-function-type",
    "no-unsafe-member-access",
    "no-unsafe-return",
    "only-throw-error",
    "prefer-literal-enum-member",
    "prefer-promise-reject-errors",
    "prefer-reduce-type-parameter",
    "prefer-return-this-type",
    "related-getter-setter-pairs",
    "unified-signatures",
    "use-unknown-in-catch-callback-variable",
  ].map((name) => `typescript/${name}`),
);

/** What speaks to the environment: settings, programs of the checkout, and tests. */
const readers = [
  "server/config.ts",
  "setup/**",
  "testing/**",
  "e2e/**",
  "bench/**",
  "*.config.ts",
  "ui/**",
];

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y"],
  categories: { correctness: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  env: { builtin: true },
  ignorePatterns: [
    "dist",
    "data",
    ".node",
    ".tsbuild",
    "**/generated",
    "node_modules",
    "test-results",
  ],
  rules: {
    ...ofLanguage,
    ...ofTypes,
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "no-restricted-properties": [
      "error",
      {
        object: "process",
        property: "env",
        message: "Settings are read and checked in server/config.ts alone; take them from Config.",
      },
    ],
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
    "typescript/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
    "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "typescript/restrict-plus-operands": [
      "error",
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    "typescript/return-await": ["error", "error-handling-correctness-only"],
    // Ports are objects of closures here; nothing in them reads `this`.
    "typescript/unbound-method": "off",
    // Words and numbers are compared as the language does it, unless an order is given.
    "typescript/require-array-sort-compare": "off",
  },
  overrides: [
    {
      // Not typed: what runs before there is anything that could check types.
      files: ["**/*.{js,mjs}"],
      rules: Object.fromEntries(
        [
          "no-unsafe-argument",
          "no-unsafe-assignment",
          "no-unsafe-call",
          "no-unsafe-member-access",
          "no-unsafe-return",
          "use-unknown-in-catch-callback-variable",
        ].map((name) => [`typescript/${name}`, "off" as const]),
      ),
    },
    { files: readers, rules: { "no-restricted-properties": "off" } },
    ...layerRules,
    {
      files: folders.map((folder) => `${folder}/**/*.test.ts`),
      rules: { "no-restricted-imports": "off", "no-restricted-properties": "off" },
    },
    { files: ["**/*.test.ts"], rules: { "no-restricted-properties": "off" } },
    {
      files: ["ui/**/*.tsx"],
      rules: {
        ...errors([
          "react/rules-of-hooks",
          "react/exhaustive-deps",
          "react/incompatible-library",
          "react/unsupported-syntax",
        ]),
        // Roles that a tag would have too stand where the tag would bring looks or behaviour of its own.
        "jsx-a11y/prefer-tag-over-role": "off",
        // It takes cells and rows for controls.
        "jsx-a11y/control-has-associated-label": "off",
        // A form and a group may hear what bubbles up from the controls in them.
        "jsx-a11y/no-noninteractive-element-interactions": [
          "error",
          {
            handlers: ["onClick", "onMouseDown", "onMouseUp", "onKeyPress", "onKeyDown", "onKeyUp"],
          },
        ],
        // What scrolls must be reachable by keyboard, and then needs a name: a region.
        "jsx-a11y/no-noninteractive-tabindex": [
          "error",
          { tags: [], roles: ["tabpanel", "region"] },
        ],
      },
    },
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
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: {
        // Vitest's matchers hand back `any` by design.
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-non-null-assertion": "off",
        // Numbers too large to be told apart are what some tests are about.
        "no-loss-of-precision": "off",
      },
    },
  ],
});
