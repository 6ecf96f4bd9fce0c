import { lazy, Suspense } from "react";
import { createStore, useStore } from "../storage/store.ts";
import type { NoticeAction } from "./toast-shelf.tsx";

const ToastShelf = lazy(async () => ({ default: (await import("./toast-shelf.tsx")).ToastShelf }));

let isWanted = false;
const wantsShelf = createStore(() => isWanted, false);

/**
 * The place for toasts; mounted once. Its code loads with the first toast, as most pages show none.
 */
export function Toaster() {
  const wanted = useStore(wantsShelf);
  // Open dialogs hide everything else from screen readers, except what has this attribute.
  return (
    <div aria-live="off">
      {wanted && (
        <Suspense>
          <ToastShelf />
        </Suspense>
      )}
    </div>
  );
}

async function show(tone: "success" | "failure", text: string, action?: NoticeAction) {
  isWanted = true;
  wantsShelf.changed();
  const { showToast } = await import("./toast-shelf.tsx");
  showToast(tone, text, action);
}

/** Shows a message for three seconds; its action must also exist elsewhere. */
export const notify = {
  success: (text: string, action?: NoticeAction): void => void show("success", text, action),
  failure: (text: string, action?: NoticeAction): void => void show("failure", text, action),
};
