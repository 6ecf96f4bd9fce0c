import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { limits, messages } from "../../generated/shop.ts";
import { AttachmentPicker } from "./attachment-picker.tsx";
import type { Attaching } from "./attachments.ts";

afterEach(cleanup);

const pdf = (name: string) =>
  new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])], name);
const gif = (name: string) => new File([new Uint8Array([0x47, 0x49, 0x46])], name);

function open() {
  function Form() {
    const [{ attached, problem }, setAttaching] = useState<Attaching>({
      attached: [],
      problem: null,
    });
    return <AttachmentPicker attached={attached} problem={problem} onChange={setAttaching} />;
  }
  render(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>("Files to attach");
  const button = screen.getByText("Attach a file");
  let opened = 0;
  input.addEventListener("click", () => opened++);
  const names = () =>
    screen.queryAllByLabelText(/^Remove /).map((each) => each.getAttribute("aria-label")?.slice(7));
  return {
    ...{ input, button, names },
    timesOpened: () => opened,
    /** Chooses files; they are read a moment later. */
    choose: (...files: readonly File[]) => fireEvent.change(input, { target: { files } }),
    /** Waits until these are attached, in whichever order they were read. */
    attached: (...wanted: readonly string[]) =>
      waitFor(() => expect(names().toSorted()).toEqual(wanted.toSorted())),
    described: () =>
      button
        .getAttribute("aria-describedby")
        ?.split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
  };
}

it("shows what was chosen by name, and takes one away with the focus where another is chosen", async () => {
  const { choose, attached, names, button } = open();
  choose(pdf("bill.pdf"), pdf("photo.pdf"));
  await attached("bill.pdf", "photo.pdf");
  fireEvent.click(screen.getByLabelText("Remove bill.pdf"));
  expect(names()).toEqual(["photo.pdf"]);
  expect(document.activeElement).toBe(button);
});

it("given a file that is not taken, then it says so with the button, until another choice", async () => {
  const { choose, attached, described } = open();
  choose(gif("moving.gif"));
  const words = `moving.gif: ${messages.report.attachmentRefused}`;
  await waitFor(() => expect(described()).toContain(words));
  choose(pdf("bill.pdf"));
  await attached("bill.pdf");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("opens nothing to choose from once there are as many as may be, and says so", async () => {
  const { choose, attached, button, described, timesOpened } = open();
  fireEvent.click(button);
  expect(timesOpened()).toBe(1);
  const all = Array.from({ length: limits.reportAttachments }, (_, at) => `${at}.pdf`);
  choose(...all.map(pdf));
  await attached(...all);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(described()).toMatch(/^That is all: at most 3 files\./);
  fireEvent.click(button);
  expect(timesOpened()).toBe(1);
});

it("given files that are chosen and taken away while others are read, then each is as it was last wanted", async () => {
  const { choose, attached } = open();
  choose(pdf("bill.pdf"));
  await attached("bill.pdf");
  choose(pdf("photo.pdf"));
  fireEvent.click(screen.getByLabelText("Remove bill.pdf"));
  choose(pdf("letter.pdf"));
  await attached("letter.pdf", "photo.pdf");
});

it("given that the dialog was left without a choice, then nothing changes", async () => {
  const { choose, attached, names } = open();
  choose(pdf("bill.pdf"));
  await attached("bill.pdf");
  choose();
  expect(names()).toEqual(["bill.pdf"]);
});
