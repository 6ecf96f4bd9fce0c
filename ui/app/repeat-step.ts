import { earlyInput, enterValue, type EarlyStep } from "../components/early-input.ts";
import { nextTask } from "./next-task.ts";

/** Repeats one step of the early input on the hydrated page. */
export async function repeatStep(step: EarlyStep): Promise<void> {
  const target = shown(step.target);
  if (!target) return;
  const early = earlyInput();
  // A text being composed reaches React as a whole, with the event that ends the composition.
  if (step.kind === "field" && early?.isComposing(target)) return;
  // This event has no effect of its own, but makes React hydrate the part of the page it targets.
  target.dispatchEvent(new MouseEvent("auxclick", { bubbles: true }));
  await nextTask();
  early?.repeat(() => act(step, target));
}

function act(step: EarlyStep, target: HTMLElement): void {
  switch (step.kind) {
    case "press":
      press(target, step.byPointer);
      return;
    case "field":
      enter(step.state, target);
      return;
    case "focusin":
    case "focusout":
      target.dispatchEvent(new FocusEvent(step.kind, { bubbles: true }));
      return;
    case "key":
      target.dispatchEvent(
        new KeyboardEvent("keydown", { key: step.key, bubbles: true, cancelable: true }),
      );
      return;
    case "submit":
      if (!(target instanceof HTMLFormElement)) return;
      if (step.submitter?.isConnected) target.requestSubmit(step.submitter);
      else target.requestSubmit();
  }
}

/** Some menus, and tabs, open on pointer down. */
function press(button: HTMLElement, byPointer: boolean): void {
  if (byPointer) {
    const how = { bubbles: true, cancelable: true, button: 0, detail: 1 };
    for (const type of ["down", "up"]) {
      button.dispatchEvent(new PointerEvent(`pointer${type}`, { ...how, pointerType: "mouse" }));
      button.dispatchEvent(new MouseEvent(`mouse${type}`, how));
    }
  }
  button.click();
}

function enter(
  { value, checked, options }: { value?: string; checked?: boolean; options?: boolean[] },
  field: HTMLElement,
) {
  if (field instanceof HTMLSelectElement && options) {
    [...field.options].forEach((option, index) => {
      option.selected = options[index] ?? false;
    });
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (field instanceof HTMLInputElement && checked !== undefined) {
    // The click toggles it back to the state that the user set.
    field.checked = field.type === "radio" ? false : !checked;
    if (checked || field.type === "checkbox") field.click();
  } else if (field instanceof HTMLInputElement && field.type === "file") {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (
    value !== undefined &&
    (field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement)
  ) {
    enterValue(field, value);
  }
}

/**
 * The element itself, or its counterpart on a page that React has rendered again; undefined if it
 * is gone.
 */
function shown(target: HTMLElement): HTMLElement | undefined {
  if (target.isConnected) return target;
  const name = nameOf(target);
  return [...document.querySelectorAll<HTMLElement>(`#root ${target.tagName}`)].find(
    (other) => name !== "" && nameOf(other) === name,
  );
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return (
    element.getAttribute("aria-label") ??
    label ??
    element.getAttribute("name") ??
    element.textContent
  );
}
