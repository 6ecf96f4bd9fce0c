import type { Plugin } from "vite";

const mark = "?document=";

/**
 * Makes each GraphQL document of the generated module one of its own, so that it lies in the chunk
 * of the route that asks it. In one module they would all be fetched and read by the first page.
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
