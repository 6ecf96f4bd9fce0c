import { defineConfig } from "oxlint";
import { interfaceRules, layerRules, layersBelow } from "./setup/lint/layers.ts";

const errors = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, "error" as const]));

/** Additional rules beyond the category "correctness", for clarity and safety. */
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

/** Files that may read the environment: settings, programs of the checkout, and tests. */
const readers = [
  "server/settings/config.ts",
  "setup/**",
  "testing/**",
  "e2e/**",
  "bench/**",
  "catalogue/open-studio.ts",
  "*.config.ts",
  "ui/**",
];

const environment = {
  object: "process",
  property: "env",
  message: "Only server/settings/config.ts reads and checks settings; take them from Config.",
};

const normalization = {
  property: "normalize",
  message: "It takes quadratic time. Use normalForm of domain/values/normal-form.ts.",
};

/** Methods that give the time of the process or the browser, which may be in another time zone. */
const localTimes = [
  ...["FullYear", "Month", "Date", "Day", "Hours", "Minutes"].map((part) => `get${part}`),
  ...["FullYear", "Month", "Date", "Hours", "Minutes"].map((part) => `set${part}`),
  "toDateString",
  "toLocaleDateString",
  "toLocaleTimeString",
].map((property) => ({
  property,
  message: "Days and times are Colombo's. Use domain/values/colombo.ts.",
}));

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import"],
  jsPlugins: ["@stylistic/eslint-plugin"],
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
    // Oxfmt breaks lines of code.
    "@stylistic/max-len": [
      "error",
      { code: 10_000, comments: 100, ignoreUrls: true, ignorePattern: "oxlint-disable" },
    ],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "no-restricted-properties": ["error", environment, ...localTimes],
    // It doesn't recognise default exports of CommonJS packages.
    "import/default": "off",
    // Move a type that two files need to a third file.
    "import/no-cycle": ["error", { ignoreTypes: false }],
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
    // Ports are objects of closures; none of them uses `this`.
    "typescript/unbound-method": "off",
    // Strings and numbers use the language's default order unless a comparison is given.
    "typescript/require-array-sort-compare": "off",
  },
  overrides: [
    {
      // Not typed: code that runs before type checks are possible.
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
    {
      // Code that reads texts of strangers.
      files: [
        "{domain,event-store,projections,history,accounts,mail,uploads,graphql,rest,server}/**",
      ],
      rules: { "no-restricted-properties": ["error", environment, normalization, ...localTimes] },
    },
    { files: readers, rules: { "no-restricted-properties": ["error", ...localTimes] } },
    ...layerRules,
    {
      // Generated types contain the names of views.
      files: ["graphql/**"],
      rules: { "import/no-cycle": ["error", { ignoreTypes: true }] },
    },
    {
      files: layersBelow.map((layer) => `${layer}/**/*.test.ts`),
      rules: { "no-restricted-imports": "off" },
    },
    {
      files: ["**/*.test.ts"],
      rules: {
        "no-restricted-properties": [
          "error",
          {
            object: "vi",
            property: "waitFor",
            message: "It waits for one second. Use eventually of testing/eventually.ts.",
          },
        ],
      },
    },
    {
      files: ["ui/**/*.tsx"],
      rules: {
        ...errors([
          "react/rules-of-hooks",
          "react/exhaustive-deps",
          "react/incompatible-library",
          "react/unsupported-syntax",
        ]),
        // A role is used instead of its tag if the tag would add unwanted styles or behaviour.
        "jsx-a11y/prefer-tag-over-role": "off",
        // It reports cells and rows as controls.
        "jsx-a11y/control-has-associated-label": "off",
        // Forms and groups may handle events that bubble up from their controls.
        "jsx-a11y/no-noninteractive-element-interactions": [
          "error",
          {
            handlers: ["onClick", "onMouseDown", "onMouseUp", "onKeyPress", "onKeyDown", "onKeyUp"],
          },
        ],
        // Scrollable content must be reachable by keyboard, and therefore needs a name: a region.
        "jsx-a11y/no-noninteractive-tabindex": [
          "error",
          { tags: [], roles: ["tabpanel", "region"] },
        ],
      },
    },
    ...interfaceRules,
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: {
        // Vitest's matchers return `any` by design.
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-non-null-assertion": "off",
        // Some tests are about numbers beyond the exact range.
        "no-loss-of-precision": "off",
      },
    },
  ],
});
