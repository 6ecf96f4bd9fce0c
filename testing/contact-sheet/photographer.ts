import { openStudio, type Studio } from "../../setup/studio.ts";

/** The camera and variant for a picture of a model. */
export interface View {
  readonly onWall: boolean;
  readonly width: number;
  readonly height: number;
  /** Camera angles in degrees, to the right and up. */
  readonly turn: number;
  readonly rise: number;
  /** Index of a colour variant. */
  readonly variant?: number;
}

/** A PNG of a GLB. */
export const photograph = (studio: Studio, glb: Uint8Array, view: View): Promise<Buffer> =>
  studio.photograph({ ...view, url: "/model.glb" }, { "/model.glb": glb });

/** Opens the studio for the contact sheet. */
export const openPhotographer = (executablePath?: string): Promise<Studio> =>
  openStudio(new URL("./", import.meta.url), executablePath);
