import graphql from "@graphql-eslint/eslint-plugin";
import type { ESLint } from "eslint";
import { defineConfig, globalIgnores } from "eslint/config";

/**
 * Rules for the schema and for the interface's operations. Rules for code are in oxlint.config.ts.
 */

/**
 * The plugin's types describe the documentation differently from ESLint's. The rules are
 * compatible.
 */
const graphqlRules = graphql as unknown as ESLint.Plugin;

export default defineConfig(
  globalIgnores(["dist", "data", ".node", ".tsbuild", "node_modules", "test-results"]),
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
