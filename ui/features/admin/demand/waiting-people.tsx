import { Check, Clock, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { countText } from "../../../components/count.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { ShowMore } from "../../../components/show-more.tsx";
import type { Language } from "../../../generated/operations.ts";
import { Read } from "../kit/read.tsx";
import { nameOfItem, type DemandItem } from "./demand-table.tsx";
import { useEndAlert, useWaitingPeople } from "./use-demand.ts";

const languageNames: Readonly<Record<Language, string>> = {
  ENGLISH: "English",
  SINHALA: "Sinhala",
  TAMIL: "Tamil",
};

/** The people who wait for a variant, in the order in which they asked. */
export function WaitingPeople({ item, onEnded }: { item: DemandItem; onEnded: () => void }) {
  const people = useWaitingPeople(item.id);
  const { pending, end } = useEndAlert(() => {
    void people.retry();
    onEnded();
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="waiting" className="grid gap-3 border border-line p-4 md:p-6">
      <div>
        <h2 id="waiting" ref={heading} tabIndex={-1} className="heading text-title outline-none">
          Who waits for {nameOfItem(item)}
        </h2>
        <p className="text-ink-muted">
          {countText(item.waiting + item.unconfirmed, "alert")}, in the order of the requests
        </p>
      </div>
      <Read of={people} what="the people" skeleton="h-32">
        {({ items }) => (
          <>
            <ul aria-label="People" className="border-y border-line">
              {items.map(({ id, name, email, isConfirmed, isGuest, language, since }) => {
                const person = name ?? email ?? "Erased";
                return (
                  <li
                    key={id}
                    className="grid gap-x-4 gap-y-1 border-line py-2 not-first:border-t md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto] md:items-center"
                  >
                    <span className="min-w-0">
                      <b className="block truncate font-semibold">{person}</b>
                      <small className="block truncate text-fine text-ink-muted">
                        {isGuest ? "no account" : email}
                      </small>
                    </span>
                    <time dateTime={since} className="text-sm text-ink-muted">
                      {formatDate(since)}
                    </time>
                    <span className="text-sm">{languageNames[language]}</span>
                    <span className="inline-flex items-center gap-1 text-sm">
                      {isConfirmed ? (
                        <Check aria-hidden size={13} />
                      ) : (
                        <Clock aria-hidden size={13} />
                      )}
                      {isConfirmed ? "confirmed" : "not confirmed"}
                    </span>
                    <IconButton
                      label={`End the alert of ${person}`}
                      aria-busy={pending || undefined}
                      icon={<X aria-hidden size={16} />}
                      onClick={() => void end(id)}
                    />
                  </li>
                );
              })}
            </ul>
            <ShowMore more={people.more} />
          </>
        )}
      </Read>
    </section>
  );
}
