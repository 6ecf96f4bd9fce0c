import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { MarkedText } from "./marked-text.tsx";

it("a marked text is the text, whatever is marked in it", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(30), { maxLength: 8 }), (text, cuts) => {
      const ends = [...new Set(cuts)].filter((at) => at <= text.length).sort((a, b) => a - b);
      const marks = ends.flatMap((end, index) =>
        index % 2 === 1 ? [{ start: ends[index - 1] ?? 0, end }] : [],
      );
      const { container } = render(<MarkedText text={text} marks={marks} />);
      expect(container.textContent).toBe(text);
      expect([...container.querySelectorAll("mark")].map((one) => one.textContent)).toEqual(
        marks.map(({ start, end }) => text.slice(start, end)),
      );
      cleanup();
    }),
  );
});
