import { globSync, readFileSync } from "node:fs";

const heading = `# The contract between the shop and its user interface. Written by \`npm run codegen\` from the schema's files, which are
# in graphql/ next to their resolvers: edit those.`;

const rootExtension = /^extend type (Query|Mutation|Subscription) \{\n(.*?)^\}\n/gms;

/** The schema's files as one text, in which each root has its fields. */
export const contractText = (): string => {
  const nouns = globSync("graphql/*/*.graphql").toSorted();
  const files = ["graphql/base.graphql", "graphql/refusals.graphql", ...nouns];
  const fields: Record<string, string> = {};
  const types = [...files, "graphql/roots.graphql"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(rootExtension, (_match, root: string, added: string) => {
      fields[root] = `${fields[root] ?? ""}${added}`;
      return "";
    })
    .replaceAll(/^type (\w+)$/gm, (_match, root: string) => `type ${root} {\n${fields[root]}}`);
  return `${heading}\n\n${types.trim()}\n`.replaceAll(/\n{3,}/g, "\n\n");
};
