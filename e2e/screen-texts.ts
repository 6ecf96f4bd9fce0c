import type { Language } from "../domain/constants.ts";
import * as alerts from "../ui/texts/en/alerts.ts";
import * as account from "../ui/texts/en/account.ts";
import * as cards from "../ui/texts/en/cards.ts";
import * as cart from "../ui/texts/en/cart.ts";
import * as compare from "../ui/texts/en/compare.ts";
import * as components from "../ui/texts/en/components.ts";
import * as find from "../ui/texts/en/find.ts";
import * as hearts from "../ui/texts/en/hearts.ts";
import * as home from "../ui/texts/en/home.ts";
import * as messages from "../ui/texts/en/messages.ts";
import * as orders from "../ui/texts/en/orders.ts";
import * as product from "../ui/texts/en/product.ts";
import * as push from "../ui/texts/en/push.ts";
import * as report from "../ui/texts/en/report.ts";
import * as review from "../ui/texts/en/review.ts";
import * as room from "../ui/texts/en/room.ts";
import * as shell from "../ui/texts/en/shell.ts";
import * as track from "../ui/texts/en/track.ts";
import * as wishes from "../ui/texts/en/wishes.ts";
import type { Translated } from "../ui/texts/translated.ts";

const texts = {
  account,
  alerts,
  cards,
  cart,
  compare,
  components,
  find,
  hearts,
  home,
  messages,
  orders,
  product,
  push,
  report,
  review,
  room,
  shell,
  track,
  wishes,
};

/** The English texts of the screens by area; messages of the domain keep their domain names. */
export const english = { ...texts, messages: messages.messages };

/** The texts of the screens in one language, with the keys of `ui/texts/`. */
export type ScreenTexts = Translated<typeof english>;

/** Loads the texts of the screens in a language. */
export const loadTexts = async (language: Language): Promise<ScreenTexts> => {
  const load = async (part: string): Promise<readonly [string, unknown]> => [
    part,
    await import(`../ui/texts/${language}/${part}.ts`),
  ];
  const parts = await Promise.all(Object.keys(texts).map(load));
  const said = Object.fromEntries(parts) as Translated<typeof texts>;
  return { ...said, messages: said.messages.messages };
};
