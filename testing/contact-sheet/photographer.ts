import { openStudio, type Studio } from "../../setup/studio.ts";

/** How a model is to be seen. */
export interface View {
  readonly onWall: boolean;
  readonly width: number;
  readonly height: number;
  /** Degrees round to the right, and up. */
  readonly turn: number;
  readonly rise: number;
  /** Which of its colour variants, by number. */
  readonly variant?: number;
}

/** A PNG of a GLB. */
export const photograph = (studio: Studio, glb: Uint8Array, view: View): Promise<Buffer> =>
  studio.photograph({ ...view, url: "/model.glb" }, { "/model.glb": glb });

/** The studio of the contact sheet. */
export const openPhotographer = (executablePath?: string): Promise<Studio> =>
  openStudio(new URL("./", import.meta.url), executablePath);
