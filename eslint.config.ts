import eslint from "@eslint/js";
import graphql from "@graphql-eslint/eslint-plugin";
import { defineConfig, globalIgnores } from "eslint/config";
// @ts-expect-error The package ships no types.
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import type { ESLint, Linter } from "eslint";
import tseslint from "typescript-eslint";

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

// eslint-disable-next-line @typescript-eslint/no-unsafe-member-access -- see its import
const accessibility = jsxA11y.flatConfigs.recommended as Linter.Config;

/** The plugin's own types describe its documentation in another way than ESLint's; its rules are the same. */
const graphqlRules = graphql as unknown as ESLint.Plugin;

const allLayers = [...Object.keys(layers), "server", "ui"];

const remedies: Readonly<Record<string, string>> = {
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

const layerRules = Object.entries(layers).map(([folder, allowed]): Linter.Config => {
  const banned = allLayers.filter(
    (layer) => layer !== folder && !(allowed as readonly string[]).includes(layer),
  );
  return {
    files: [`${folder}/**/*.ts`],
    ignores: ["**/*.test.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(#(${banned.join("|")})/|(\\.\\./)+(${banned.join("|")})/)`,
              message: remedies[folder],
            },
            ...(folder === "domain"
              ? [{ regex: "^(?!\\.|#domain/)", message: remedies["domain"] }]
              : []),
          ],
        },
      ],
    },
  };
});

const uiLayer = (files: string, banned: string, message: string): Linter.Config => ({
  files: [files],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          { regex: banned, message },
          {
            regex: "^#",
            message:
              "The interface knows the server only through schema.graphql: use ui/generated.",
          },
        ],
      },
    ],
  },
});

export default defineConfig(
  globalIgnores([
    "dist",
    "data",
    ".node",
    ".tsbuild",
    "**/generated",
    "node_modules",
    "test-results",
  ]),
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [eslint.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "separate-type-imports" },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An async function keeps a port's promise where this adapter has nothing to wait for.
      "@typescript-eslint/require-await": "off",
      // Ports are objects of closures here; nothing in them reads `this`.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  ...layerRules,
  {
    files: ["**/*.ts", "**/*.tsx"],
    ignores: [
      "server/config.ts",
      "setup/**",
      "testing/**",
      "e2e/**",
      "bench/**",
      "*.config.ts",
      "ui/**",
    ],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message:
            "Settings are read and checked in server/config.ts alone; take them from Config.",
        },
      ],
    },
  },
  {
    files: ["ui/**/*.tsx"],
    extends: [accessibility, reactHooks.configs.flat["recommended-latest"]],
    rules: {
      // What scrolls must be reachable by keyboard, and then needs a name: a region.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["tabpanel", "region"] }],
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
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      // Numbers too large to be told apart are what some tests are about.
      "no-loss-of-precision": "off",
    },
  },
  {
    files: ["schema.graphql"],
    plugins: { "@graphql-eslint": graphqlRules },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: "schema.graphql", documents: "ui/**/*.graphql" } },
    },
    rules: {
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      "@graphql-eslint/no-unreachable-types": "error",
    },
  },
  {
    files: ["ui/**/*.graphql"],
    plugins: { "@graphql-eslint": graphqlRules },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: "schema.graphql", documents: "ui/**/*.graphql" } },
    },
    rules: {
      ...graphql.configs["flat/operations-recommended"].rules,
      "@graphql-eslint/naming-convention": "off",
      // `@unmask` is Apollo Client's; code generation refuses every other unknown directive.
      "@graphql-eslint/known-directives": "off",
    },
  },
);
