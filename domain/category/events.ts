import type { Wall } from "../constants.ts";
import type { LocalText } from "../settings/events.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** Identifies a category permanently. The ids of the default categories are their first names. */
export type CategoryId = string;

/** What staff choose for a category. */
export interface CategoryDetails {
  readonly names: LocalText;
  /** The word for it in addresses. */
  readonly slug: string;
  readonly wall: Wall;
}

export type CategoryEvent =
  | {
      readonly type: "CategoryAdded";
      readonly data: CategoryDetails & { readonly categoryId: CategoryId };
    }
  | {
      readonly type: "CategoryChanged";
      readonly data: CategoryDetails & {
        readonly categoryId: CategoryId;
        readonly previous: CategoryDetails;
      };
    }
  | {
      readonly type: "CategoryMoved";
      readonly data: {
        readonly categoryId: CategoryId;
        /** Its English name at that time. */
        readonly name: string;
        /** Places among the shown categories, from 1. */
        readonly place: number;
        readonly previousPlace: number;
      };
    }
  | {
      readonly type: "CategoryArchived";
      readonly data: {
        readonly categoryId: CategoryId;
        readonly name: string;
        /** The category that its items and its addresses lead to from now on. */
        readonly itemsMovedTo: CategoryId;
        readonly itemsMovedToName: string;
      };
    }
  | {
      readonly type: "CategoryRestored";
      readonly data: { readonly categoryId: CategoryId; readonly name: string };
    };
