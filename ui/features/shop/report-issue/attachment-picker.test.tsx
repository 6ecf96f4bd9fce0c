import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { limits, messages } from "../../../generated/shop.ts";
import { AttachmentPicker } from "./attachment-picker.tsx";
import type { Attaching } from "../../shared/issue-reports/attachments.ts";

const pdf = (name: string) =>
  new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])], name);
const gif = (name: string) => new File([new Uint8Array([0x47, 0x49, 0x46])], name);

function open() {
  function Form() {
    const [{ attached, problem }, setAttaching] = useState<Attaching>({
      attached: [],
      problem: null,
    });
    return (
      <AttachmentPicker
        attached={attached}
        problem={problem}
        onChange={setAttaching}
        onReading={() => undefined}
      />
    );
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
    /** Selects files; they are read a moment later. */
    choose: (...files: readonly File[]) => fireEvent.change(input, { target: { files } }),
    /** Waits until these files are attached, in any order. */
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

it("lists the selected files, and removing one moves the focus to the file button", async () => {
  const { choose, attached, names, button } = open();
  choose(pdf("bill.pdf"), pdf("photo.pdf"));
  await attached("bill.pdf", "photo.pdf");
  fireEvent.click(screen.getByLabelText("Remove bill.pdf"));
  expect(names()).toEqual(["photo.pdf"]);
  expect(document.activeElement).toBe(button);
});

it("names a refused file at the button, until the next selection", async () => {
  const { choose, attached, described } = open();
  choose(gif("moving.gif"));
  const words = `moving.gif: ${messages.report.attachmentRefused}`;
  await waitFor(() => expect(described()).toContain(words));
  choose(pdf("bill.pdf"));
  await attached("bill.pdf");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("disables the file button at the maximum, and explains that", async () => {
  const { choose, attached, button, described, timesOpened } = open();
  fireEvent.click(button);
  expect(timesOpened()).toBe(1);
  const all = Array.from({ length: limits.reportAttachments }, (_, at) => `${at}.pdf`);
  choose(...all.map(pdf));
  await attached(...all);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(described()).toMatch(/^That’s the maximum of 3 files\./);
  fireEvent.click(button);
  expect(timesOpened()).toBe(1);
});

it("keeps the last wanted state of each file while others are being read", async () => {
  const { choose, attached } = open();
  choose(pdf("bill.pdf"));
  await attached("bill.pdf");
  choose(pdf("photo.pdf"));
  fireEvent.click(screen.getByLabelText("Remove bill.pdf"));
  choose(pdf("letter.pdf"));
  await attached("letter.pdf", "photo.pdf");
});

it("changes nothing if the dialog was cancelled", async () => {
  const { choose, attached, names } = open();
  choose(pdf("bill.pdf"));
  await attached("bill.pdf");
  choose();
  expect(names()).toEqual(["bill.pdf"]);
});
