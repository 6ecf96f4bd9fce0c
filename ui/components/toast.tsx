import { lazy, Suspense, useSyncExternalStore } from "react";
import type { NoticeAction } from "./toast-shelf.tsx";

const ToastShelf = lazy(async () => ({ default: (await import("./toast-shelf.tsx")).ToastShelf }));

let isWanted = false;
let tellShelf = () => {};

function listen(listener: () => void): () => void {
  tellShelf = listener;
  return () => {
    tellShelf = () => {};
  };
}

/**
 * The place for toasts; mounted once. Its code loads with the first toast, as most pages show none.
 */
export function Toaster() {
  const wanted = useSyncExternalStore(
    listen,
    () => isWanted,
    () => false,
  );
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastShelf />
    </Suspense>
  );
}

async function show(tone: "success" | "failure", text: string, action?: NoticeAction) {
  isWanted = true;
  tellShelf();
  const { showToast } = await import("./toast-shelf.tsx");
  showToast(tone, text, action);
}

/** Shows a message for three seconds; its action must also exist elsewhere. */
export const notify = {
  success: (text: string, action?: NoticeAction): void => void show("success", text, action),
  failure: (text: string, action?: NoticeAction): void => void show("failure", text, action),
};
