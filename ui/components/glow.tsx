import { useState, type ReactNode } from "react";
import "./glow.css";

/** Makes its content glow once whenever the value changes while it is shown. */
export function Glow({ value, children }: { value: string | number; children: ReactNode }) {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  // A new key for every change restarts the animation.
  return (
    <span key={seen.changes} className={seen.changes > 0 ? "glow" : undefined}>
      {children}
    </span>
  );
}
