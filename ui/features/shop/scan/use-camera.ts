import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { hasLight, switchLight } from "./camera-light.ts";
import type { CodeReader } from "./code-reader.ts";

/** `refused`: the user or the browser denies access; `none`: no camera is available. */
export type CameraState = "closed" | "opening" | "open" | "refused" | "none";

const betweenLooksMs = 200;

export interface Camera {
  state: CameraState;
  /** True if its lamp is on; null if it has none. */
  isLit: boolean | null;
  /** Turns the lamp on or off. */
  switchLamp: () => Promise<void>;
  video: RefObject<HTMLVideoElement | null>;
  open: () => Promise<void>;
  close: () => void;
}

/** Opens the rear camera and reports the codes it sees. It is closed when the page is left. */
export function useCamera(
  reader: () => Promise<CodeReader>,
  onCode: (text: string) => void,
): Camera {
  const [state, setState] = useState<CameraState>("closed");
  const [isLit, setIsLit] = useState<boolean | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const isLeft = useRef(false);
  const found = useEffectEvent(onCode);

  function stop() {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  }

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stop();
    };
  }, []);

  async function open() {
    setState("opening");
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment" },
      });
      stream.current = opened;
      if (isLeft.current) stop();
      else {
        setIsLit(hasLight(opened) ? false : null);
        setState("open");
      }
    } catch (error) {
      const refused = error instanceof DOMException && error.name === "NotAllowedError";
      setState(refused ? "refused" : "none");
    }
  }

  function close() {
    stop();
    setState("closed");
  }

  async function switchLamp() {
    if (!stream.current || isLit === null) return;
    // If the lamp refuses, it is no longer offered.
    setIsLit(
      await switchLight(stream.current, !isLit).then(
        () => !isLit,
        () => null,
      ),
    );
  }

  const look = useEffectEvent(async (): Promise<boolean> => {
    const picture = video.current;
    if (!picture || picture.readyState < picture.HAVE_CURRENT_DATA) return false;
    const text = await (await reader())(picture).catch(() => null);
    if (text === null || stream.current === null) return false;
    found(text);
    return true;
  });

  useEffect(() => {
    const picture = video.current;
    if (state !== "open" || !picture) return;
    picture.srcObject = stream.current;
    picture.play().catch(() => undefined);
    let timer: ReturnType<typeof setTimeout>;
    let isClosed = false;
    const lookOn = () =>
      void look().then(
        (isFound) => {
          // A read may finish after the camera was closed and reopened.
          if (!isFound && !isClosed) timer = setTimeout(lookOn, betweenLooksMs);
        },
        () => setState("none"),
      );
    timer = setTimeout(lookOn, betweenLooksMs);
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [state]);

  return { state, isLit, switchLamp, video, open, close };
}
