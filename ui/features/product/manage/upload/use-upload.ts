import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dropFile, keepFile, keptFile } from "./kept-file.ts";
import { sendFile, type Purpose, type Sending, type SentFile, type Stop } from "./sending.ts";

/** Where a file is on its way into the shop. */
export type UploadState =
  | { phase: "empty" }
  | {
      phase: "sending" | "paused" | "checking";
      file: File;
      sent: number;
      bytesPerSecond: number;
      chunk: number;
    }
  | { phase: "stopped"; file: File; stop: Stop }
  | { phase: "sent"; file: File; taken: SentFile };

export interface FileUpload {
  state: UploadState;
  choose: (file: File) => void;
  pause: () => void;
  resume: () => void;
  /** Takes the file away, here and there. */
  remove: () => void;
  /** A product shows the file now: the next is chosen anew. */
  finish: () => void;
}

/** One file that is sent as soon as it is chosen, and goes on after a reload. */
export function useUpload(purpose: Purpose): FileUpload {
  const [state, setState] = useState<UploadState>({ phase: "empty" });
  const sending = useRef<Sending | null>(null);

  function send(file: File) {
    const start = { phase: "sending" as const, file, sent: 0, bytesPerSecond: 0, chunk: 0 };
    setState(start);
    sending.current = sendFile(file, purpose, {
      onProgress: (progress) =>
        setState((now) => (now.phase === "sending" ? { ...now, ...progress } : now)),
      onChecking: () => setState({ ...start, phase: "checking", sent: file.size }),
      onSent: (taken) => setState({ phase: "sent", file, taken }),
      onStop: (stop) => setState({ phase: "stopped", file, stop }),
    });
  }

  const goOn = useEffectEvent(send);
  useEffect(() => {
    let here = true;
    void keptFile(purpose).then((file) => {
      if (here && file && sending.current === null) goOn(file);
    });
    return () => {
      here = false;
      sending.current?.pause();
    };
  }, [purpose]);

  function forget() {
    sending.current = null;
    void dropFile(purpose);
    setState({ phase: "empty" });
  }

  return {
    state,
    choose(file) {
      void sending.current?.cancel();
      void keepFile(purpose, file);
      send(file);
    },
    pause() {
      sending.current?.pause();
      setState((now) => (now.phase === "sending" ? { ...now, phase: "paused" } : now));
    },
    resume() {
      setState((now) => {
        if (now.phase === "paused") return { ...now, phase: "sending" };
        if (now.phase !== "stopped") return now;
        return { phase: "sending", file: now.file, sent: 0, bytesPerSecond: 0, chunk: 0 };
      });
      sending.current?.resume();
    },
    remove() {
      void sending.current?.cancel();
      forget();
    },
    finish: forget,
  };
}
