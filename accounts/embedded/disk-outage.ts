import { StoreUnavailable } from "#domain/ports.ts";
import { isDiskFailure } from "#event-store/embedded/disk-failure.ts";

type Calls = Readonly<Record<string, (...given: never[]) => unknown>>;

/**
 * A store of an SQLite file whose calls reject with StoreUnavailable where the disk takes nothing now; SQLite has
 * undone what was begun. Everything else passes as it is.
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
            ? new StoreUnavailable("The disk does not take accounts now", { cause: error })
            : error;
        }
      },
    ]),
  ) as Store;
