import * as t from "#texts/checkout.ts";
import { MapPin, X } from "lucide-react";
import { useRef, useState } from "react";
import { classNames } from "../../../components/class-names.ts";
import { FieldError } from "../../../components/field.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import type { UsedAddress, UsedAddresses } from "./use-used-addresses.ts";

export interface AddressChooserProps {
  used: UsedAddresses;
  /** The id of the selected address if the form still holds it unchanged; otherwise null. */
  chosen: string | null;
  onChoose: (address: UsedAddress) => void;
}

/** The addresses of earlier orders: one press fills the form. */
export function AddressChooser({ used, chosen, onChoose }: AddressChooserProps) {
  const { addresses, forgetting, problem, forget } = used;
  const [said, setSaid] = useState("");
  const words = useRef<HTMLParagraphElement>(null);

  async function forgetOne(address: UsedAddress) {
    if (!(await forget(address.id))) return;
    setSaid(t.addressRemoved(placeOf(address)));
    // The pressed button is gone.
    words.current?.focus();
  }

  return (
    <div className="mt-6 empty:hidden">
      {addresses.length > 0 && (
        <section aria-labelledby="used-addresses">
          <h2 id="used-addresses" className="mb-2 text-base font-semibold">
            {t.previousAddresses}
          </h2>
          <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {addresses.map((address) => (
              <li
                key={address.id}
                className={classNames(
                  "flex items-center rounded-control border",
                  address.id === chosen
                    ? "border-accent bg-accent-soft"
                    : "border-line-strong bg-raised",
                )}
              >
                <button
                  type="button"
                  aria-pressed={address.id === chosen}
                  className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-control py-2.5 pl-4 text-left text-sm leading-dense"
                  onClick={() => {
                    onChoose(address);
                    setSaid(t.filledIn(placeOf(address)));
                  }}
                >
                  <MapPin aria-hidden size={18} className="flex-none" />
                  <span className="min-w-0">
                    <span className="block truncate font-semibold">
                      {address.shippingAddress.firstName} {address.shippingAddress.lastName}
                    </span>
                    <span className="block text-ink-muted [overflow-wrap:anywhere]">
                      {placeOf(address)}
                    </span>
                  </span>
                </button>
                <IconButton
                  label={t.removeAddress(placeOf(address))}
                  icon={<X aria-hidden size={16} />}
                  disabled={forgetting}
                  onClick={() => void forgetOne(address)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p ref={words} role="status" tabIndex={-1} className="mt-2 text-sm text-ink-muted empty:mt-0">
        {said}
      </p>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

function placeOf({ shippingAddress: { address, city } }: UsedAddress): string {
  return `${address}, ${city}`;
}
