/** The WebXR API, which TypeScript does not include yet. */
interface RoomSystem {
  isSessionSupported: (mode: "immersive-ar") => Promise<boolean>;
}

/**
 * True if this device may support AR. The viewer knows better but is large, so it is loaded only if
 * this returns true.
 */
export async function mayPlace(): Promise<boolean> {
  const { userAgent } = navigator;
  if (/android/i.test(userAgent)) return !/firefox/i.test(userAgent) || seesRooms();
  return readsQuickLook() || seesRooms();
}

function readsQuickLook(): boolean {
  try {
    return document.createElement("a").relList.supports("ar");
  } catch {
    // Older browsers have no relList.
    return false;
  }
}

async function seesRooms(): Promise<boolean> {
  const { xr } = navigator as { xr?: RoomSystem };
  try {
    return (await xr?.isSessionSupported("immersive-ar")) ?? false;
  } catch {
    // The API throws on pages that may not use it.
    return false;
  }
}

/** True for a handheld device, which cannot scan a code from its own screen. */
export const isHandheld = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
