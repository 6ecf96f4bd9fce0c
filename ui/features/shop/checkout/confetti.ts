import { confettiPieces, timings } from "../../../generated/shop.ts";
import { submissionStore } from "./order-submission.ts";

/** The thread colours of the handloom stripe. */
const threads = ["#3c4f78", "#cf9f4f", "#4f6f58", "#b4603f", "#2b3a5b", "#e4dcc6"];

/** Fifty particles in the handloom colours for five seconds; none with reduced motion. */
async function throwConfetti(): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { default: confetti } = await import("canvas-confetti");
  void confetti({
    particleCount: confettiPieces,
    colors: threads,
    shapes: ["square"],
    spread: 110,
    startVelocity: 42,
    gravity: 0.75,
    ticks: 300,
    scalar: 1.1,
    origin: { x: 0.5, y: 0.32 },
    disableForReducedMotion: true,
  });
  setTimeout(() => confetti.reset(), timings.confetti);
}

/** Shows confetti once per order, even if the page is shown again. */
export function celebrateOnce(submissionId: string): void {
  const { current } = submissionStore.read();
  if (current?.id !== submissionId || current.state.kind !== "placed" || current.state.celebrated)
    return;
  submissionStore.write({ ...current, state: { ...current.state, celebrated: true } });
  void throwConfetti().catch(() => undefined);
}
