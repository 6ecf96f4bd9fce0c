import * as t from "#texts/components.ts";
import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { notify } from "./toast.tsx";
import { timings } from "../generated/shop.ts";

/** Copies a text; not shown if the browser doesn't let pages copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Browsers omit it on pages loaded over an insecure connection.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;

  async function copy(to: Clipboard) {
    await to.writeText(text);
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), timings.notice);
  }

  const Sign = copied ? Check : Copy;
  return (
    <Button
      variant="quiet"
      aria-label={copied ? t.copied : label}
      onClick={() => void copy(clipboard).catch(() => notify.failure(t.copyFailed))}
    >
      <Sign aria-hidden size={18} />
      <span aria-live="polite">{copied ? t.copied : t.copy}</span>
    </Button>
  );
}
