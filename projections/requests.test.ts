import { expect, it, vi } from "vitest";
import { createRequests } from "./requests.ts";
import type { Projection } from "./projection.ts";

type Dependencies = Parameters<typeof createRequests>[0];

it("goes on looking for requests where a read model's row has gone, and says so", async () => {
  const onError = vi.fn();
  const stopping = new AbortController();
  const gone = new Error("Not a read model: orders-1");
  const of = vi.fn(() => {
    throw gone;
  });
  const requests = createRequests({
    versions: { of },
    projections: [{ name: "orders", version: 1 } as Projection],
    stopping,
    onError,
  } as unknown as Dependencies);
  requests.start();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(gone));
  await requests.stop();
});
