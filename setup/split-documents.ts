import type { Plugin } from "vite";

const mark = "?document=";

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
    load(id) {
      return id.includes(mark) ? { code: documents.get(id) ?? "", moduleSideEffects: false } : null;
    },
    resolveId(id) {
      return id.includes(mark) ? id : null;
    },
    transform(code, id) {
      if (!id.endsWith(generated)) return null;
      const exports = this.parse(code).body.map((node) => {
        const text = code.slice(node.start, node.end);
        const name = /^export const (\w+)/.exec(text)?.[1];
        if (name === undefined) return text;
        documents.set(`${id}${mark}${name}`, text);
        return `export { ${name} } from ${JSON.stringify(`${id}${mark}${name}`)};`;
      });
      return { code: exports.join("\n"), map: null, moduleSideEffects: false };
    },
  };
};
