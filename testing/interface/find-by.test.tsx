import { render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { expect, it } from "vitest";

const block = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** Blocks after `findBy` has found something and before a timer that it sets then. */
const blockAfterFound = (turns = 60): void =>
  turns === 0 ? block(5) : queueMicrotask(() => blockAfterFound(turns - 1));

const LateField = () => {
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 5);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (shown) blockAfterFound();
  }, [shown]);
  useEffect(() => {
    if (shown) field.current?.focus();
  }, [shown]);
  return shown ? <input ref={field} aria-label="Late" /> : null;
};

it("waits for the effects of what it found, also on a busy machine", async () => {
  render(<LateField />);
  const field = await screen.findByLabelText("Late");
  expect(document.activeElement).toBe(field);
});
