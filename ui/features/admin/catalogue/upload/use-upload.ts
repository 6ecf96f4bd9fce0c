import { notify } from "../../../../components/toast.tsx";
import { messages } from "../../../../generated/shop.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dropFile, storeFile, storedFile } from "./stored-file.ts";
import { sendFile, type Purpose, type Sending, type SentFile, type Stop } from "./sending.ts";

/** State of an upload. */
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
  /** Deletes the file in the browser and on the server. */
  remove: () => void;
  /** Call once a product uses the file; the field is then empty again. */
  finish: () => void;
}

/** True while a file is being uploaded. */
export function isUnderWay({ state: { phase } }: FileUpload): boolean {
  return phase === "sending" || phase === "paused" || phase === "checking";
}

/**
 * Uploads a file as soon as it is selected, and resumes after a reload. `product` is the id of an
 * existing product that the file is for.
 */
export function useUpload(purpose: Purpose, product = ""): FileUpload {
  const keptAs = `${purpose}${product}`;
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
    void storedFile(keptAs).then((file) => {
      if (here && file && sending.current === null) goOn(file);
    });
    return () => {
      here = false;
      sending.current?.pause();
    };
  }, [keptAs]);

  function forget() {
    sending.current = null;
    void dropFile(keptAs);
    setState({ phase: "empty" });
  }

  return {
    state,
    choose(file) {
      void sending.current?.cancel();
      void storeFile(keptAs, file);
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
      if (state.phase === "sending" || state.phase === "paused")
        notify.success(messages.upload.canceled);
      forget();
    },
    finish: forget,
  };
}
