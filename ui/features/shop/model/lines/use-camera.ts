import { useEffect, useState, type RefObject } from "react";
import type { ViewerElement } from "../viewer-element.ts";
import type { Camera } from "./camera.ts";

/** The camera of the shown model as it turns; null before it has loaded. */
export function useCamera(viewer: RefObject<ViewerElement | null>): Camera | null {
  const [camera, setCamera] = useState<Camera | null>(null);
  useEffect(() => {
    const { current } = viewer;
    if (!current) return undefined;
    const read = () => {
      const { theta, phi, radius } = current.getCameraOrbit();
      const { x, y, z } = current.getCameraTarget();
      setCamera({
        theta,
        phi,
        radius,
        target: [x, y, z],
        fovDegrees: current.getFieldOfView(),
        width: current.clientWidth,
        height: current.clientHeight,
      });
    };
    const resized = new ResizeObserver(read);
    resized.observe(current);
    current.addEventListener("camera-change", read);
    return () => {
      resized.disconnect();
      current.removeEventListener("camera-change", read);
    };
  }, [viewer]);
  return camera;
}
