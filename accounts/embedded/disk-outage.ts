import { StoreUnavailable } from "#domain/ports.ts";
import { isDiskFailure } from "#event-store/embedded/disk-failure.ts";

type Calls = Readonly<Record<string, (...given: never[]) => unknown>>;

/**
 * Wraps a store on an SQLite file. Calls reject with StoreUnavailable while the disk accepts no
 * writes; SQLite has rolled them back. Other errors pass through.
 */
export const withDiskOutages = <Store extends object>(store: Store): Store =>
  Object.fromEntries(
    Object.entries(store as Calls).map(([name, call]) => [
      name,
      async (...given: never[]): Promise<unknown> => {
        try {
          return await call(...given);
        } catch (error) {
          throw isDiskFailure(error)
            ? new StoreUnavailable("The disk refuses writes to the accounts", { cause: error })
            : error;
        }
      },
    ]),
  ) as Store;
