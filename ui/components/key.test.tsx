import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePageKeys } from "./command-menu-state.ts";
import { KeysBar } from "./key.tsx";

function List() {
  return <output>{usePageKeys()}</output>;
}

const page = (below: string, above: string | null) => (
  <>
    <KeysBar>{below}</KeysBar>
    {above && <KeysBar>{above}</KeysBar>}
    <List />
  </>
);

it("shows the keys of the topmost part, also when a part below renders again", () => {
  const { container, rerender } = render(page("board", null));
  const named = () => container.querySelector("output")?.textContent;
  expect(named()).toBe("board");
  rerender(page("board", "desk"));
  expect(named()).toBe("desk");
  rerender(page("board, changed", "desk"));
  expect(named()).toBe("desk");
  rerender(page("board, changed", null));
  expect(named()).toBe("board, changed");
});
