import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  deleteIssueReportDraft,
  storeIssueReportDraft,
  startingIssueReport,
} from "./issue-report-draft.ts";

const sender = { id: "account-1", email: "ishara@example.com" };
const typed = {
  ...startingIssueReport(sender, null),
  subject: "A cracked bowl",
  orderNumber: "NV-1",
};

beforeEach(() => sessionStorage.clear());

describe("a draft of a report", () => {
  it("is empty except for the sender's email", () => {
    expect(startingIssueReport(sender, null)).toEqual({
      issueType: "",
      subject: "",
      description: "",
      orderNumber: "",
      email: "ishara@example.com",
    });
  });

  it("is restored in this tab, for the same sender", () => {
    storeIssueReportDraft(sender, typed);
    expect(startingIssueReport(sender, null)).toEqual(typed);
    expect(startingIssueReport({ ...sender, id: "account-2" }, null).subject).toBe("");
  });

  it("is about the order that the sender came from", () => {
    storeIssueReportDraft(sender, typed);
    expect(startingIssueReport(sender, "NV-2")).toEqual({ ...typed, orderNumber: "NV-2" });
  });

  it("is discarded after it was sent", () => {
    storeIssueReportDraft(sender, typed);
    deleteIssueReportDraft(sender);
    expect(startingIssueReport(sender, null).subject).toBe("");
  });

  it.each(["{", "[]", '{"subject":7}', '{"files":"x"}'])("may be lost: %s", (stored) => {
    storeIssueReportDraft(sender, typed);
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, stored);
    expect(startingIssueReport(sender, null).subject).toBe("");
  });

  it("can be sent if storage is forbidden", () => {
    const forbid = () => {
      throw new Error("forbidden");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(forbid);
    storeIssueReportDraft(sender, typed);
    deleteIssueReportDraft(sender);
    expect(startingIssueReport(sender, null).email).toBe("ishara@example.com");
  });
});
