import type {
  Opening_AllFragment,
  OpeningStepName,
  OpeningStepState,
} from "../../../../generated/operations.ts";
import { paths } from "../../../../paths.ts";

export type Opening = Opening_AllFragment;
export type OpeningStep = Opening["steps"][number];

/** Each step's title, what its button does, and the page where it is done. */
export const stepPlaces: Readonly<
  Record<OpeningStepName, { title: string; action: string; to: string | null }>
> = {
  NAME: { title: "Name and logo", action: "Enter the name", to: paths.adminShop },
  CONTACT: { title: "Contact and hours", action: "Enter contacts", to: paths.adminShop },
  DELIVERY: { title: "Delivery", action: "Set fees and zones", to: paths.adminShopDelivery },
  CATEGORIES: { title: "Categories", action: "Add categories", to: paths.adminShopCategories },
  ITEM: { title: "First item", action: "Add an item", to: paths.adminAdd },
  PAGES: { title: "Legal pages", action: "Write the pages", to: paths.adminShopPages },
  PEOPLE: { title: "People", action: "Add people", to: paths.adminAccounts },
  OPEN: { title: "Open", action: "Open the shop…", to: null },
};

export const stateWords: Readonly<Record<OpeningStepState, string>> = {
  DONE: "Done",
  STARTED: "Started",
  NOT_STARTED: "Not started",
  WAITING: "Waiting",
};

/** Steps that come before the opening and can wait. */
export const canWait = (steps: readonly OpeningStep[]): readonly OpeningStep[] =>
  steps.filter(({ step, state, missing }) => step !== "OPEN" && state !== "DONE" && !missing);

/** The step whose button is filled: the first needed one, then the opening itself. */
export const nextStep = (steps: readonly OpeningStep[]): OpeningStepName =>
  steps.find(({ missing }) => missing !== null)?.step ?? "OPEN";
