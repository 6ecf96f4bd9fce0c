import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import type { Backups_AllFragment } from "../../../generated/operations.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Backups } from "./backups.tsx";
import { LateBackup } from "./late-backup.tsx";

const backupsOf = (change: Partial<Backups_AllFragment> = {}): Backups_AllFragment => ({
  __typename: "Backups",
  place: "/backups",
  dailyAt: "02:30",
  isLate: false,
  isRequested: false,
  last: {
    __typename: "Backup",
    name: "2026-11-20T21-00-00-000Z",
    at: "2026-11-20T21:00:00.000Z",
    report: {
      __typename: "BackupReport",
      ...{ events: 7038, files: 12, missingFiles: 0, backups: 9, bytes: 1_258_291, seconds: 2.1 },
    },
  },
  failed: null,
  running: null,
  ...change,
});

const shown = async (backups: Backups_AllFragment, answer: object = {}) => {
  const shop = scriptedShop({
    Backups: () => ({ backups }),
    BackUpNow: () => ({ backUpNow: answer }),
    Viewer: () => ({
      me: {
        __typename: "Me",
        ...{ id: "owner", name: "owner", email: "owner@example.com", role: "ADMIN" },
      },
    }),
    LateBackup: () => ({ backups }),
  });
  await act(async () => {
    render(
      <MemoryRouter>
        <LateBackup />
        <Backups />
      </MemoryRouter>,
      { wrapper: shop.wrapper },
    );
  });
  return { shop, text: () => document.body.textContent };
};

it("shows what the last proven backup contains, and how many are kept where", async () => {
  const { text } = await shown(backupsOf());
  expect(text()).toMatch(
    /Last proven21\/11\/2026, 2:30 am7,038 events and 12 files in 2 s.*2:30 am.*9 backups1\.2 MB in \/backups/,
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says how to set backups up", async () => {
  const { text } = await shown(backupsOf({ place: null, last: null }));
  expect(text()).toMatch(/No backups are set up.*BACKUP_URL.*BACKUP_KEY/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows why the last one failed, here and as a warning that it is late", async () => {
  const failed = {
    __typename: "BackupProblem",
    at: "2026-11-30T21:00:00.000Z",
    problem: "The disk of /backups has no room.",
  } as const;
  const { text } = await shown(backupsOf({ failed, isLate: true }));
  expect(text()).toContain("The disk of /backups has no room.");
  expect(text()).toContain("The last proven backup is of 21/11/2026, 2:30 am.");
});

it("shows the progress of a running one, and begins no second one", async () => {
  const running = {
    __typename: "RunningBackup",
    ...{ since: "2026-11-20T21:00:00.000Z", step: "FOLDING" as const, share: 0.42 },
  } as const;
  const { shop } = await shown(backupsOf({ running }));
  const bar = screen.getByRole("progressbar", { name: "Building the read models of the copy" });
  expect(bar.getAttribute("aria-valuenow")).toBe("42");
  fireEvent.click(screen.getByRole("button", { name: "Back up now" }));
  expect(shop.requests.map(({ operation }) => operation)).not.toContain("BackUpNow");
});

it("begins one on request, and shows why it can't", async () => {
  const failure = vi.spyOn(notify, "failure").mockImplementation(() => undefined);
  const refused = {
    __typename: "BackupRefused",
    code: "BACKUP_REFUSED",
    message: "A backup is being made. Wait until it ends.",
  };
  await shown(backupsOf(), refused);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Back up now" })));
  expect(failure).toHaveBeenCalledWith("A backup is being made. Wait until it ends.");
});
