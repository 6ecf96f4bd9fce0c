import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { Drawer } from "./drawer.tsx";
import { Menu, MenuDownload, MenuItem, MenuLink } from "./menu.tsx";
import { NoticeSlip } from "./notice-slip.tsx";
import "./toast-shelf.tsx";
import { notify, Toaster } from "./toast.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a drawer", () => {
  function Page({ returnTo = () => null }: { returnTo?: () => HTMLElement | null }) {
    const [open, setOpen] = useState(false);
    const [gone, setGone] = useState(false);
    return (
      <>
        <main id="main" tabIndex={-1}>
          {!gone && <button onClick={() => setOpen(true)}>NV-1</button>}
          <button>NV-2</button>
        </main>
        {open && (
          <Drawer title="Order NV-1" onClose={() => setOpen(false)} returnTo={returnTo}>
            <button onClick={() => setGone(true)}>Remove it</button>
          </Drawer>
        )}
        <div data-sonner-toaster>
          <button>Undo</button>
        </div>
      </>
    );
  }
  const open = async (returnTo?: () => HTMLElement | null) => {
    render(<Page {...(returnTo && { returnTo })} />);
    screen.getByText("NV-1").focus();
    fireEvent.click(screen.getByText("NV-1"));
    await screen.findByRole("dialog", { name: "Order NV-1" });
  };
  const escape = () => fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  const focused = (what: () => HTMLElement | null) =>
    waitFor(() => expect(document.activeElement).toBe(what()));

  it("takes the focus, and returns it to the button that opened it", async () => {
    await open();
    await focused(() => screen.getByText("Remove it"));
    escape();
    await focused(() => screen.getByText("NV-1"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("moves the focus to the target of its content, or to the page if the target is gone", async () => {
    await open(() => screen.getByText("NV-2"));
    escape();
    await focused(() => screen.getByText("NV-2"));
    cleanup();
    await open();
    fireEvent.click(screen.getByText("Remove it"));
    escape();
    await focused(() => document.getElementById("main"));
  });

  it("is closed by a press outside it, but not by a press on a notification above it", async () => {
    const listens = vi.spyOn(document, "addEventListener");
    await open();
    // Presses outside are listened for a moment later, so that the press that opened it doesn't
    // count.
    await waitFor(() => expect(listens.mock.calls.map(([kind]) => kind)).toContain("pointerdown"));
    fireEvent.pointerDown(screen.getByText("Undo"));
    fireEvent.click(screen.getByText("Undo"));
    expect(screen.queryByRole("dialog")).not.toBeNull();
    fireEvent.pointerDown(screen.getByText("NV-2"));
    fireEvent.click(screen.getByText("NV-2"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("a menu", () => {
  const open = (content: ReactNode, wanted = false) => {
    render(
      <MemoryRouter>
        <Menu trigger={<Button>More</Button>} defaultOpen={wanted}>
          {content}
        </Menu>
      </MemoryRouter>,
    );
    const button = screen.getByText("More");
    button.focus();
    return button;
  };

  it("is opened by its button, runs the selected action, and returns the focus when it closes", async () => {
    const onSelect = vi.fn();
    const button = open(<MenuItem onSelect={onSelect}>Print</MenuItem>);
    expect(screen.queryByRole("menu")).toBeNull();
    fireEvent.keyDown(button, { key: "Enter" });
    fireEvent.click(screen.getByRole("menuitem", { name: "Print" }));
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("is open at once if its button was pressed before it had loaded", () => {
    open(<MenuItem>Print</MenuItem>, true);
    expect(screen.getByRole("menu")).toBeDefined();
  });

  it("ignores disabled actions", () => {
    const onSelect = vi.fn();
    const item = (
      <MenuItem disabled onSelect={onSelect}>
        Print
      </MenuItem>
    );
    open(item, true);
    fireEvent.click(screen.getByText("Print"));
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByText("Print").getAttribute("aria-disabled")).toBe("true");
  });

  it("has links to pages and downloads of files", () => {
    const content = (
      <>
        <MenuLink to="/my-orders">My orders</MenuLink>
        <MenuDownload href="/exports/orders.csv">Export</MenuDownload>
      </>
    );
    open(content, true);
    expect(screen.getByText("My orders").getAttribute("href")).toBe("/my-orders");
    expect(screen.getByText("Export").hasAttribute("download")).toBe(true);
  });
});

describe("a toast", () => {
  it("is announced when it appears, and disappears after its time or when it is dismissed", () => {
    const onDone = vi.fn();
    const { rerender } = render(<NoticeSlip text={null} onDone={onDone} />);
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("");
    rerender(<NoticeSlip text="Added to the cart" onDone={onDone} />);
    expect(screen.getByRole("status")).toBe(status);
    expect(status.textContent).toBe("Added to the cart");
    // React listens for the older name if a browser has no animations, as jsdom.
    const end = new Event("webkitAnimationEnd", { bubbles: true });
    fireEvent(status.querySelector(".notice-life")!, end);
    expect(onDone).toHaveBeenCalledTimes(1);
    fireEvent.click(status.querySelector("button")!);
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  it("appears on an empty shelf, even one that hasn't loaded yet; its action runs once and closes it", async () => {
    const onPress = vi.fn();
    notify.success("The lamp is removed", { label: "Put it back", onPress });
    render(<Toaster />);
    fireEvent.click(await screen.findByText("Put it back"));
    expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("The lamp is removed")).toBeNull());
  });
});
