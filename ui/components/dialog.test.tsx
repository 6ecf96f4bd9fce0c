import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

/** A page with a button that opens a dialog; the answer may remove the button. */
function Page({ once = false }: { once?: boolean }) {
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState(false);
  const answer = () => {
    setOpen(false);
    setAnswered(true);
  };
  return (
    <main id="main" tabIndex={-1}>
      {!(once && answered) && <button onClick={() => setOpen(true)}>Delete</button>}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete the lamp?"
        actions={<button onClick={answer}>Keep it</button>}
      >
        It cannot be undone.
      </Dialog>
    </main>
  );
}

const ask = async () => {
  const opener = screen.getByRole("button", { name: "Delete" });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "Delete the lamp?" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { opener, dialog };
};

const ways = {
  "the answer": () => fireEvent.click(screen.getByRole("button", { name: "Keep it" })),
  "the close button": () => fireEvent.click(screen.getByRole("button", { name: "Close" })),
  Escape: () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" }),
};

describe.each(Object.entries(ways))("a dialog that is closed by %s", (_way, close) => {
  it("returns the focus to where it was", async () => {
    render(<Page />);
    const { opener } = await ask();
    act(() => void close());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

it("moves the focus to the page if the button that opened it is gone", async () => {
  render(<Page once />);
  await ask();
  act(() => void ways["the answer"]());
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("main")));
});

it("renders nothing while it is closed", () => {
  render(<Page />);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText("It cannot be undone.")).toBeNull();
});
