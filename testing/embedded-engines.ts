import { onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** The embedded log and document store of a new directory, closed when the test ends. */
export const openEmbeddedEngines = async () => {
  const directory = temporaryDirectory();
  const store = await openEmbeddedEventStore(directory);
  const documents = openEmbeddedDocumentStore(directory);
  onTestFinished(async () => {
    await store.close();
    await documents.close();
  });
  return { store, documents };
};
