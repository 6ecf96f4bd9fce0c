import type { Plugin } from "vite";

const mark = "?document=";
const marked = /\?document=/;

/**
 * Turns each GraphQL document of the generated module into a separate module, so that it is in the
 * chunk of the route that uses it. In a single module the first page would load all of them.
 */
export const splitDocuments = (generated: string): Plugin => {
  const documents = new Map<string, string>();
  return {
    name: "split-documents",
    apply: "build",
    enforce: "post",
    load: {
      filter: { id: marked },
      handler: (id) => ({ code: documents.get(id) ?? "", moduleSideEffects: false }),
    },
    resolveId: { filter: { id: marked }, handler: (id) => id },
    transform: {
      filter: { id: `**/${generated}` },
      handler(code, id) {
        // A syntax tree of the module would be ten times its size.
        const exports = code.split(/^(?=export )/m).map((text) => {
          const name = /^export const (\w+)/.exec(text)?.[1];
          if (name === undefined) return text;
          documents.set(`${id}${mark}${name}`, text);
          return `export { ${name} } from ${JSON.stringify(`${id}${mark}${name}`)};`;
        });
        return { code: exports.join("\n"), map: null, moduleSideEffects: false };
      },
    },
  };
};
