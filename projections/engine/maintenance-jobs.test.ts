import { expect, it, vi } from "vitest";
import { createMaintenanceJobs } from "./maintenance-jobs.ts";
import type { Projection } from "./projection.ts";
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
