import { describe, expect, it } from "vitest";
import { brokenReferences, openRepository } from "./document-references.ts";
import { root } from "./root.ts";

const broken = (texts: Readonly<Record<string, string>>): readonly string[] =>
  brokenReferences({
    files: Object.keys(texts),
    ignored: new Set(["dist"]),
    read: (path) => texts[path] ?? "",
  });

const rules = "# Rules\n\n## The /api calls\n\n## Forms\n\n## Forms\n";

describe("links", () => {
  it("lead to files, folders, anchors and other sites", () => {
    const text =
      "[a](docs/rules.md) [b](docs) [c](docs/rules.md#the-api-calls) [d](#start) " +
      "[e](docs/rules.md#forms-1) [f](https://example.com/none.md)\n\n# Start\n";
    expect(broken({ "README.md": text, "docs/rules.md": rules })).toEqual([]);
  });

  it("are reported if the file or the anchor is missing", () => {
    const text = "[a](none.md) [b](../README.md#none) [c](#none) ![d](none.png)";
    expect(broken({ "README.md": "# Start", "docs/a.md": text })).toEqual([
      "docs/a.md: none.md",
      "docs/a.md: ../README.md#none",
      "docs/a.md: #none",
      "docs/a.md: none.png",
    ]);
  });

  it("ignore headings in code blocks", () => {
    expect(broken({ "README.md": "[a](#comment)\n\n```sh\n# comment\n```\n" })).toEqual([
      "README.md: #comment",
    ]);
  });
});

describe("paths in code spans and blocks", () => {
  const files = { "domain/order/decider.ts": "", "ui/texts/en/cart.ts": "", "package.json": "" };

  it("match files by their full or partial path, with placeholders and alternatives", () => {
    const text =
      "`domain/order/decider.ts`, `order/decider.ts`, `decider.ts`, `domain/`, `package.json`, " +
      "`domain/<noun>/decider.ts`, `ui/texts/{en}/cart.ts`, `ui/texts/*/cart.ts`\n\n" +
      "```\ndomain/order/decider.ts  decides\n```\n";
    expect(broken({ ...files, "README.md": text })).toEqual([]);
  });

  it("are reported if they match nothing", () => {
    const text =
      "`domain/order/none.ts`, `none/`, `domain/none/`, `none.ts`, `ui/texts/{en,si}/cart.ts`\n\n" +
      "```\ndomain/none.ts  decides\n```\n";
    expect(broken({ ...files, "README.md": text })).toEqual([
      "README.md: domain/order/none.ts",
      "README.md: domain/none/",
      "README.md: none.ts",
      "README.md: ui/texts/si/cart.ts",
      "README.md: domain/none.ts",
    ]);
  });

  it("ignore addresses, settings and files of a running shop", () => {
    const text =
      "`dist/main.css`, `.test.ts`, `/api/docs`, `DATA_DIR/uploads`, `events.db`, `npm start`, `2aq`, `position > ?`";
    expect(broken({ ...files, "README.md": text })).toEqual([]);
  });
});

describe("comments", () => {
  it("refer to existing documents and headings", () => {
    const files = {
      "docs/rules.md": rules,
      "docs/decisions/0003-checkout.md": "# 3. Checkout",
      "domain/a.ts": '// docs/rules.md, "Forms"; docs/rules.md. docs/decisions/0003.',
    };
    expect(broken(files)).toEqual([]);
  });

  it("are reported if they are outdated", () => {
    const files = {
      "docs/rules.md": rules,
      "domain/a.ts": '// docs/rules.md, "Orders"; docs/none.md, docs/decisions/0004',
    };
    expect(broken(files)).toEqual([
      'domain/a.ts: docs/rules.md, "Orders"',
      "domain/a.ts: docs/none.md",
      "domain/a.ts: docs/decisions/0004",
    ]);
  });
});

it("finds no broken reference in this repository", () => {
  expect(brokenReferences(openRepository(root))).toEqual([]);
});
