import * as t from "#texts/notices.ts";
import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { useClock } from "../components/clock.ts";
import { clockInColombo } from "../components/colombo.ts";
import { IconButton } from "../components/icon-button.tsx";
import type { ShopView } from "../components/shop-context.ts";
import { createStoredList, useStoredList } from "../storage/stored-list.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** The text that this browser's user has dismissed. */
const dismissed = createStoredList("shop.dismissed-announcement", 1, isText);

/** A line above the header that the owner has set for some days. It can be dismissed. */
export function Announcement({
  announcement: { text, until, link },
}: {
  announcement: NonNullable<ShopView["announcement"]>;
}) {
  const hidden = useStoredList(dismissed);
  const today = clockInColombo(useClock()).slice(0, 10);
  // A page that stays open past the last day.
  if (today > until || hidden.includes(text)) return null;
  return (
    <section aria-label={t.announcement} className="bg-accent text-on-accent">
      <div className="wrap flex items-center gap-4 py-0.5">
        <p className="flex-1 py-1.5 text-center text-sm leading-body">
          {link === "" ? (
            text
          ) : link.startsWith("/") ? (
            <Link to={link} className="underline underline-offset-4">
              {text}
            </Link>
          ) : (
            <a href={link} rel="noopener noreferrer" className="underline underline-offset-4">
              {text}
            </a>
          )}
        </p>
        <IconButton
          label={t.dismissAnnouncement}
          icon={<X aria-hidden size={18} />}
          onClick={() => dismissed.store([text])}
        />
      </div>
    </section>
  );
}
