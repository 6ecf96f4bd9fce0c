import { afterEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { sendIssueReport } from "./send-issue-report.ts";

const values = {
  issueType: "Product Defect",
  subject: "A cracked bowl",
  description: "It came in two pieces.",
  orderNumber: "",
  email: "ishara@example.com",
};

const photo = {
  id: "7",
  name: "bowl.png",
  mediaType: "image/png",
  bytes: 3,
  data: "data:image/png;base64,AAAA",
};

/** Sends the report to a shop with the given answer. */
const send = async (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", fetched);
  const result = await sendIssueReport(values, [photo], "command-1");
  return { result, fetched };
};

const answerOf = (status: number, body: object) => () => Response.json(body, { status });

afterEach(() => void vi.unstubAllGlobals());

describe("an issue report", () => {
  it("is sent with its files and its command id, and returns the shop's message", async () => {
    const { result, fetched } = await send(answerOf(201, { success: true, message: "Sent" }));
    expect(result).toEqual({ sent: true, message: "Sent" });
    expect(fetched).toHaveBeenCalledOnce();
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("/api/reports");
    expect(new Headers(request?.headers).get("idempotency-key")).toBe("command-1");
    expect(JSON.parse(request?.body as string)).toEqual({
      ...values,
      attachments: [{ name: photo.name, data: photo.data }],
    });
  });

  it.each([400, 403, 413, 429, 503])(
    "shows the shop's instructions if it is refused with %i",
    async (status) => {
      const fields = [{ field: "subject", message: "Too long" }];
      const { result } = await send(answerOf(status, { message: "Look again", fields }));
      expect(result).toEqual({ sent: false, message: "Look again", fields, signIn: false });
    },
  );

  it("asks for a log-in if the session has ended", async () => {
    const { result } = await send(answerOf(401, { message: "Who are you?" }));
    expect(result).toMatchObject({ sent: false, signIn: true, message: messages.report.failed });
  });

  it.each([
    ["a fault of the shop", answerOf(500, { message: "at line 7" })],
    ["an answer of a proxy", () => new Response("<html>", { status: 502 })],
    ["an answer without words", answerOf(400, {})],
    ["the shop is unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("asks to retry later after %s", async (_what, answer) => {
    const { result } = await send(answer);
    const { failed } = messages.report;
    expect(result).toEqual({ sent: false, message: failed, fields: [], signIn: false });
  });
});
