import { Banknote, Info, MapPin, Phone } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { buttonStyle } from "../../../components/button-style.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { mapLink } from "../order-desk/map-link.ts";
import type { ShownStop } from "./driver-view.ts";

/** Number, name and address of a stop. */
export function StopHead({ stop, line }: { stop: ShownStop; line: string }) {
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden
        className="grid size-13 flex-none place-items-center rounded-full bg-inverse font-display text-lg text-ink-inverse"
      >
        {stop.number}
      </span>
      <h1 className="min-w-0 font-display text-title leading-title">
        <span className="sr-only">Stop {stop.number}: </span>
        {stop.name}
        <span className="block font-ui text-md text-ink">{line}</span>
      </h1>
    </div>
  );
}

/** The next stop: where, what, and the cash; its two answers are docked below it. */
export function StopCard({
  stop,
  onDelivered,
  onFailed,
}: {
  stop: ShownStop;
  onDelivered: () => void;
  onFailed: () => void;
}) {
  const { address, city, landmark, floor, driverNote, phone, secondPhone, items } = stop;
  const where = [address, city].filter((part) => part !== "").join(", ");
  const country = [stop.district, "Sri Lanka"].filter(Boolean).join(", ");
  const notes = [floor && `Floor: ${floor}`, landmark, driverNote].filter((part) => part !== "");
  return (
    <section aria-label="Next stop" className="grid gap-4">
      <StopHead stop={stop} line={where} />
      <div className="grid grid-cols-2 gap-3">
        <a
          className={buttonStyle("outlined", "big")}
          href={mapLink({ address, city, country })}
          target="_blank"
          rel="noreferrer"
        >
          <MapPin aria-hidden size={18} />
          Map
        </a>
        <a className={buttonStyle("outlined", "big")} href={`tel:${phone}`}>
          <Phone aria-hidden size={18} />
          Call
        </a>
      </div>
      {secondPhone !== "" && (
        <p className="text-base">
          No answer? Call{" "}
          <a className="font-demi underline underline-offset-near" href={`tel:${secondPhone}`}>
            {secondPhone}
          </a>
        </p>
      )}
      {notes.length > 0 && (
        <div className="flex gap-3 rounded-control bg-info-soft px-4 py-3 text-base text-info-text">
          <Info aria-hidden size={20} className="mt-0.5 flex-none" />
          <ul className="grid gap-1">
            {notes.map((note) => (
              <li key={note} className="whitespace-pre-line">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="border-t border-line">
        {items.map(({ productId, name, options, quantity }) => (
          <li
            key={productId}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-2 border-b border-line py-2.5 text-base"
          >
            <span className="text-center font-display text-md">{quantity}</span>
            <span>
              {name}
              {options.length > 0 && (
                <span className="block text-sm text-ink-muted">{options.join(", ")}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 rounded-control border border-line-strong bg-raised px-4 py-3">
        <span>To collect</span>
        <b className="font-display text-title font-normal">{formatMoneyShort(stop.toCollect)}</b>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-page max-md:p-4">
        <Button
          size="big"
          className="border-danger! px-3! text-base! text-danger-text!"
          onClick={onFailed}
        >
          Not delivered
        </Button>
        <Button size="big" variant="filled" className="px-2! text-base!" onClick={onDelivered}>
          <Banknote aria-hidden size={20} className="max-sm:hidden" />
          Delivered, cash collected
        </Button>
      </div>
    </section>
  );
}
