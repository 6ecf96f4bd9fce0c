import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { pause } from "#event-store/pause.ts";
import { positionOf } from "#event-store/position.ts";
import { LeaseLost } from "./document-store.ts";
import { createMaintenanceJobs } from "./maintenance-jobs.ts";
import type { Projection } from "./projection.ts";
import type { JobProgress, MaintenanceJob, ReadModelVersionsRow } from "./read-model-versions.ts";
import type { Rebuild } from "./rebuild.ts";
import { eventually } from "../../testing/eventually.ts";

type Dependencies = Parameters<typeof createMaintenanceJobs>[0];

it("keeps polling for jobs after a read model's row was deleted, and reports it", async () => {
  const onError = vi.fn();
  const stopping = new AbortController();
  const gone = new Error("Not a read model: orders-1");
  const of = vi.fn(() => {
    throw gone;
  });
  const jobs = createMaintenanceJobs({
    versions: { of },
    projections: [{ name: "orders", version: 1 } as Projection],
    stopping,
    onError,
  } as unknown as Dependencies);
  jobs.start();
  await eventually(() => expect(onError).toHaveBeenCalledWith(gone));
  await jobs.stop();
});

describe("a requested job", () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }),
  );
  afterEach(() => void vi.useRealTimers());

  const first: ReadModelVersionsRow = {
    ...{ serving: "orders-v1", building: null, kept: [], newest: 1, token: 1 },
    ...{ request: null, report: null },
  };

  /** The jobs of a process that writes the orders, over a log whose head is at 100. */
  const running = (rebuild: Partial<Rebuild>) => {
    let row = first;
    const reports: (JobProgress | null)[] = [];
    const errors: string[] = [];
    const held = { token: 1 as number | null };
    const stopping = new AbortController();
    const jobs = createMaintenanceJobs({
      store: { head: async () => positionOf(100) },
      documents: { leases: { token: () => held.token } },
      versions: { of: () => row },
      projections: [{ name: "orders", version: 1 } as Projection],
      writer: {
        async change(_projection: Projection, next: (before: typeof row) => typeof row) {
          row = next(row);
          reports.push(row.report);
          return row;
        },
      },
      rebuild,
      stopping,
      onError: ({ message }: Error) => errors.push(message),
    } as unknown as Dependencies);
    onTestFinished(() => jobs.stop());
    jobs.start();
    const request = (job: Partial<MaintenanceJob>) => {
      row = { ...row, request: { id: "job", action: "verify", ...job } };
    };
    return { request, reports, errors, held, jobs, row: () => row };
  };

  it.each([
    ["rebuild", { action: "rebuild" }, undefined],
    ["verify", { action: "verify" }, undefined],
    ["drop", { action: "drop", collection: "orders-v1-r2" }, "orders-v1-r2"],
  ] as const)("is run, and its outcome reported: %s", async (action, job, collection) => {
    const work = vi.fn(async () => ({ good: true, text: "Fine" }));
    const { request, reports, row } = running({ [action]: work });
    request({ ...job, by: "ann" });
    await vi.advanceTimersByTimeAsync(250);
    expect(work).toHaveBeenCalledOnce();
    expect(work).toHaveBeenCalledWith(
      expect.objectContaining({ name: "orders" }),
      collection ?? expect.any(Function),
    );
    const by = { request: "job", action, by: "ann", at: expect.any(String) as string };
    expect(reports).toEqual([
      { ...by, state: "running", progress: 0, text: "" },
      { ...by, state: "done", progress: 1, text: "Fine" },
    ]);
    expect(row().request).toBeNull();
  });

  it("without an account reports none, and a bad outcome as failed", async () => {
    const { request, reports } = running({ verify: async () => ({ good: false, text: "Wrong" }) });
    request({});
    await vi.advanceTimersByTimeAsync(250);
    expect(reports.at(-1)).toMatchObject({ state: "failed", progress: 1, text: "Wrong" });
    expect(reports.at(-1)).not.toHaveProperty("by");
  });

  it("reports its progress twice a second", async () => {
    const { request, reports } = running({
      async verify(_projection, onProgress) {
        for (let step = 0; step <= 10; step += 1) {
          await onProgress(positionOf(step * 10));
          vi.advanceTimersByTime(100);
        }
        return { good: true, text: "" };
      },
    });
    request({});
    await vi.advanceTimersByTimeAsync(250);
    expect(reports.map((each) => each?.progress)).toEqual([0, 0.5, 1, 1]);
    expect(reports.map((each) => each?.state)).toEqual(["running", "running", "running", "done"]);
  });

  it("waits until this process writes the read model", async () => {
    const verify = vi.fn(async () => ({ good: true, text: "" }));
    const { request, held } = running({ verify });
    held.token = null;
    request({});
    await vi.advanceTimersByTimeAsync(2000);
    expect(verify).not.toHaveBeenCalled();
    held.token = 2;
    await vi.advanceTimersByTimeAsync(250);
    expect(verify).toHaveBeenCalledOnce();
  });

  it("that fails is reported, and retried after two seconds", async () => {
    const verify = vi.fn(async () => ({ good: true, text: "" }));
    verify.mockRejectedValueOnce("the disk is full");
    const { request, errors, row } = running({ verify });
    request({});
    await vi.advanceTimersByTimeAsync(2000);
    expect(errors).toEqual(["the disk is full"]);
    expect(verify).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(250);
    expect(verify).toHaveBeenCalledTimes(2);
    expect(row().request).toBeNull();
  });

  it("is left to another process that has taken over", async () => {
    const verify = vi.fn(async () => ({ good: true, text: "" }));
    const { request, errors, held } = running({ verify });
    verify.mockImplementationOnce(async () => {
      held.token = null;
      throw new LeaseLost("Another process writes it");
    });
    request({});
    await vi.advanceTimersByTimeAsync(5000);
    expect(verify).toHaveBeenCalledOnce();
    expect(errors).toEqual([]);
  });

  it("ends without an error when the process stops", async () => {
    const steps: string[] = [];
    const { request, errors, jobs, row } = running({
      async verify(_projection, onProgress) {
        steps.push("begun");
        await pause(10_000, new AbortController().signal);
        await onProgress(positionOf(50));
        steps.push("continued");
        return { good: true, text: "" };
      },
    });
    request({});
    await vi.advanceTimersByTimeAsync(250);
    const stopped = jobs.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    expect(steps).toEqual(["begun"]);
    expect(errors).toEqual([]);
    expect(row().request).toMatchObject({ id: "job" });
  });
});
