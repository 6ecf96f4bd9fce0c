import type { Page } from "@playwright/test";
import type { Words } from "../words.ts";

/** A screen of the shop as somebody sees it. */
export interface Screen {
  readonly name: string;
  /** The mock page it is built after; undefined where there is none. */
  readonly mock?: string;
  readonly who: "visitor" | "shopper" | "admin";
  readonly path: string;
  /** Nothing stands at the address: it is answered with 404 and its page. */
  readonly missing?: true;
  /** It is another screen at another width, and opened anew for it; others are stretched. */
  readonly ofWidth?: true;
  /**
   * What has to be done before the screen is complete; `t` is what it says, where it has texts in
   * the page's language.
   */
  readonly open?: (page: Page, t: Words) => Promise<void>;
}
