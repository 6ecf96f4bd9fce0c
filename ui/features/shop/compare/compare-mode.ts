import { createStore } from "../../../storage/store.ts";

let isOn = false;

/** Whether lists let customers choose items to compare; it lasts as long as the page. */
export const compareMode = createStore(() => isOn, false);

/** Turns the choice of items on lists on or off. */
export function toggleCompareMode(): void {
  isOn = !isOn;
  compareMode.changed();
}
