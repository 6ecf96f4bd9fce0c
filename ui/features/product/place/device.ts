/** What browsers tell of rooms; TypeScript does not know it yet. */
interface RoomSystem {
  isSessionSupported: (mode: "immersive-ar") => Promise<boolean>;
}

/**
 * Whether this device may show a piece in its owner's room. What draws models knows better, and is
 * large: it is asked only where this says yes.
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
    // Older browsers know no list of what links may be.
    return false;
  }
}

async function seesRooms(): Promise<boolean> {
  const { xr } = navigator as { xr?: RoomSystem };
  try {
    return (await xr?.isSessionSupported("immersive-ar")) ?? false;
  } catch {
    // A page that may not ask is told so by an error.
    return false;
  }
}

/** Whether it is held in a hand, and cannot read a code from its own screen. */
export const isHandheld = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
