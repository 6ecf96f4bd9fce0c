import { useState } from "react";

/** Copies a URL of the shop in a form that others can open; `standing` is the result. */
export function useCopiedLink(address: string) {
  const [standing, setStanding] = useState<"" | "copied" | "failed">("");
  return {
    standing,
    copy() {
      // Browsers have no clipboard on insecure pages.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      if (!clipboard) {
        setStanding("failed");
        return;
      }
      void clipboard.writeText(new URL(address, location.href).href).then(
        () => setStanding("copied"),
        () => setStanding("failed"),
      );
    },
  };
}
