import { useState } from "react";

/** Copies a URL of the shop in a form that others can open; `result` is the result. */
export function useCopiedLink(address: string) {
  const [result, setResult] = useState<"" | "copied" | "failed">("");
  return {
    result,
    copy() {
      // Browsers have no clipboard on insecure pages.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      if (!clipboard) {
        setResult("failed");
        return;
      }
      void clipboard.writeText(new URL(address, location.href).href).then(
        () => setResult("copied"),
        () => setResult("failed"),
      );
    },
  };
}
