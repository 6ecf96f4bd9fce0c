import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { MarkedText } from "./marked-text.tsx";

const parts = fc.array(fc.record({ text: fc.string({ minLength: 1 }), found: fc.boolean() }));

it("renders the text with exactly the matches marked", () => {
  fc.assert(
    fc.property(parts, (given) => {
      const text = given.map((part) => part.text).join("");
      let end = 0;
      const marks = given.flatMap((part) => {
        const start = end;
        end += part.text.length;
        return part.found ? [{ start, end }] : [];
      });
      const { container } = render(<MarkedText text={text} marks={marks} />);
      expect(container.textContent).toBe(text);
      expect([...container.querySelectorAll("mark")].map((one) => one.textContent)).toEqual(
        given.filter(({ found }) => found).map((part) => part.text),
      );
      cleanup();
    }),
  );
});
