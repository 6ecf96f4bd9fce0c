import { useCallback, useEffect, useRef, useState } from "react";
import "./live-marks.css";

/** Duration of the glow: 420 ms in, 2 s out. */
const glowMs = 2_420;

export interface LiveMarks {
  /** Makes an order glow from now on. */
  mark: (orderId: string) => void;
  /** The class of an order that has just changed; each revision restarts the glow. */
  glowOf: (order: { id: string; revision: number }) => string | undefined;
}

/** Tracks which orders have just changed. */
export function useLiveMarks(): LiveMarks {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const mark = useCallback((orderId: string) => {
    clearTimeout(timers.current.get(orderId));
    setMarked((before) => new Set(before).add(orderId));
    const fade = () => {
      setMarked((before) => {
        const after = new Set(before);
        after.delete(orderId);
        return after;
      });
    };
    timers.current.set(orderId, setTimeout(fade, glowMs));
  }, []);

  return {
    mark,
    glowOf: ({ id, revision }) =>
      marked.has(id) ? (revision % 2 === 1 ? "glow-odd" : "glow-even") : undefined,
  };
}
