import type { Page } from "@playwright/test";
import type { ScreenTexts } from "../screen-texts.ts";

/** A screen of the shop for one role. */
export interface Screen {
  readonly name: string;
  /** The mock page it is based on, if any. */
  readonly mock?: string;
  readonly who: "visitor" | "shopper" | "admin";
  readonly path: string;
  /** The address doesn't exist: it is answered with 404 and the error page. */
  readonly missing?: true;
  /** The screen depends on the width, so it is reopened at each; others are resized. */
  readonly ofWidth?: true;
  /** Steps that complete the screen; `t` are its texts in the page's language. */
  readonly open?: (page: Page, t: ScreenTexts) => Promise<void>;
}
