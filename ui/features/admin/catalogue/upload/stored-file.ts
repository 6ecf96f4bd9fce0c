/**
 * Selected files are stored in the browser until they are used, so that a reload does not lose
 * them.
 */

const storeName = "files";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("nivasa-uploads", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB is not available"));
  });
}

async function done<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const request = work(database.transaction(storeName, mode).objectStore(storeName));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("IndexedDB is not available"));
    });
  } finally {
    database.close();
  }
}

/** The last selected file; null if there is none or the browser cannot store. */
export async function storedFile(keptAs: string): Promise<File | null> {
  const kept: unknown = await done(
    "readonly",
    (store) => store.get(keptAs) as IDBRequest<unknown>,
  ).catch(() => null);
  return kept instanceof File ? kept : null;
}

/** Stores a file if the browser can. */
export async function storeFile(keptAs: string, file: File): Promise<void> {
  await done("readwrite", (store) => store.put(file, keptAs)).catch(() => undefined);
}

export async function dropFile(keptAs: string): Promise<void> {
  await done("readwrite", (store) => store.delete(keptAs)).catch(() => undefined);
}
