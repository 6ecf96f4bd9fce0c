import fc from "fast-check";
import { expect, it } from "vitest";
import { textOfHtml } from "./html-text.ts";

it.each([
  ["<p>Solid <b>teak</b>.</p><p>Oiled &amp; waxed</p>", "Solid teak.\n\nOiled & waxed"],
  ["<ul>\n<li>teak</li>\n<li><p>cane</p></li></ul>", "- teak\n\n- cane"],
  ["Seats 3<br/>2 < 3 cushions&nbsp;&#8211; soft", "Seats 3\n2 < 3 cushions – soft"],
  ["<style>p{color:red}</style><script>alert(1)</script>Low", "Low"],
  ["<!-- a <p> -->&lt;b&gt; is text", "<b> is text"],
  ["Plain\n\n\ntext & more", "Plain\n\n\ntext & more"],
])("reads %j as %j", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

it("leaves no element for any input", () => {
  const part = fc.constantFrom("<p>", "</p>", "<b class='x'>", "<li>", "<br>", "teak", " ", "\n");
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(textOfHtml(parts.join(""))).not.toMatch(/<[a-z/]/i);
    }),
  );
});
