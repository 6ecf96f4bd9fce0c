import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";

/** The files of a repository by path, and a function to read one. */
export interface Repository {
  readonly files: readonly string[];
  /** Folders that Git ignores, by name or path. */
  readonly ignored: ReadonlySet<string>;
  read(path: string): string;
}

const ignoredFolders = (root: string): ReadonlySet<string> =>
  new Set([
    ".git",
    ...readFileSync(`${root}.gitignore`, "utf8")
      .split("\n")
      .filter((line) => line.endsWith("/"))
      .map((line) => line.slice(0, -1)),
  ]);

/** Opens the repository at `root`, a path with a trailing slash. */
export const openRepository = (root: string): Repository => {
  const ignored = ignoredFolders(root);
  const filesBelow = (folder: string): readonly string[] =>
    readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (ignored.has(entry.name) || ignored.has(path)) return [];
      return entry.isDirectory() ? filesBelow(`${path}/`) : [path];
    });
  return { files: filesBelow(""), ignored, read: (path) => readFileSync(`${root}${path}`, "utf8") };
};

/** The anchor that GitHub creates for a heading, before it numbers duplicates. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const withoutFences = (text: string): string => text.replaceAll(/^ *```[^]*?^ *```/gm, "");

const headingsOf = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);

const anchorsOf = (text: string): ReadonlySet<string> => {
  const anchors = new Set<string>();
  for (const slug of headingsOf(text).map(slugOf)) {
    let anchor = slug;
    for (let number = 1; anchors.has(anchor); number += 1) anchor = `${slug}-${number}`;
    anchors.add(anchor);
  }
  return anchors;
};

const sourceFile = /\.(?:css|graphql|js|json|md|mjs|ts|tsx|yml)$/;
const placeholder = /<[^>]+>|\*+/g;

const expandBraces = (path: string): readonly string[] => {
  const [whole, choices] = /\{([^{}]+)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => expandBraces(path.replace(whole, choice)));
};

const escaped = (text: string): string => text.replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);

/** Paths in code spans and code blocks, one per word. */
const namedPaths = (text: string): readonly string[] => {
  const spans = [...text.matchAll(/^ *```[^\n]*\n([^]*?)^ *```|`([^`\n]+)`/gm)];
  return spans
    .flatMap(([, block, span]) => (block ?? span ?? "").split(/[\s"'();]+/))
    .flatMap(expandBraces)
    .map((word) => word.replace(/^\.\//, "").replace(/[,.:]$/, ""));
};

/** Finds references in documents and comments to missing files, as "FILE: REFERENCE". */
export const brokenReferences = ({ files, ignored, read }: Repository): readonly string[] => {
  const known = new Set(files);
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) folders.add(folder);
  }
  const topFolders = new Set([...folders].filter((folder) => !folder.includes("/")));

  const exists = (path: string): boolean =>
    known.has(path) || folders.has(path.replace(/\/$/, "")) || path === ".";

  const isFound = (path: string): boolean => {
    const isFromRoot = topFolders.has(path.split("/")[0] ?? "") && path.includes("/");
    if (!isFromRoot && !sourceFile.test(path)) return true;
    const isIgnored = [...ignored].some((folder) => `${path}/`.startsWith(`${folder}/`));
    if (isIgnored || exists(path)) return true;
    const pattern = escaped(path.replace(/\/$/, "")).replaceAll(placeholder, "[^/]+");
    const matching = new RegExp(`(?:^|/)${pattern}$`);
    return [...files, ...folders].some((each) => matching.test(each));
  };

  const isAnchor = (document: string, anchor: string): boolean =>
    !document.endsWith(".md") || anchorsOf(read(document)).has(decodeURIComponent(anchor));

  const brokenLinks = (document: string): readonly string[] =>
    [...withoutFences(read(document)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => {
        if (/^[a-z]+:/.test(target)) return false;
        const [path = "", anchor] = target.split("#");
        const found = path === "" ? document : posix.join(posix.dirname(document), path);
        return !exists(found) || (anchor !== undefined && !isAnchor(found, anchor));
      });

  const brokenPaths = (document: string): readonly string[] =>
    namedPaths(read(document)).filter((word) => /^[\w<*][\w./<>*-]*$/.test(word) && !isFound(word));

  const isDocument = (path: string): boolean =>
    exists(path) || (/\/\d{4}$/.test(path) && files.some((file) => file.startsWith(`${path}-`)));

  /**
   * Comments name a document by its path, a decision also by number, and a section as `,
   * "Heading"`.
   */
  const brokenComments = (source: string): readonly string[] =>
    [...read(source).matchAll(/(?<![\w.-]|\.\/|\w\/)docs\/([\w./-]*\w)(?:, "([^"\n]+)")?/g)]
      .filter(([, path = "", heading]) => {
        const document = `docs/${path}`;
        if (!isDocument(document)) return true;
        return heading !== undefined && !headingsOf(read(document)).includes(heading);
      })
      .map(([reference]) => reference);

  const documents = files.filter((file) => /^(?:[A-Z]+|docs\/.+)\.md$/.test(file));
  const sources = files.filter(
    (file) =>
      /\.(?:graphql|mjs|tsx?|yml)$/.test(file) && !file.endsWith("document-references.test.ts"),
  );
  return [
    ...documents.flatMap((document) =>
      [...new Set([...brokenLinks(document), ...brokenPaths(document)])].map(
        (reference) => `${document}: ${reference}`,
      ),
    ),
    ...sources.flatMap((source) =>
      brokenComments(source).map((reference) => `${source}: ${reference}`),
    ),
  ];
};
