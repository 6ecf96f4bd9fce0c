import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Toaster } from "../../../../components/toast.tsx";
import { DropZone } from "./drop-zone.tsx";
import type { Stop } from "./sending.ts";
import { isUnderWay, type FileUpload, type UploadState } from "./use-upload.ts";

const file = new File([new Uint8Array(2_000)], "lamp.glb");
const onItsWay = { file, sent: 500, bytesPerSecond: 100, chunk: 1_000 } as const;
const taken = { url: "/uploads/lamp.glb", findings: [], measured: null };

function uploadIn(state: UploadState) {
  return {
    state,
    choose: vi.fn<(file: File) => void>(),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    remove: vi.fn<() => void>(),
    finish: vi.fn<() => void>(),
  };
}

function open(state: UploadState, error?: string, purpose: "picture" | "model" = "model") {
  const upload = uploadIn(state);
  const onSignIn = vi.fn<() => void>();
  const zone = (shown: FileUpload) => (
    <DropZone purpose={purpose} upload={shown} error={error} onSignIn={onSignIn}>
      <p>What is made of it</p>
    </DropZone>
  );
  const { rerender } = render(zone(upload));
  return {
    upload,
    onSignIn,
    zone: screen.getByRole("group"),
    input: screen.getByLabelText<HTMLInputElement>(/^Drop a (3D model|picture) or choose one$/),
    becomes: (next: UploadState) => rerender(zone(uploadIn(next))),
    buttons: () => screen.queryAllByRole("button").map(({ textContent }) => textContent),
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
  };
}

describe("an empty drop zone", () => {
  it("names the accepted formats, and accepts the same file again", () => {
    const { upload, input, buttons } = open({ phase: "empty" });
    expect(input.accept).toContain(".glb");
    const hint = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("GLB, up to 20 MB, in metres");
    const emptied = vi.spyOn(input, "value", "set");
    fireEvent.change(input, { target: { files: [file] } });
    expect(upload.choose).toHaveBeenCalledWith(file);
    expect(emptied).toHaveBeenCalledWith("");
    expect(buttons()).toEqual([]);
  });

  it("accepts a dropped file", () => {
    const { upload, zone } = open({ phase: "empty" });
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    expect(upload.choose).toHaveBeenCalledWith(file);
  });

  it("shows that the file is missing, also to screen readers", () => {
    const { input } = open({ phase: "empty" }, "Please add a model");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const description = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Please add a model");
  });

  it("hides that error and the red border during an upload", () => {
    const { zone, input } = open({ phase: "sending", ...onItsWay }, "Please add a model");
    expect(screen.queryByText("Please add a model")).toBeNull();
    expect(input.getAttribute("aria-invalid")).toBeNull();
    expect(zone.querySelector(".border-danger")).toBeNull();
  });

  it("shows a rejected file in red with the reason, and the form's error below", () => {
    const stop: Stop = { text: "It has no faces.", help: "another file", findings: [] };
    const { zone } = open({ phase: "stopped", file, stop }, "Please add a model");
    expect(zone.querySelector(".border-danger")).not.toBeNull();
    expect(screen.getByText("It has no faces.")).toBeDefined();
    expect(screen.getByText("Please add a model")).toBeDefined();
  });
});

describe("a file being uploaded", () => {
  const bar = () => screen.getByRole("progressbar", { name: "lamp.glb" });

  it("shows percent, speed and remaining time, and can be paused or cancelled", () => {
    const { upload, press, buttons } = open({ phase: "sending", ...onItsWay });
    expect(bar().getAttribute("aria-valuenow")).toBe("25");
    expect(bar().getAttribute("aria-valuetext")).toMatch(/^25 %, .* of .*, uploading$/);
    expect(screen.getByText("15 s left")).toBeTruthy();
    expect(buttons()).toEqual(["Pause", "Cancel"]);
    press("Pause");
    press("Cancel");
    expect([upload.pause.mock.calls.length, upload.remove.mock.calls.length]).toEqual([1, 1]);
  });

  it("shows no remaining time at unknown speed, or for the last second", () => {
    const { becomes } = open({ phase: "sending", ...onItsWay, bytesPerSecond: 0 });
    expect(screen.queryByText(/left$|\/s$/)).toBeNull();
    becomes({ phase: "sending", ...onItsWay, sent: 1_950 });
    expect(screen.queryByText(/left$/)).toBeNull();
  });

  it("resumes from where it was paused", () => {
    const { upload, press, buttons } = open({ phase: "paused", ...onItsWay });
    expect(bar().getAttribute("aria-valuetext")).toMatch(/paused$/);
    expect(buttons()).toEqual(["Resume", "Cancel"]);
    press("Resume");
    expect(upload.resume).toHaveBeenCalledOnce();
  });

  it("is checked after the upload, which is announced and cannot be paused", () => {
    const { buttons } = open({ phase: "checking", ...onItsWay, sent: 2_000 });
    expect(bar().getAttribute("aria-valuetext")).toMatch(/^100 %.*being checked$/);
    expect(screen.getByRole("status").textContent).toBe("3D model is being checked");
    expect(buttons()).toEqual(["Cancel"]);
  });

  it.each([
    ["empty", false],
    ["sending", true],
    ["paused", true],
    ["checking", true],
    ["stopped", false],
    ["sent", false],
  ] as const)("is under way while it is %s: %s", (phase, expected) => {
    expect(isUnderWay(uploadIn({ phase } as UploadState))).toBe(expected);
  });
});

describe("a stopped upload", () => {
  const stopped = (help: Stop["help"], findings: Stop["findings"] = []): UploadState => ({
    phase: "stopped",
    file,
    stop: { text: "The upload failed.", help, findings },
  });

  it.each([
    ["again", ["Try again", "Choose another", "Remove"]],
    ["sign in", ["Sign in", "Go on", "Choose another", "Remove"]],
    ["another file", ["Choose another", "Remove"]],
  ] as const)("offers the action that helps: %s", (help, expected) => {
    const { buttons } = open(stopped(help));
    expect(screen.getByText("The upload failed.")).toBeTruthy();
    expect(buttons()).toEqual(expected);
  });

  it.each([
    ["picture", "Error uploading image"],
    ["model", "Error uploading 3D model"],
  ] as const)("of a %s also shows one notification", async (purpose, text) => {
    render(<Toaster />);
    const { becomes } = open({ phase: "sending", ...onItsWay }, undefined, purpose);
    expect(screen.queryByText(text)).toBeNull();
    becomes(stopped("again"));
    expect(await screen.findAllByText(text)).toHaveLength(1);
  });

  it("asks the admin to sign in, and resumes afterwards", () => {
    const { press, onSignIn, upload } = open(stopped("sign in"));
    expect(screen.queryByRole("alert")).toBeNull();
    press("Sign in");
    press("Go on");
    expect([onSignIn.mock.calls.length, upload.resume.mock.calls.length]).toEqual([1, 1]);
  });

  it("lists the findings, except the first, which is the message itself", () => {
    const finding = (text: string) => ({ tone: "bad" as const, text });
    open(stopped("another file", [finding("The upload failed."), finding("It has no floor")]));
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "It has no floor",
    ]);
  });

  it("moves the focus into the zone if the focused button disappears", () => {
    const { zone, becomes } = open({ phase: "sending", ...onItsWay });
    screen.getByRole("button", { name: "Pause" }).focus();
    becomes(stopped("again"));
    expect(document.activeElement).toBe(zone);
  });
});

describe("an uploaded file", () => {
  it("shows findings and derived files, and can be replaced or removed", () => {
    const findings = [{ tone: "note", text: "It is heavy", detail: "Phones take long" }] as const;
    const { upload, buttons, press, zone } = open({
      phase: "sent",
      file,
      taken: { ...taken, findings },
    });
    expect(screen.getByRole("status").textContent).toBe("3D model uploaded");
    expect(within(zone).getByText("It is heavy").textContent).toContain("Phones take long");
    expect(screen.getByText("What is made of it")).toBeTruthy();
    expect(buttons()).toEqual(["Replace", "Remove"]);
    press("Remove");
    expect(upload.remove).toHaveBeenCalledOnce();
  });

  it("opens the file dialog by Replace", () => {
    const { input, press } = open({ phase: "sent", file, taken });
    const chosen = vi.spyOn(input, "click").mockImplementation(() => undefined);
    press("Replace");
    expect(chosen).toHaveBeenCalledOnce();
  });
});
