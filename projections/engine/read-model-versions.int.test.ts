import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { createReadModelVersions } from "./read-model-versions.ts";
import { eventually } from "../../testing/eventually.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const model = "counts-v2";

describe("the versions of read models", () => {
  const opened = async () => {
    const documents = openEmbeddedDocumentStore(temporaryDirectory());
    onTestFinished(() => documents.close());
    const versions = createReadModelVersions(documents);
    await versions.open([model]);
    return { documents, versions };
  };

  it("reject a model that was not opened", async () => {
    const { versions } = await opened();
    expect(() => versions.of("orders-v1")).toThrow("Not a read model: orders-v1");
    const change = versions.change("orders-v1", (row) => row);
    await expect(change).rejects.toThrow("Not a read model: orders-v1");
    expect([...versions.all().keys()]).toEqual([model]);
    expect(versions.all().get(model)).toEqual(versions.of(model));
  });

  it("store nothing if a change returns the same row", async () => {
    const { documents, versions } = await opened();
    const before = await documents.metadata();
    expect(await versions.change(model, (row) => row)).toEqual(versions.of(model));
    expect(await documents.metadata()).toEqual(before);
  });

  it("apply a change again to the row that another process has stored meanwhile", async () => {
    const { documents, versions } = await opened();
    const other = createReadModelVersions(documents);
    await other.open([model]);
    let isFirst = true;
    const slow = createReadModelVersions({
      metadata: () => documents.metadata(),
      async putMetadata(...change) {
        if (isFirst) await other.change(model, (row) => ({ ...row, newest: row.newest + 1 }));
        isFirst = false;
        return documents.putMetadata(...change);
      },
    });
    await slow.change(model, (row) => ({ ...row, newest: row.newest + 1 }));
    await versions.refresh();
    expect(versions.of(model).newest).toBe(3);
  });

  it("learn of other processes' changes while they watch", async () => {
    const { documents, versions } = await opened();
    const other = createReadModelVersions(documents);
    await other.open([model]);
    versions.watch();
    onTestFinished(versions.stop);
    await other.change(model, (row) => ({ ...row, newest: 2 }));
    await eventually(() => expect(versions.of(model).newest).toBe(2));
  });

  it("watch with one timer, which ends when they stop", async () => {
    const { versions } = await opened();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    versions.watch();
    versions.watch();
    expect(vi.getTimerCount()).toBe(1);
    versions.stop();
    versions.stop();
    expect(vi.getTimerCount()).toBe(0);
    versions.watch();
    expect(vi.getTimerCount()).toBe(1);
    versions.stop();
  });
});
