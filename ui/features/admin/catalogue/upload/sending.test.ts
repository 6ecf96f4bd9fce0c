import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { messages } from "../../../../generated/shop.ts";
import { nextChunk, sendFile, smallestChunk, stopOf, storageCode } from "./sending.ts";

const largest = 32 * 1024 * 1024;

describe("the size of the next part", () => {
  it("doubles on a fast connection, stays on a slow one, and halves on a very slow one", () => {
    expect(nextChunk(smallestChunk, 300)).toBe(2 * smallestChunk);
    expect(nextChunk(4 * smallestChunk, 6_000)).toBe(4 * smallestChunk);
    expect(nextChunk(4 * smallestChunk, 9_000)).toBe(2 * smallestChunk);
  });

  it("stays between minimum and maximum", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20_000), { maxLength: 40 }), (times) => {
        let chunk = smallestChunk;
        for (const took of times) {
          const next = nextChunk(chunk, took);
          expect(next).toBeGreaterThanOrEqual(smallestChunk);
          expect(next).toBeLessThanOrEqual(largest);
          expect(Number.isInteger(next)).toBe(true);
          chunk = next;
        }
      }),
    );
  });
});

describe("the reason of a stopped upload", () => {
  it.each([
    [0, messages.upload.unreachable, "again"],
    [401, messages.upload.signedOut, "sign in"],
    [402, messages.upload.full, "again"],
    [403, messages.access.notAllowed, "again"],
    [404, messages.upload.expired, "again"],
    [410, messages.upload.expired, "again"],
    [413, messages.upload.tooLarge, "another file"],
    [460, messages.upload.damaged, "again"],
    [500, messages.upload.unreachable, "again"],
  ] as const)("after %i has a message and an action", (status, text, help) => {
    expect(stopOf(status, "")).toEqual({ text, help, findings: [] });
  });

  it.each([
    [0, "retry-limit exceeded"],
    [401, "401 invalid auth token"],
    [402, "402 quota"],
    [403, "403 unauthorized"],
    [404, "404 object not found"],
    [460, "invalid checksum"],
    [413, null],
  ])("after %i has the storage code %s", (status, code) => {
    expect(storageCode(stopOf(status, ""))).toBe(code);
  });

  it("has the code 403 if the storage rejects the shop", () => {
    const body = JSON.stringify({ message: messages.upload.storeClosed });
    expect(storageCode(stopOf(403, body))).toBe("403 unauthorized");
  });

  it("contains the shop's message and findings if it checked the file", () => {
    const findings = [{ tone: "bad", text: "It has no picture" }];
    const body = JSON.stringify({ message: "This is no model.", findings });
    expect(stopOf(415, body)).toEqual({
      text: "This is no model.",
      findings,
      help: "another file",
    });
    expect(stopOf(503, JSON.stringify({ message: "Back in a minute." }))).toMatchObject({
      text: "Back in a minute.",
      help: "again",
    });
  });

  it("has a message even if the response is not the shop's", () => {
    expect(stopOf(400, "<html>Bad gateway</html>")).toEqual({
      text: messages.catalogue.imageUploadFailed,
      findings: [],
      help: "another file",
    });
  });
});

it("an empty file is not sent, and its field says that it is empty", () => {
  const request = vi.spyOn(globalThis, "fetch");
  const onStop = vi.fn<(stop: unknown) => void>();
  const nothing = () => undefined;
  sendFile(new File([], "empty.glb"), "model", {
    onProgress: nothing,
    onChecking: nothing,
    onSent: nothing,
    onStop,
  });
  expect(onStop).toHaveBeenCalledExactlyOnceWith({
    text: messages.upload.emptyFile,
    findings: [],
    help: "another file",
  });
  expect(request).not.toHaveBeenCalled();
});
