import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { createCollectionSizes } from "./collection-sizes.ts";
import { countsOf as countsCollectionOf } from "./counts.ts";
import type { DocumentStore } from "./document-store.ts";
import { createMaintenanceDesk } from "./maintenance-desk.ts";
import { createReadModelVersions, type ReadModelVersions } from "./read-model-versions.ts";
import { specsOf } from "./projection.ts";
import { countsOf } from "../../testing/counts.ts";
import { eventually } from "../../testing/eventually.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const counts = countsOf(2);
const model = "counts-v2";

describe("the maintenance desk", () => {
  let documents: DocumentStore;
  let versions: ReadModelVersions;
  let errors: string[];

  beforeEach(async () => {
    documents = openEmbeddedDocumentStore(temporaryDirectory());
    versions = createReadModelVersions(documents);
    errors = [];
    await versions.open(["counts-v1", model, "counts-of-others-v1"]);
    await documents.ensureCollections(specsOf(counts, model));
    const opened = documents;
    return () => opened.close();
  });

  const deskOver = (store: DocumentStore = documents, alone = true) => {
    const stopping = new AbortController();
    onTestFinished(() => stopping.abort());
    const desk = createMaintenanceDesk({
      documents: store,
      versions,
      projections: [counts],
      sizes: createCollectionSizes(store),
      alone,
      stopping: stopping.signal,
      onError: ({ message }) => errors.push(message),
    });
    return { desk, stopping };
  };

  const store = async (collection: string, ids: readonly string[]) => {
    await documents.ensureCollections(specsOf(counts, collection));
    await documents.writeBatch({
      writes: ids.map((id) => ({ collection, id, position: "1", document: { id } })),
      checkpoints: { [collection]: "1" },
    });
  };

  it("shows each read model with its collections and sizes", async () => {
    await store(model, ["a", "b"]);
    const { desk } = deskOver();
    expect(await desk.statuses()).toEqual([
      {
        ...{ name: "counts", version: 2, serving: model, position: "1" },
        ...{ documents: 2, bytes: 2 * JSON.stringify({ id: "a" }).length },
        ...{ building: null, kept: ["counts-v1"], job: null, report: null },
      },
    ]);
  });

  it("shows a collection that is being built, and kept ones of this and older versions", async () => {
    await store(`${model}-r3`, ["a"]);
    await versions.change("counts-v1", (row) => ({ ...row, building: "counts-v1-r2" }));
    await versions.change(model, (row) => ({
      ...row,
      building: `${model}-r3`,
      kept: [`${model}-r2`],
    }));
    const { desk } = deskOver();
    const building = { collection: `${model}-r3`, position: "1" };
    const kept = [`${model}-r2`, "counts-v1", "counts-v1-r2"];
    expect(await desk.statuses()).toMatchObject([{ building, kept, position: null }]);
    await versions.change(model, (row) => ({ ...row, building: `${model}-r4` }));
    expect(await desk.statuses()).toMatchObject([
      { building: { collection: `${model}-r4`, position: null } },
    ]);
  });

  it("accepts one job at a time, and none for an unknown read model", async () => {
    const { desk } = deskOver();
    expect(await desk.request("orders", "rebuild", "ann")).toBe("unknown");
    await versions.change(model, (row) => ({
      ...row,
      report: { request: "before", state: "done", progress: 1, text: "" },
    }));
    expect(await desk.request("counts", "verify", "ann")).toBe("requested");
    const { request, report } = versions.of(model);
    expect(request).toMatchObject({ action: "verify", by: "ann" });
    expect(report).toBeNull();
    expect(await desk.request("counts", "rebuild", "ben")).toBe("busy");
    expect(versions.of(model).request).toEqual(request);
    expect((await desk.statuses())[0]?.job).toEqual(request);
  });

  it("requests the drop of a kept collection", async () => {
    await versions.change(model, (row) => ({ ...row, kept: [`${model}-r2`] }));
    const { desk } = deskOver();
    expect(await desk.drop(model, "ann")).toBe("unknown");
    expect(await desk.drop("counts-of-others-v1", "ann")).toBe("unknown");
    expect(await desk.drop(`${model}-r2`, "ann")).toBe("requested");
    expect(versions.of(model).request).toMatchObject({
      ...{ action: "drop", collection: `${model}-r2`, by: "ann" },
    });
    expect(await desk.drop(`${model}-r2`, "ben")).toBe("busy");
  });

  it("drops the collections of an older version that no process uses", async () => {
    await versions.change("counts-v1", (row) => ({ ...row, kept: ["counts-v1-r2"] }));
    for (const each of ["counts-v1", "counts-v1-r2", countsCollectionOf("counts-v1"), model]) {
      await store(each, ["a"]);
    }
    const { desk } = deskOver();
    expect(await desk.drop("counts-v1", "ann")).toBe("requested");
    await eventually(() => expect(versions.all().has("counts-v1")).toBe(false));
    const collections = ["counts-v1", "counts-v1-r2", countsCollectionOf("counts-v1"), model];
    expect([...(await documents.checkpoints(collections)).keys()]).toEqual([model]);
    expect(await desk.drop("counts-v1", "ann")).toBe("unknown");
    expect(errors).toEqual([]);
  });

  it("reports that it could not drop them", async () => {
    await store("counts-v1", ["a"]);
    const { desk } = deskOver({
      ...documents,
      drop: () => Promise.reject(new Error("the disk is full")),
    });
    expect(await desk.drop("counts-v1", "ann")).toBe("requested");
    await eventually(() => expect(errors).toEqual(["the disk is full"]));
  });

  it.each([
    ["leaves them to a running process of that version, which answers", true],
    ["drops them if no process has answered for three seconds", false],
  ])("%s", async (_what, answers) => {
    await store("counts-v1", ["a"]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { desk } = deskOver(documents, false);
    expect(await desk.drop("counts-v1", "ann")).toBe("requested");
    const { request } = versions.of("counts-v1");
    expect(await desk.drop("counts-v1", "ben")).toBe("busy");
    await vi.advanceTimersByTimeAsync(2000);
    expect((await documents.checkpoints(["counts-v1"])).size).toBe(1);
    const report = { state: "failed", progress: 1, text: "It is the serving version" } as const;
    if (answers && request) {
      await versions.change("counts-v1", (row) => ({
        ...{ ...row, request: null },
        report: { ...report, request: request.id },
      }));
    }
    await vi.advanceTimersByTimeAsync(2000);
    expect((await documents.checkpoints(["counts-v1"])).size).toBe(answers ? 1 : 0);
    expect(versions.all().has("counts-v1")).toBe(answers);
    expect(errors).toEqual([]);
  });

  it("drops nothing once it stops", async () => {
    await store("counts-v1", ["a"]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { desk, stopping } = deskOver(documents, false);
    await desk.drop("counts-v1", "ann");
    stopping.abort();
    await vi.advanceTimersByTimeAsync(4000);
    expect((await documents.checkpoints(["counts-v1"])).size).toBe(1);
  });
});
