// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, renderMarkdown } from "./markdown.ts";

const values = { phone: "011 555 0100", shopName: "<b>A*b*</b> & Co" };
const html = (text: string) => renderMarkdown(text, values).trim();

describe("a page's text as HTML", () => {
  it("has headings below the page's title, lists, emphasis and tables", () => {
    expect(html("# One\n## Two\n### Three\n\n1. **a**\n2. _b_")).toBe(
      "<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>\n<ol>\n<li><strong>a</strong></li>\n<li><em>b</em></li>\n</ol>",
    );
    expect(renderMarkdown("## Two", {}, true)).toContain("<h4>");
    expect(html("|a|\n|-|\n|b|")).toContain("<td>b</td>");
  });

  it("shows HTML as text", () => {
    expect(html("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
    expect(html('<img src=x onerror="alert(1)">')).not.toContain("<img");
    expect(html("![a picture](https://a.lk/p.png)")).not.toContain("<img");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#10;script:alert(1)",
    "javascript&colon;alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "data:image/png;base64,AA",
    "file:///etc/passwd",
    "//evil.example/x",
    String.raw`/\\evil.example`,
    "blob:x",
  ])("has no link to %s", (address) => {
    expect(html(`[x](${address}) [y](<${address}>) <${address}>`)).not.toMatch(
      /href="(?!\/%5C)[^"]*(?:script|data:|file:|blob:|\/\/evil)/i,
    );
  });

  it.each([
    "https://a.example/b?c=d",
    "mailto:a@b.lk",
    "tel:+94115550100",
    "/pages/returns",
    "#two",
  ])("has a link to %s", (address) => {
    expect(html(`[x](${address})`)).toBe(`<p><a href="${address}">x</a></p>`);
  });

  it("shows values of the shop as text, marked in a preview", () => {
    expect(html("Call {{phone}} at {{ shop name }}, {{unknown}} {{email}}")).toBe(
      "<p>Call 011 555 0100 at &lt;b&gt;A*b*&lt;/b&gt; &amp; Co, {{unknown}} {{email}}</p>",
    );
    expect(renderMarkdown("{{phone}}", values, true)).toBe("<p><mark>011 555 0100</mark></p>\n");
  });

  it("has only the tags of Markdown, without handlers and foreign addresses, for any text", () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(
        ...[
          "<script>",
          "</p>",
          "<a onclick=x>",
          "[x](",
          "](",
          ")",
          "javascript:",
          "data:",
          "![",
          "`",
        ],
        ...[
          "\n\n",
          "\n> ",
          "\n- ",
          "\n    ",
          "|",
          "|-|\n",
          "*",
          "_",
          "\\",
          "&#x6A;",
          "&lt;",
          "<http:",
        ],
        ...[
          "{{phone}}",
          "{{shop name}}",
          "{{",
          "[a]: javascript:x\n",
          "[a]",
          '"',
          "'",
          "\u0000",
          "&Tab;",
        ],
      ),
    );
    const tags = new Set(
      "a blockquote br code em h2 h3 h4 h5 h6 hr li ol p pre s strong table tbody td th thead tr ul".split(
        " ",
      ),
    );
    const attributes = new Set(["href", "title", "start", "class", "style"]);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const shown = document.createElement("div");
        shown.innerHTML = renderMarkdown(pieces.join(""), values);
        for (const element of shown.querySelectorAll("*")) {
          expect(tags).toContain(element.localName);
          for (const { name, value } of element.attributes) {
            expect(attributes).toContain(name);
            if (name === "href")
              expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|$)/i);
            if (name === "style") expect(value).toMatch(/^text-align:(?:left|right|center)$/);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each(["[", "*a ", "> ", "- ", "`a", "![](", "{{", "|a", "<a", "_*"])(
    "takes 64 KiB of %j within seconds",
    (part) => {
      const began = performance.now();
      renderMarkdown(part.repeat(65_536 / part.length), values);
      expect(performance.now() - began).toBeLessThan(5000);
    },
  );
});

it("takes a description from the first paragraphs", () => {
  expect(plainText("# Terms\n\nCall **us** at\n[{{phone}}](tel:1).\n\nNext.", values, 160)).toBe(
    "Call us at 011 555 0100. Next.",
  );
  expect(plainText("one. ".repeat(500), {}, 160).length).toBeLessThan(3500);
});
